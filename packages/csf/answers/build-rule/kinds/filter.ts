import {readAddress} from '../../../model/address';
import {errorInAddress} from '../addressText';
import {denyCommentField, filterFormFields, type FilterFields} from './filterFields';
import {filterSentence, filterWarnings, ownerOrAddress} from './filterWords';
import {errorInIcmpType} from '../../../model/netfilter/icmpTypes';
import {errorInSpaces, errorInText, joinComment, splitComment, unreadable, withoutInnerSpaces} from '../ruleLine';
import {listSteps, type ListName} from '../ruleLine';
import {errorInPorts} from '../../ports';
import {readFilter, type FilterParts} from '../../../model/lists/readFilter';
import {meantFilter} from './meantFilter';
import {complete, errors, reading, type Note, type Reading, type RuleFields, type RuleKind} from './ruleKind';
import {sections} from '../../../pages/sections';

/** A filter of csf.allow or csf.deny: ports and an address, or an owner. */
export function filterKind(list: ListName): RuleKind<FilterFields> {
  return {
    id: `${list}-filter`,
    name: list === 'allow' ? 'Allow filter' : 'Deny filter',
    summary:
      list === 'allow'
        ? 'Lets some ports of one address or network through, or what one account sends.'
        : 'Stops some ports for one address or network, or what one account sends.',
    page: sections.onePort,
    file: `/etc/csf/csf.${list}`,
    fields: list === 'deny' ? [...filterFormFields.slice(0, -1), denyCommentField] : filterFormFields,
    // Also without a bar, so that the error can say what is missing.
    looksLike: (line) => /(^|^\S*[|:])(?:[sd]\/)?[sdug]=|^(tcp|udp|icmp)[|:;,]/i.test(withoutInnerSpaces(line)),
    tidy,
    check: (fields) => checkFilter(fields, list),
    print: printFilter,
    parse: (line) => parseFilter(line, list),
    sentence: (fields) => filterSentence(list, fields),
    apply: (fields) => listSteps(list, printEntry(fields), fields.comment).apply,
    undo: (fields) => listSteps(list, printEntry(fields), fields.comment).undo,
    warnings: (fields) => filterWarnings(list, fields),
  };
}

function tidy(values: RuleFields): FilterFields {
  const fields = complete<FilterFields>(filterFormFields, values);
  const lower = (text: string): string => text.toLowerCase();
  return {
    ...fields,
    ports: lower(fields.ports),
    address: lower(fields.address),
    owner: lower(fields.owner),
    // Fields that the product ignores have only one spelling.
    portSide: fields.protocol === 'icmp' || fields.ports === '' ? 'd' : fields.portSide,
    addressSide: fields.address === '' ? 's' : fields.addressSide,
  };
}

/** Says what is wrong with the fields of a filter. */
export function checkFilter(fields: FilterFields, list: ListName = 'allow'): ReturnType<RuleKind['check']> {
  return [
    ...errors(
      ['protocol', oneOf(fields.protocol, ['tcp', 'udp', 'icmp'])],
      ['direction', oneOf(fields.direction, ['in', 'out'])],
      ['portSide', oneOf(fields.portSide, ['s', 'd'])],
      ['ports', fields.ports === '' ? undefined : errorInPortField(fields)],
      ['addressSide', oneOf(fields.addressSide, ['s', 'd'])],
      ['ownerKind', oneOf(fields.ownerKind, ['', 'u', 'g'])],
      ['comment', errorInText(fields.comment, 'The comment')],
    ),
    ...(fields.ownerKind === '' ? checkAddressFilter(fields) : checkOwnerFilter(fields, list)),
  ];
}

/** Where a port is opened or closed without an address. */
function forEverybody({protocol, direction}: FilterFields): string {
  const [name, end] = [protocol.toUpperCase(), direction.toUpperCase()];
  return `A port for everybody belongs in ${name}_${end}, and in ${name}6_${end} for IPv6: it is open while it is there, and closed without. Then run csf -r.${direction === 'in' ? ' Ports that Docker publishes pass by these lists.' : ''}`;
}

function checkAddressFilter(fields: FilterFields): ReturnType<RuleKind['check']> {
  const {protocol, direction, ports, address, addressSide, owner} = fields;
  const found = readAddress(address);
  return errors(
    [
      'ports',
      ports === '' ? 'A filter needs a port. Without one, csf makes no rule and prints no message.' : undefined,
    ],
    [
      'address',
      address === ''
        ? `A filter needs an address, or for outgoing packets an owner (u= or g=). Without one, csf makes no rule and prints no message.${protocol === 'icmp' ? '' : ` ${forEverybody(fields)}`}`
        : found === undefined
          ? `${errorInAddress(address)}${direction === 'in' && addressSide === 'd' ? " A client's address goes behind s=, as in s=203.0.113.7: d= means one of this server." : ''} csf makes no rule of the line, and prints no message.`
          : found.family === 6 && protocol === 'icmp'
            ? 'ICMP filters work only for IPv4. With an IPv6 address, the next start of csf can fail.'
            : undefined,
    ],
    ['owner', owner === '' ? undefined : 'Choose whether the owner is a user or a group.'],
  );
}

function checkOwnerFilter(fields: FilterFields, list: ListName): ReturnType<RuleKind['check']> {
  const {direction, portSide, address, owner} = fields;
  return errors(
    ['direction', direction === 'out' ? undefined : 'A filter by owner applies only to outgoing packets.'],
    ['portSide', portSide === 'd' ? undefined : 'A filter by owner checks only the port that the packet goes to.'],
    ['address', address === '' ? undefined : `Leave the address empty. ${noteOnOwnersAddress(list, fields)}`],
    [
      'owner',
      /^[a-z0-9_][a-z0-9_.-]*\$?$/.test(owner)
        ? undefined
        : `"${owner}" is not the name of an account. Write it in lower case or as a number.`,
    ],
  );
}

/** What csf makes of an owner with an address. The rule for both is only for fields that are right otherwise. */
function noteOnOwnersAddress(list: ListName, fields: FilterFields): string {
  const isRight = readAddress(fields.address) !== undefined && checkFilter({...fields, address: ''}, list).length === 0;
  return isRight ? ownerOrAddress(list, fields) : 'csf ignores the address in a filter by owner.';
}

function errorInPortField({protocol, ports}: FilterFields): string | undefined {
  return protocol === 'icmp' ? errorInIcmpType(ports) : errorInPorts(ports);
}

function oneOf(value: string, known: readonly string[]): string | undefined {
  return known.includes(value) ? undefined : `"${value}" is not one of the choices.`;
}

/** The filter as a line of a list, without its comment. */
export function printEntry({
  protocol,
  direction,
  portSide,
  ports,
  addressSide,
  address,
  ...rest
}: FilterFields): string {
  const items = [
    protocol,
    direction,
    ports === '' ? '' : `${portSide}=${ports}`,
    address === '' ? '' : `${addressSide}=${address}`,
  ];
  return [...items, ...(rest.ownerKind === '' ? [] : [`${rest.ownerKind}=${rest.owner}`])].join('|').toLowerCase();
}

function printFilter(fields: FilterFields): string {
  return joinComment({entry: printEntry(fields), comment: fields.comment});
}

function parseFilter(line: string, list: ListName): Reading<FilterFields> {
  const skipped = unreadable(line) ?? errorInSpaces(line);
  if (skipped !== undefined) {
    return {error: skipped};
  }
  const {entry, comment, isMarked} = splitComment(line);
  if (readAddress(entry) !== undefined) {
    return {error: `"${entry}" is a plain address, not a filter.`};
  }
  const meant = meantEntry(entry);
  const parts = readFilter(entry);
  const wrong = errorInForm(entry, meant !== undefined) ?? errorInParts(parts);
  if (wrong !== undefined) {
    return {error: `${wrong.why} ${meant === undefined ? (wrong.remedy ?? '') : `Write ${meant}.`}`.trim()};
  }
  const values: RuleFields = {
    protocol: parts.protocol,
    direction: parts.owner !== undefined ? 'out' : parts.direction === '' ? 'in' : parts.direction,
    portSide: parts.port?.side ?? 'd',
    // In a line with bars iptables takes the colon for a range as well.
    ports: readPorts(parts.port?.text ?? '', parts.protocol),
    addressSide: parts.address?.side ?? 's',
    address: parts.owner === undefined ? (parts.address?.text ?? '') : '',
    ownerKind: parts.owner?.kind ?? '',
    owner: parts.owner?.text ?? '',
    comment,
  };
  if (parts.owner !== undefined && values.portSide === 's') {
    values.ports = '';
    values.portSide = 'd';
  }
  const isTwo = !isMarked && /^(tcp|udp|icmp)[|:]/i.test(comment);
  const read = reading({tidy, check: checkFilter}, values, [
    ...notesOn(entry, parts),
    ...(parts.owner !== undefined && parts.address !== undefined
      ? [{text: noteOnOwnersAddress(list, tidy({...values, address: parts.address.text}))}]
      : []),
    ...(isTwo ? [{text: 'csf reads one filter per line. The second is a comment here and does nothing.'}] : []),
  ]);
  if (meant === undefined) {
    return read;
  }
  if ('error' in read) {
    return {error: `${read.error} The whole line: ${meant}`};
  }
  const asRead = printEntry(read.fields);
  return asRead === meant
    ? read
    : {...read, notes: [...read.notes, {text: `csf reads this line as ${asRead}. If you mean ${meant}, write that.`}]};
}

/** The entry that somebody means, in the form that csf reads; undefined if nobody can tell. */
export function meantEntry(entry: string): string | undefined {
  const fields = tidy(meantFilter(entry) ?? {});
  return checkFilter(fields).length === 0 ? printEntry(fields) : undefined;
}

/** Why an entry makes no rule, and what to do about it where nobody can tell what it means. */
type Wrong = {why: string; remedy?: string};

/** Says that an entry has not the form of a filter, or is cut apart at colons that belong to a field. */
function errorInForm(entry: string, isUnderstood: boolean): Wrong | undefined {
  if (!/[|:]/.test(entry) || !entry.includes('=')) {
    const address = entry.split('|').find((part) => readAddress(part) !== undefined) ?? '198.51.100.7';
    return {why: `"${entry}" is not a filter.`, remedy: `Write it as tcp|in|d=22|s=${address}.`};
  }
  if (/^(?:tcp\|udp|udp\|tcp)\|/i.test(entry)) {
    return {why: 'A line has one protocol.', remedy: 'Write two lines, one with tcp and one with udp.'};
  }
  const isCutApart = entry.includes('::') || (isUnderstood && /=[\da-f]+:[\da-f]+(?:[:/]|$)/i.test(entry));
  return isCutApart && !entry.includes('|')
    ? {
        why: 'In a line without |, every colon separates fields, also the one in a range or an IPv6 address.',
        remedy: 'Write the filter with |.',
      }
    : undefined;
}

/** Says why parts in the wrong place make no rule. */
function errorInParts({port, address, owner, unread}: FilterParts): Wrong | undefined {
  if (owner === undefined && readAddress(port?.text ?? '') !== undefined) {
    return {
      why: `"${port!.text}" is in the place of the port. The first s= or d= is the port, the second the address, so this line makes no rule.`,
    };
  }
  const unwritten = errorInUnread(unread, port === undefined, address === undefined && owner === undefined);
  if (unwritten !== undefined) {
    return unwritten;
  }
  return port?.text === '' && (owner === undefined || port.side === 'd')
    ? {
        why: `There is no port after ${port.side}=, so iptables refuses the rule.`,
        remedy: 'Write one, or leave the field empty in a filter by owner.',
      }
    : undefined;
}

/** If a port or an address is missing, says how to write one that the product ignores in this form. */
function errorInUnread(unread: readonly string[], needsPort: boolean, needsAddress: boolean): Wrong | undefined {
  const [port] = needsPort ? unread.filter((item) => /^([sd]?port=|p=)?\d+$/.test(item)) : [];
  const [address] = needsAddress ? unread.filter((item) => readAddress(item.replace(/^\w+=/, '')) !== undefined) : [];
  if (port !== undefined) {
    return {
      why: `csf ignores "${port}".`,
      remedy: `Write a port as d=${port.replace(/^\w+=/, '')}, or with s= for the port that packets come from.`,
    };
  }
  return address === undefined
    ? undefined
    : {
        why: `csf ignores "${address}".`,
        remedy: `Write an address as s=${address.replace(/^\w+=/, '')}, or with d= for the address that packets go to.`,
      };
}

function readPorts(text: string, protocol: string): string {
  return protocol === 'icmp' ? text : text.replaceAll(':', '_');
}

function notesOn(entry: string, {direction, port, owner, unread}: FilterParts): Note[] {
  return [
    ...unread.map((item) => ({text: `csf ignores "${item}".`})),
    ...(owner !== undefined && direction === 'in'
      ? [{text: 'A filter by owner always applies to outgoing packets.'}]
      : []),
    ...(owner !== undefined && port?.side === 's'
      ? [{text: 'csf ignores the source port in a filter by owner. The rule applies to every port.'}]
      : []),
    ...(!/^(tcp|udp|icmp)[|:]/i.test(entry)
      ? [
          /^(tcp.?udp|udp.?tcp)[|:]/i.test(entry)
            ? {text: 'A line has one protocol, and this one counts as TCP. For both, write two lines.'}
            : {text: 'Without a known protocol, the rule applies to TCP.', isUsual: true as const},
        ]
      : []),
    ...(direction === '' && owner === undefined
      ? [{text: 'Without a direction, the rule applies to incoming packets.', isUsual: true as const}]
      : []),
  ];
}
