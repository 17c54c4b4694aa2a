import {isLargeNetwork, isPrivate, readAddress} from '../../../product/networkAddress';
import {faultInAddress, looksLikeAddress, notesOnMoreAddresses} from './addressText';
import {commentField} from './filterFields';
import {faultInSpaces, faultInText, joinComment, splitComment, unreadable} from './lineText';
import {listSteps, type ListName} from './listSteps';
import {complete, faults, reading, type Field, type RuleFields, type RuleKind, type Warning} from './ruleKind';

export type AddressFields = {address: string; comment: string};

const fields: readonly Field[] = [
  {
    name: 'address',
    label: 'Address or network',
    hint: 'IPv4 or IPv6, such as 203.0.113.7 or 2001:db8::/32.',
    input: 'text',
    required: true,
    initial: '',
  },
  commentField,
];

/** A whole address or network of csf.allow or csf.deny. */
export function addressKind(list: ListName): RuleKind<AddressFields> {
  return {
    id: `${list}-address`,
    name: list === 'allow' ? 'Allowed address' : 'Denied address',
    summary: list === 'allow' ? 'Lets an address through, all ports.' : 'Shuts an address out, all ports.',
    page:
      list === 'allow'
        ? '/docs/usage/allow-deny-filters/#how-do-i-whitelist-an-address'
        : '/docs/usage/allow-deny-filters/#how-do-i-block-an-address-or-a-network',
    file: `/etc/csf/csf.${list}`,
    fields,
    looksLike: looksLikeAddress,
    tidy,
    check: checkAddress,
    print: ({address, comment}) => joinComment({entry: address, comment}),
    parse: (line) => {
      const why = unreadable(line) ?? faultInSpaces(line);
      if (why !== undefined) {
        return {fault: why};
      }
      const parts = splitComment(line);
      const {entry, comment} = parts;
      return reading({tidy, check: checkAddress}, {address: entry, comment}, notesOnMoreAddresses(parts));
    },
    sentence: ({address}) =>
      list === 'allow'
        ? `Accepts everything from and to ${address}.`
        : `Drops everything from ${address} and refuses everything to it.`,
    apply: ({address, comment}) => listSteps(list, address, comment).apply,
    undo: ({address, comment}) => listSteps(list, address, comment).undo,
    warnings: ({address}) => (list === 'allow' ? allowWarnings(address) : denyWarnings(address)),
  };
}

function tidy(values: RuleFields): AddressFields {
  const {address, comment} = complete<AddressFields>(fields, values);
  return {address: address.toLowerCase(), comment};
}

function checkAddress({address, comment}: AddressFields): ReturnType<RuleKind['check']> {
  return faults(['address', faultInAddress(address)], ['comment', faultInText(comment, 'The comment')]);
}

function allowWarnings(text: string): Warning[] {
  const address = readAddress(text);
  return [
    ...(address?.prefix === 0
      ? [notice('This opens every port to everybody: nothing of the firewall is left.', '/docs/usage/principles/')]
      : address !== undefined && isLargeNetwork(address) && !isPrivate(address)
        ? [notice('This is a large network: every port is open to all of it.', '/docs/usage/principles/')]
        : []),
    notice(
      'lfd still counts failed logins of this address and reports a block, unless IGNORE_ALLOW is 1 or the address is in csf.ignore.',
      '/docs/usage/allow-deny-filters/#why-does-lfd-still-block-an-allowed-address',
    ),
    ...ipv6Notice(text),
  ];
}

function denyWarnings(text: string): Warning[] {
  const address = readAddress(text);
  return [
    address?.prefix === 0
      ? lockout('This stands for everybody: only allowed addresses get in. csf -d does not refuse it.')
      : lockout(
          'csf -d does not protect the address you are connected from, and a new deny cuts open connections. Is yours among these?',
        ),
    ...(address !== undefined && isPrivate(address)
      ? [lockout('This is a private network. Your own machines, gateways or containers may be in it.')]
      : []),
    ...ipv6Notice(text),
  ];
}

function ipv6Notice(text: string): Warning[] {
  return readAddress(text)?.family === 6
    ? [notice('csf refuses an IPv6 address unless IPV6 is 1.', '/docs/usage/ipv6/#allow-or-block-an-ipv6-address')]
    : [];
}

function lockout(text: string): Warning {
  return {text, locksOut: true, page: '/docs/locked-out/'};
}

function notice(text: string, page: string): Warning {
  return {text, locksOut: false, page};
}
