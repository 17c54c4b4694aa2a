import {readAddress} from '../../../model/address';
import {
  type NetworkAddress,
  isLargeNetwork,
  isPrivate,
  shortForm,
  shownByIptables,
} from '../../../model/netfilter/address';
import {errorInAddress, looksLikeAddress, notesOnMoreAddresses} from '../addressText';
import {meantEntry} from './filter';
import {commentField, denyCommentField} from './filterFields';
import {allOf} from './filterWords';
import {lfdFileSteps, lfdFileUndo} from './lfdFileKinds';
import {applying, complete, doubt, errors, lockout, notice, reading, textField} from './ruleKind';
import type {Field, Note, Reading, RuleFields, RuleKind, Warning} from './ruleKind';
import {sections} from '../../../pages/sections';
import {crowdOf, ignoresNobody, wideAllow, wideDeny, youToo} from '../../wideEntries';
import {errorInSpaces, errorInText, joinComment, listSteps, splitComment, unreadable, type ListName} from '../ruleLine';

export type AddressFields = {address: string; comment: string};

const lists = '/docs/usage/allow-deny-filters/';
const ignoreFile = '/etc/csf/csf.ignore';

function fieldsWith(limits: string, comment = commentField): readonly Field[] {
  const hint = `IPv4 or IPv6, such as 203.0.113.7 or 2001:db8::/32.${limits}`;
  return [textField('address', 'Address or network', hint), comment];
}

/** A whole address or network of csf.allow or csf.deny. */
export function addressKind(list: ListName): RuleKind<AddressFields> {
  return {
    id: `${list}-address`,
    name: list === 'allow' ? 'Allowed address' : 'Denied address',
    summary: list === 'allow' ? 'Lets an address through, all ports.' : 'Blocks an address, all ports.',
    page:
      list === 'allow' ? `${lists}#how-do-i-whitelist-an-address` : `${lists}#how-do-i-block-an-address-or-a-network`,
    file: `/etc/csf/csf.${list}`,
    fields: fieldsWith('', list === 'deny' ? denyCommentField : commentField),
    looksLike: looksLikeAddress,
    tidy,
    check: checkAddress,
    print: ({address, comment}) => joinComment({entry: address, comment}),
    parse: (line) => readAddressLine(line, {tidy, check: checkAddress}, noteOnPorts),
    sentence: ({address}) =>
      list === 'allow'
        ? `Accepts everything from and to ${allOf(address) ?? address}.`
        : `Drops everything from ${allOf(address) ?? address} and refuses everything to ${allOf(address) === undefined ? 'it' : 'them'}.`,
    apply: ({address, comment}) => listSteps(list, address, comment).apply,
    undo: ({address, comment}) => listSteps(list, address, comment).undo,
    warnings: ({address}) => (list === 'allow' ? allowWarnings(address) : denyWarnings(address)),
  };
}

/** An address in csf's own spelling: csf -dr finds a line of csf.deny only in this one. */
function tidy(values: RuleFields): AddressFields {
  const {address, comment} = complete<AddressFields>(fieldsWith(''), values);
  const found = readAddress(address);
  return {address: found === undefined ? address.toLowerCase() : shortForm(found), comment};
}

function checkAddress({address, comment}: AddressFields): ReturnType<RuleKind['check']> {
  return errors(['address', errorInAddress(address)], ['comment', errorInText(comment, 'The comment')]);
}

/** Says of an address that people write for everybody what it is. */
function nobodyDoubt(text: string): Warning | false {
  return (
    /^(0\.0\.0\.0|::)(\/32|\/128)?$/.test(text) &&
    doubt(`${text} is one address, which no visitor has, so the line does nothing.`, sections.allow)
  );
}

function allowWarnings(text: string): Warning[] {
  const address = readAddress(text);
  const wide = wideAllow(text);
  return applying([
    wide !== undefined &&
      notice(`This ${wide}${address?.prefix === 0 ? ': the firewall then protects nothing' : ''}.`, sections.allow),
    notice(
      'lfd still counts failed logins from this address and reports a block, unless IGNORE_ALLOW is 1 or the address is in csf.ignore.',
      `${lists}#why-does-lfd-still-block-an-allowed-address`,
    ),
    nobodyDoubt(text),
    networkNotice(address),
    ipv6Notice(address),
  ]);
}

function denyWarnings(text: string): Warning[] {
  const address = readAddress(text);
  const wide = wideDeny(text);
  return applying([
    address?.prefix === 0
      ? lockout('This means everybody: only allowed addresses get in. csf -d does not refuse it.')
      : wide !== undefined
        ? lockout(`This ${wide}. ${youToo} csf -d does not refuse it.`)
        : lockout(
            'csf -d does not protect the address you are connected from, and a new deny cuts open connections. Make sure that your address is not one of these.',
          ),
    address !== undefined &&
      isPrivate(address) &&
      ({
        ...lockout('This is a private network. Your own machines, gateways or containers may be in it.'),
        doubt: 'some',
      } as const),
    address !== undefined &&
      wide === undefined &&
      isLargeNetwork(address) &&
      !isPrivate(address) &&
      notice('This is a large network: nobody in it reaches the server.', sections.deny),
    nobodyDoubt(text),
    networkNotice(address),
    ipv6Notice(address),
  ]);
}

/** The network that is meant where an address inside it is written. */
function networkNotice(address: NetworkAddress | undefined): Warning | false {
  const network = address?.text.includes('/') === true ? shownByIptables(address) : undefined;
  return (
    address !== undefined &&
    network !== undefined &&
    address.prefix > 0 &&
    network !== shortForm(address) &&
    notice(`This means the whole network ${network}.`, `${lists}#how-do-i-whitelist-an-address`)
  );
}

function ipv6Notice(address: NetworkAddress | undefined): Warning | false {
  return address?.family === 6 && notice('csf refuses an IPv6 address unless IPV6 is 1.', sections.ipv6);
}

function readAddressLine(
  line: string,
  kind: Pick<RuleKind<AddressFields>, 'tidy' | 'check'>,
  notesOn: (parts: ReturnType<typeof splitComment>) => Note[],
): Reading<AddressFields> {
  const why = unreadable(line) ?? errorInSpaces(line);
  if (why !== undefined) {
    return {error: why};
  }
  const parts = splitComment(line);
  const {entry, comment} = parts;
  return reading(kind, {address: entry, comment}, [...notesOn(parts), ...notesOnMoreAddresses(parts)]);
}

/** Says that ports behind an address are a comment, so that the line is for all of them. */
function noteOnPorts({entry, comment, isMarked}: ReturnType<typeof splitComment>): Note[] {
  const meant =
    isMarked || comment === '' ? undefined : meantEntry(`${entry}|${comment.replace(/\bports?\b|[\s:/]+/gi, '|')}`);
  return meant === undefined
    ? []
    : [{text: `"${comment}" is a comment here, so the line is for every port. For a port, write ${meant}.`}];
}

/** lfd skips this one without a message; it is in the shipped file. */
const ownAddress = '127.0.0.1';

/** A line of csf.ignore: an address that lfd never blocks. */
export const ignoredAddress: RuleKind<AddressFields> = {
  id: 'ignore',
  name: 'Ignored address',
  summary: 'Makes lfd ignore an address: no blocks, no login alerts. It opens no port.',
  page: `${lists}#how-do-i-whitelist-an-address`,
  file: ignoreFile,
  fields: fieldsWith(' No names and no filters.'),
  looksLike: looksLikeAddress,
  tidy,
  check: checkIgnored,
  print: ({address, comment}) => joinComment({entry: address, comment}),
  parse: (line) =>
    readAddressLine(line, {tidy, check: checkIgnored}, ({entry}) => {
      const short = tidy({address: entry}).address;
      return entry.includes('/') || short === entry.toLowerCase()
        ? []
        : [
            {
              text: `lfd compares IPv6 addresses letter by letter. It writes this one as ${short}, so the line needs that form.`,
            },
          ];
    }),
  sentence: ({address}) =>
    address === ownAddress
      ? "Changes nothing: lfd ignores the server's own addresses anyway. The line is in the shipped file."
      : readAddress(address)?.prefix === 0
        ? `${ignoresNobody(address)}.`
        : `lfd never blocks ${address}, and csf -d refuses it.`,
  apply: (values) =>
    lfdFileSteps(ignoreFile, ignoredAddress.print(values), 'lfd reads the file only when it starts.').concat({
      text: 'The line lifts no existing block. This shows whether there is one.',
      command: `csf -g ${values.address.split('/')[0]!}`,
    }),
  undo: (values) => lfdFileUndo(ignoreFile, ignoredAddress.print(values)),
  warnings: ({address}) => ignoreWarnings(address),
};

function checkIgnored({address, comment}: AddressFields): ReturnType<RuleKind['check']> {
  return errors(
    ['address', address === ownAddress ? undefined : errorInAddress(address)],
    ['comment', errorInText(comment, 'The comment')],
  );
}

function ignoreWarnings(text: string): Warning[] {
  const address = readAddress(text);
  if (address === undefined) {
    return [
      notice(
        `${ownAddress} works only in this file: csf.allow and csf.deny refuse it.`,
        `${lists}#how-do-i-whitelist-an-address`,
      ),
    ];
  }
  if (address.prefix === 0) {
    return [doubt(`${ignoresNobody(text)}. Delete such a line.`, sections.allow, 'grave')];
  }
  return applying([
    nobodyDoubt(text),
    notice(
      'Ignore is not allow. The address still needs open ports, and block lists, countries, PORTFLOOD and CONNLIMIT still stop it. To let it in, allow it as well.',
      `${lists}#why-does-lfd-still-block-an-allowed-address`,
    ),
    networkNotice(address),
    crowdOf(text) !== undefined &&
      doubt(`lfd will block none of ${crowdOf(text)!}, whatever they try.`, `${lists}#how-do-i-whitelist-an-address`),
    !isPrivate(address) &&
      notice(
        'lfd also sends no alert about SSH and cPanel logins from there, even if an attacker uses a computer there.',
        `${lists}#why-does-lfd-still-block-an-allowed-address`,
      ),
  ]);
}
