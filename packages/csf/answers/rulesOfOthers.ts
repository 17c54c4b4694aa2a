import {dataStores} from '../model/dataStores';

/** A rule of another firewall: what it is about, as "22/tcp", a name or "Anywhere", and for whom, if not for everybody. */
export type Rule = {entry: string; source: string | undefined; denies: boolean};

/** The line for a list of csf that does the same as a rule for one address. */
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
  const word = entry.split('/')[0]!.toLowerCase();
  return dataStores.find(([port, name]) => String(port) === word || name.toLowerCase().startsWith(word))?.[0];
}

/** What another firewall opens to everybody, as "22/tcp" or by name, and its rules for single addresses. */
export type Opened = {
  open: readonly string[];
  services: readonly string[];
  rules: readonly Rule[];
  /** Whether it filters IPv6 too. */
  hasSix: boolean;
};

/** What to do before another firewall stops: csf opens only the ports in its own lists. */
export function carryOver({name, stop, ...opened}: Opened & {name: string; stop: string}): string[] {
  const {lists, singles} = listsFor(opened);
  return [
    ...singles,
    `Run only one firewall. First add ${lists} Check that the port of SSH is in TCP_IN. Then stop ${name} (${stop}) and run csf -r.`,
  ];
}

/** The lists of csf that open the same ports, in words, and what to write for single addresses. */
export function listsFor({open, services: all, rules, hasSix}: Opened): {lists: string; singles: string[]} {
  // UFW lists several ports in one entry: 80,443/tcp.
  const ports = open.flatMap((entry) => {
    const [list = '', protocol] = entry.split('/');
    return list.split(',').map((port) => (protocol === undefined ? port : `${port}/${protocol}`));
  });
  const databases = [...ports, ...all].filter((entry) => databaseOf(entry) !== undefined);
  const services = all.filter((service) => databaseOf(service) === undefined);
  const listFor = (protocol: string): string[] => {
    const list = ports
      .filter((port) => databaseOf(port) === undefined && (!port.includes('/') || port.endsWith(`/${protocol}`)))
      .map((port) => port.replace(/\/\w+$/, '').replace('-', ':'));
    const prefix = protocol.toUpperCase();
    return list.length === 0
      ? []
      : [`${[...new Set(list)].join(',')} to ${prefix}_IN${hasSix ? ` and ${prefix}6_IN` : ''}`];
  };
  const found = [...listFor('tcp'), ...listFor('udp')];
  const named = services.length === 0 ? '' : ` The ports of ${listOf(services)} belong there too.`;
  const six = hasSix ? 'The lists of IPv6 need IPV6 = "1".' : 'With IPV6 = "1", add them to the lists of IPv6 too.';
  const linesOf = (denies: boolean): string =>
    listOf(rules.flatMap((rule) => (rule.source !== undefined && rule.denies === denies ? (lineFor(rule) ?? []) : [])));
  return {
    lists: `${found.length === 0 ? 'the ports that you need to TCP_IN and UDP_IN' : found.join(', and ')}, as far as everybody should reach them. ${six}${named}`,
    singles: [
      ...(databases.length === 0
        ? []
        : [
            `Leave out ${listOf(databases.map((entry) => entry.replace(/\/.*/, '')))}, which would open a database to everybody. Allow only the addresses that need it, each with a line of csf.allow: tcp|in|d=${[...new Set(databases.map(databaseOf))].join(',')}|s= and the address.`,
          ]),
      ...(linesOf(false) === ''
        ? []
        : [`For single addresses, write into csf.allow, each in a line: ${linesOf(false)}.`]),
      ...(linesOf(true) === '' ? [] : [`Write into csf.deny, each in a line: ${linesOf(true)}.`]),
    ],
  };
}

/** Words in a row, each once, and not too many. */
export function listOf(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format([...new Set(words)].slice(0, 20));
}
