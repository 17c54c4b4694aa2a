import {checked} from '../model/address';
import {dataStores} from '../model/dataStores';
import {servicePorts} from '../model/netfilter/servicePorts';

/** A rule of another firewall: what it is about, as "22/tcp", a name or "Anywhere", and for whom, if not for everybody. */
export type Rule = {entry: string; source: string | undefined; denies: boolean};

/** What a line of another firewall says; `left` names what csf has no line for, and is empty if the line itself does. */
export type Row = Partial<{rule: Rule; left: string; isSix: boolean}>;

/** What another firewall opens and closes. */
export type Opened = {
  rules: readonly Rule[];
  /** Rules that no line of csf can copy, such as those for a device, each by its line. */
  left: readonly string[];
  /** Whether it filters IPv6 too. */
  hasSix: boolean;
};

const everybody = /^(?:any(?:where)?|0\.0\.0\.0\/0|::\/0)$/i;
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}(?:\/\d+)?|::1(?:\/128)?)$/i;
const udpOnly = ['ntp', 'snmp'];

/** A rule for a port or service, and for one address or everybody. csf lets the server reach itself without one. */
export function ruleFor(name: string, from: string | undefined, denies = false): Row {
  const port = servicePorts[name.toLowerCase()];
  const entry =
    port === undefined ? name : name === 'domain' ? String(port) : `${port}/${udpOnly.includes(name) ? 'udp' : 'tcp'}`;
  if (from === undefined || everybody.test(from)) {
    return {rule: {entry, source: undefined, denies}};
  }
  if (loopback.test(from)) {
    return {};
  }
  const source = checked(from.replace(/\/(?:32|128)$/, ''));
  return source === undefined ? {left: from} : {rule: {entry, source, denies}};
}

/** A rich rule of firewalld. */
export function richRule(line: string): Row {
  const of = (name: string): string | undefined => new RegExp(`\\b${name}="([\\w.:/-]{1,60})"`).exec(line)?.[1];
  const from = of('source address');
  const port = of('port port');
  const entry = port === undefined ? (of('service name') ?? 'Anywhere') : `${port}/${of('protocol') ?? 'tcp'}`;
  const action = /(?:\s|<)(accept|drop|reject)\b/.exec(line)?.[1];
  return from === undefined || action === undefined || /\bNOT\b|\binvert=/.test(line)
    ? {left: 'a rich rule'}
    : ruleFor(entry, from, action !== 'accept');
}

/** What the lines of a text open and close. */
export function opened(text: string, read: (line: string) => readonly Row[], hasSix = false): Opened {
  const rows = text.split('\n').flatMap((line, at) => read(line).map((row) => ({...row, at: at + 1})));
  return {
    rules: rows.flatMap(({rule}) => rule ?? []),
    left: rows.flatMap(({left, at}) =>
      left === undefined ? [] : [`line ${at}${left === '' ? '' : ` (${left.slice(0, 60)})`}`],
    ),
    hasSix: hasSix || rows.some(({isSix}) => isSix),
  };
}

/** The ports of an entry, each with its protocol if it has one; the name itself if it is none: UFW writes 80,443/tcp. */
function portsOf({entry}: Rule): string[] {
  const [, list, protocol = ''] = /^(\d[\d,:-]*)(\/(?:tcp|udp))?$/.exec(entry) ?? [];
  return list === undefined ? [entry] : list.split(',').map((port) => `${port.replace('-', ':')}${protocol}`);
}

const numberOf = (port: string): string => port.replace(/\/\w+$/, '');
const isPort = (entry: string): boolean => /^\d/.test(entry);

/** The line for a list of csf that does the same as a rule for one address; undefined for a name without a port. */
function lineFor({entry, source}: Rule): string | undefined {
  const [, ports, protocol = 'tcp'] = /^(\d[\d,:-]*)(?:\/(tcp|udp))?$/.exec(entry) ?? [];
  return ports === undefined
    ? entry === 'Anywhere'
      ? source
      : undefined
    : `${protocol}|in|d=${ports.replace(/[:-]/g, '_')}|s=${source!}`;
}

/** The port of the database that an entry such as 3306, 3306/tcp or mysql is about. */
function databaseOf(entry: string): number | undefined {
  const word = numberOf(entry).toLowerCase();
  return dataStores.find(([port, name]) => String(port) === word || name.toLowerCase().startsWith(word))?.[0];
}

/** Other firewalls, with the command that stops each for good. */
export const ufw = {name: 'UFW', stop: 'ufw disable'};
export const firewalld = {name: 'firewalld', stop: 'systemctl disable --now firewalld'};

/** What to do before another firewall stops: csf opens only the ports in its own lists. */
export function carryOver({name, stop, ...rest}: Opened & {name: string; stop: string}): string[] {
  const {lists, singles} = listsFor(rest);
  return [
    ...singles,
    `Run only one firewall. First add ${lists} Check that the port of SSH is in TCP_IN. Then stop ${name} (${stop}) and run csf -r.`,
  ];
}

/** The lists of csf that open the same ports, in words, whether there are any, and what else to write or to leave out. */
export function listsFor({rules, left, hasSix}: Opened): {lists: string; opens: boolean; singles: string[]} {
  const ofEverybody = (denies: boolean): string[] =>
    rules.filter((rule) => rule.source === undefined && rule.denies === denies).flatMap(portsOf);
  const closed = ofEverybody(true).filter(isPort);
  const closedNumbers = closed.map(numberOf);
  const all = ofEverybody(false).filter((entry) => entry !== 'Anywhere');
  const open = all.filter((entry) => !closedNumbers.includes(numberOf(entry)));
  const both = all.filter((entry) => closedNumbers.includes(numberOf(entry))).map(numberOf);
  const databases = open.filter((entry) => databaseOf(entry) !== undefined);
  const wanted = open.filter((entry) => databaseOf(entry) === undefined);
  const named = wanted.filter((entry) => !isPort(entry));
  const listFor = (protocol: string): string[] => {
    const list = wanted.filter((port) => isPort(port) && (!port.includes('/') || port.endsWith(`/${protocol}`)));
    const prefix = protocol.toUpperCase();
    return list.length === 0
      ? []
      : [`${[...new Set(list.map(numberOf))].join(',')} to ${prefix}_IN${hasSix ? ` and ${prefix}6_IN` : ''}`];
  };
  const found = [...listFor('tcp'), ...listFor('udp')];
  const linesOf = (denies: boolean): string =>
    listOf(rules.flatMap((rule) => (rule.source !== undefined && rule.denies === denies ? (lineFor(rule) ?? []) : [])));
  const forSome = rules
    .filter((rule) => rule.source !== undefined && !rule.denies)
    .flatMap(portsOf)
    .filter((port) => isPort(port) && !open.map(numberOf).includes(numberOf(port)));
  const shut = [...closed, ...forSome].map(numberOf).filter((port) => !both.includes(port));
  const rest = [
    ...left,
    ...new Set(both.map((port) => `${port}, which is opened and closed`)),
    ...rules.flatMap((rule) =>
      rule.source !== undefined && lineFor(rule) === undefined ? [`${rule.entry} for ${rule.source}`] : [],
    ),
  ];
  const six = hasSix ? 'The lists of IPv6 need IPV6 = "1".' : 'With IPV6 = "1", add them to the lists of IPv6 too.';
  return {
    lists: `${found.length === 0 ? 'the ports that you need to TCP_IN and UDP_IN' : found.join(', and ')}, as far as everybody should reach them. ${six}${named.length === 0 ? '' : ` The ports of ${listOf(named)} belong there too.`}`,
    opens: wanted.length > 0,
    singles: [
      rest.length === 0
        ? ''
        : `csf has no line that does the same as ${listOf(rest)}: decide for whom ${rest.length === 1 ? 'that is' : 'those are'} before you open a port.`,
      databases.length === 0
        ? ''
        : `Leave out ${listOf(databases.map(numberOf))}, which would open a database to everybody. Allow only the addresses that need it, each with a line of csf.allow: tcp|in|d=${[...new Set(databases.map(databaseOf))].join(',')}|s= and the address.`,
      linesOf(false) === '' ? '' : `For single addresses, write into csf.allow, each in a line: ${linesOf(false)}.`,
      shut.length === 0
        ? ''
        : `${linesOf(false) === '' ? 'Take' : 'Then take'} ${listOf(shut)} out of TCP_IN, UDP_IN and their IPv6 twins, if ${new Set(shut).size === 1 ? 'it is' : 'they are'} there: what these lists name is open to everybody. If you come in by such a port, let your own address in first. The server itself reaches all its ports.`,
      linesOf(true) === '' ? '' : `Write into csf.deny, each in a line: ${linesOf(true)}.`,
    ].filter((sentence) => sentence !== ''),
  };
}

/** Words in a row, each once; beyond twenty, how many more. */
export function listOf(words: readonly string[]): string {
  const each = [...new Set(words)];
  const shown = each.length > 20 ? [...each.slice(0, 20), `${each.length - 20} more`] : each;
  return new Intl.ListFormat('en-GB').format(shown);
}
