import {isLargeNetwork, isPrivate, readAddress, shortForm} from '../../../product/networkAddress';
import {faultInAddress, looksLikeAddress, notesOnMoreAddresses} from './addressText';
import {lfdFileSteps, lfdFileUndo} from './fileSteps';
import {commentField} from './filterFields';
import {faultInSpaces, faultInText, joinComment, splitComment, unreadable} from './lineText';
import {complete, faults, reading, type Field, type RuleFields, type RuleKind, type Warning} from './ruleKind';

export type IgnoredAddressFields = {address: string; comment: string};

const file = '/etc/csf/csf.ignore';
const page = '/docs/usage/allow-deny-filters/';

/** lfd passes over this one without a message; it is in the file as shipped. */
const ownAddress = '127.0.0.1';

const fields: readonly Field[] = [
  {
    name: 'address',
    label: 'Address or network',
    hint: 'IPv4 or IPv6, such as 203.0.113.7 or 2001:db8::/32. No names and no filters.',
    input: 'text',
    required: true,
    initial: '',
  },
  commentField,
];

/** A line of csf.ignore: an address that lfd never blocks. */
export const ignoredAddress: RuleKind<IgnoredAddressFields> = {
  id: 'ignore',
  name: 'Ignored address',
  summary: 'Makes lfd leave an address alone: no blocks, no login alerts. It opens no port.',
  page: `${page}#how-do-i-whitelist-an-address`,
  file,
  fields,
  looksLike: looksLikeAddress,
  tidy,
  check: checkIgnored,
  print: ({address, comment}) => joinComment({entry: address, comment}),
  parse: (line) => {
    const why = unreadable(line) ?? faultInSpaces(line);
    if (why !== undefined) {
      return {fault: why};
    }
    const parts = splitComment(line);
      const {entry, comment} = parts;
    const short = tidy({address: entry}).address;
    const isOtherForm = !entry.includes('/') && short !== entry.toLowerCase();
    return reading({tidy, check: checkIgnored}, {address: entry, comment}, [
      ...(isOtherForm
        ? [`lfd compares IPv6 addresses letter by letter and writes this one as ${short}, so the line needs that form.`]
        : []),
      ...notesOnMoreAddresses(parts),
    ]);
  },
  sentence: ({address}) =>
    address === ownAddress
      ? "Changes nothing: lfd leaves the server's own addresses alone anyway. The line is in the file as shipped."
      : `lfd never blocks ${address}, and csf -d refuses it.`,
  apply: (values) =>
    lfdFileSteps(file, ignoredAddress.print(values), 'lfd reads the file only when it starts.').concat({
      text: 'The line lifts no block that exists. This shows whether there is one.',
      command: `csf -g ${values.address.split('/')[0]!}`,
    }),
  undo: (values) => lfdFileUndo(file, ignoredAddress.print(values)),
  warnings: ({address}) => ignoreWarnings(address),
};

function tidy(values: RuleFields): IgnoredAddressFields {
  const {address, comment} = complete<IgnoredAddressFields>(fields, values);
  const found = readAddress(address);
  return {address: found === undefined ? address.toLowerCase() : shortForm(found), comment};
}

function checkIgnored({address, comment}: IgnoredAddressFields): ReturnType<RuleKind['check']> {
  return faults(['address', faultInIgnored(address)], ['comment', faultInText(comment, 'The comment')]);
}

function faultInIgnored(address: string): string | undefined {
  if (address === ownAddress) {
    return undefined;
  }
  return readAddress(address)?.prefix === 0
    ? `lfd takes no network of 0 bits: it reads "${address}" as the one address ${address.split('/')[0]!}.`
    : faultInAddress(address);
}

function ignoreWarnings(text: string): Warning[] {
  const address = readAddress(text);
  if (address === undefined) {
    return [
      notice(
        `${ownAddress} works in this file only: csf.allow and csf.deny refuse it.`,
        '#how-do-i-whitelist-an-address',
      ),
    ];
  }
  return [
    notice(
      'Ignore is not allow. The address still needs open ports, and block lists, countries, PORTFLOOD and CONNLIMIT still stop it. To let it in, allow it as well.',
      '#why-does-lfd-still-block-an-allowed-address',
    ),
    ...(isLargeNetwork(address)
      ? [
          notice(
            'This is a large network: lfd will block nobody in it, whatever they try.',
            '#how-do-i-whitelist-an-address',
          ),
        ]
      : []),
    ...(isPrivate(address)
      ? []
      : [
          notice(
            'lfd sends no alert about SSH and cPanel logins from there either, even if a computer there is misused.',
            '#why-does-lfd-still-block-an-allowed-address',
          ),
        ]),
  ];
}

function notice(text: string, anchor: string): Warning {
  return {text, locksOut: false, page: `${page}${anchor}`};
}
