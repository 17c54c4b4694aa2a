import {about, type Examined, type Found, quoted, type CheckRule} from '../checkRule';
import type {Entry} from '../../../model/conf/parseConfig';
import {distinctPorts, portRange} from '../../openPorts';
import {portEntries} from '../../ports';

const wrong = '/docs/usage/open-ports/#what-goes-wrong';
const failed = 'The start stops there and removes all rules, so the server is open.';

/** Lists that csf reads port by port; it stops at an entry that is not a port. */
const strictLists: readonly {name: string; isUsed: (examined: Examined) => boolean}[] = [
  ...['TCP_IN', 'TCP_OUT', 'UDP_IN', 'UDP_OUT'].map((name) => ({name, isUsed: () => true})),
  ...['TCP6_IN', 'TCP6_OUT', 'UDP6_IN', 'UDP6_OUT'].map((name) => ({name, isUsed: ({isOn}: Examined) => isOn('IPV6')})),
  {name: 'DROP_NOLOG', isUsed: ({isOn}) => isOn('DROP_LOGGING')},
  ...['TCP', 'UDP'].flatMap((protocol) =>
    ['ALLOW', 'DENY'].map((what) => ({
      name: `CC_${what}_PORTS_${protocol}`,
      isUsed: ({value}: Examined) => value(`CC_${what}_PORTS`) !== '',
    })),
  ),
];

const form: CheckRule = {
  id: 'ports.form',
  evidence: ['rules-008', 'start-failure-005', 'csf.pl line 3106', 'csf.pl lines 1117, 2683, 2693, 2783, 2793'],
  check: (examined) =>
    eachEntry(examined, (entry, isUsed) => {
      const written = rewritten(entry.value, (port) => inOrder(port.replace('-', ':')));
      return distinctPorts(entry.value)
        .filter((port) => !/^[\d:]*$/.test(port))
        .map((port) => {
          const range = inOrder(port.replace('-', ':'));
          return about(entry, {
            severity: isUsed ? 'broken' : 'trap',
            ...(isUsed && {stop: 'flushed'}),
            title: `${quoted(port)} is not a port`,
            reason: `${entry.name} accepts only digits, colons and commas. ${isUsed ? failed : 'Once csf uses the list, the start stops there.'}`,
            remedy:
              range === undefined
                ? /^[.\u2026]+$/.test(port)
                  ? 'Something cut the list here. Look at the file on the server, and write the ports themselves.'
                  : 'Write a port number, or a range such as 30000:35000.'
                : `Write the range with a colon: ${range}.`,
            ...(range !== undefined && {fix: {[entry.name]: written}}),
            href: wrong,
          });
        });
    }),
};

const size: CheckRule = {
  id: 'ports.range',
  evidence: ['start-failure-005', 'testing-006', 'rules-205'],
  check: (examined) =>
    eachEntry(examined, (entry, isUsed) => {
      const written = rewritten(entry.value, inOrder);
      return distinctPorts(entry.value).flatMap((port) => {
        const bounds = portRange(port);
        const isOne = bounds !== undefined && bounds[0] <= bounds[1] && bounds[1] <= 65535;
        if (isOne || !/^[\d:]*$/.test(port)) {
          return [];
        }
        const isUdp = entry.name.includes('UDP');
        const isTooHigh = bounds !== undefined && Math.max(...bounds) > 65535;
        // The rules for countries are not among those that FASTSTART loads at once.
        const isFast = !entry.name.startsWith('CC_');
        const stops = examined.isOn('TESTING') || (isFast && examined.isOn('FASTSTART'));
        return about(entry, {
          severity: !isUsed ? 'trap' : isUdp ? (isTooHigh ? 'open' : 'trap') : 'broken',
          ...(isUsed && !isUdp && stops && {stop: 'flushed'}),
          title: `${quoted(port)} is not a port or range`,
          reason: isUdp
            ? isTooHigh
              ? `iptables turns a number above 65535 into another port: 70000 opens 4464.`
              : 'The rule matches nothing.'
            : `iptables refuses it. With ${isFast ? 'FASTSTART' : 'TESTING'} on, the start fails and removes all rules.`,
          ...(isTooHigh || inOrder(port) === undefined
            ? {remedy: 'Ports go from 0 to 65535.'}
            : {
                remedy: `Write the smaller number first: ${inOrder(port)}.`,
                fix: {[entry.name]: written},
              }),
          href: wrong,
        });
      });
    }),
};

const space: CheckRule = {
  id: 'ports.space',
  evidence: ['rules-206', 'csf.pl line 3102'],
  check: (examined) =>
    eachEntry(examined, (entry) => {
      const joined = /\d[\t ]+\d/.exec(entry.value)?.[0];
      return joined === undefined
        ? []
        : about(entry, {
            severity: 'open',
            title: `A space joins two ports in ${entry.name}`,
            reason: 'csf removes the spaces, so "22 80" becomes port 2280, and neither 22 nor 80 is open.',
            remedy: 'Put a comma between the ports.',
            fix: {[entry.name]: entry.value.replaceAll(/(\d)[\t ]+(?=\d)/g, '$1,')},
            href: wrong,
          });
    }),
};

const most: CheckRule = {
  id: 'ports.most',
  evidence: [
    'messenger-004',
    'csf.pl line 1220 (multiport, forced)',
    'iptables: multiport takes 15 ports, a range counts as two',
  ],
  check: ({entry, isOn}) =>
    [
      {name: 'SMTP_PORTS', by: 'SMTP_BLOCK', then: 'iptables refuses the rule, and the start stops.', perRange: 2},
      ...['MESSENGER_HTML_IN', 'MESSENGER_TEXT_IN', 'MESSENGER_HTTPS_IN'].map((name) => ({
        ...{name, by: 'MESSENGER', perRange: 1},
        then: 'csf then switches the whole messenger service off.',
      })),
    ].flatMap(({name, by, then, perRange}) => {
      const found = entry(name);
      const count = found
        ? portEntries(found.value).reduce((sum, port) => sum + (port.includes(':') ? perRange : 1), 0)
        : 0;
      return found === undefined || count <= 15
        ? []
        : about(found, {
            severity: isOn(by) ? 'broken' : 'trap',
            ...(isOn(by) && name === 'SMTP_PORTS' && {stop: 'flushed'}),
            title: `${name} has more than 15 ports`,
            reason: `A rule can have at most 15. ${then}`,
            remedy: 'Remove the ports that you need least.',
          });
    }),
};

/** Lists that only lfd reads; their special words are in the grammar of the facts. */
const looseLists: ReadonlyMap<string, RegExp> = new Map([
  ['SMTP_PORTS', /^\d+(:\d+)?$/],
  ['CT_PORTS', /^\d+$/],
  ['PS_PORTS', /^(\d+(:\d+)?|ICMP|INVALID|OPEN|BRD)$/],
  ['UID_PORTS', /^(\d+(:\d+)?|ICMP)$/],
  ['MESSENGER_HTML_IN', /^\d+$/],
  ['MESSENGER_TEXT_IN', /^\d+$/],
  ['MESSENGER_HTTPS_IN', /^\d+$/],
]);

const loose: CheckRule = {
  id: 'ports.loose',
  evidence: ['packages/csf/facts/settings.json grammar', 'lfd.pl lines 1109 to 1124 (PORTS_)'],
  check: ({config: {values}}) =>
    [...values.values()].flatMap((entry) => {
      const pattern =
        looseLists.get(entry.name) ?? (/^PORTS_[a-z]/.test(entry.name) ? /^\d+(;(tcp|udp))?$/ : undefined);
      const bad =
        pattern &&
        (/\d+[\t ]+\d+/.exec(entry.value)?.[0] ??
          portEntries(entry.value).find((port) => !pattern.test(port) || !isInRange(port)));
      return bad === undefined
        ? []
        : about(entry, {
            severity: 'trap',
            title: `${quoted(bad)} is not valid in ${entry.name}`,
            reason: 'Rules and comparisons that use it do not work.',
            remedy: 'Write ports in the form of the shipped value, separated by commas.',
          });
    }),
};

/** A list with each entry as `write` has it, or as it is. */
function rewritten(list: string, write: (port: string) => string | undefined): string {
  return distinctPorts(list)
    .map((port) => write(port) ?? port)
    .join(',');
}

/** A range with the smaller port first; undefined if it is none, or goes beyond the last port. */
function inOrder(text: string): string | undefined {
  const bounds = /^\d+:\d+$/.test(text) ? text.split(':').map(Number) : [];
  const [low, high] = bounds.sort((one, other) => one - other);
  return high === undefined || high > 65535 ? undefined : `${low}:${high}`;
}

function isInRange(port: string): boolean {
  return (port.match(/\d+/g) ?? []).every((number) => Number(number) <= 65535);
}

function eachEntry(examined: Examined, check: (entry: Entry, isUsed: boolean) => Found | Found[]): Found[] {
  return strictLists.flatMap(({name, isUsed}) => {
    const entry = examined.entry(name);
    return entry === undefined ? [] : check(entry, isUsed(examined));
  });
}

/** Lists of ports in a form that csf or iptables refuses or reads as something else. */
export const portListRules: readonly CheckRule[] = [form, size, space, most, loose];
