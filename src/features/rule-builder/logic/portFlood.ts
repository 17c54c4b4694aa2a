import {tcpOrUdp} from './filterFields';
import {faultInNumber, faultInPort, managementServices} from './ports';
import {complete, faults, reading, type Field, type RuleKind} from './ruleKind';
import {settingSteps, settingUndo, withoutSpaces} from './settingEntry';

export type PortFloodFields = {port: string; protocol: string; count: string; seconds: string};

const fields: readonly Field[] = [
  {
    name: 'port',
    label: 'Port',
    hint: 'One port. Name each port once.',
    input: 'number',
    required: true,
    initial: '',
  },
  tcpOrUdp('In lower case; upper case stops the start of csf.'),
  {
    name: 'count',
    label: 'Count',
    hint: 'The connection that reaches this number is dropped. From 1 to 20 on current kernels.',
    input: 'number',
    required: true,
    initial: '',
  },
  {
    name: 'seconds',
    label: 'Seconds',
    hint: 'The time in which they are counted.',
    input: 'number',
    required: true,
    initial: '',
  },
];

const page = '/docs/usage/port-flood-protection/';

/** An entry of PORTFLOOD: how many new connections an address may open to a port in some seconds. */
export const portFlood: RuleKind<PortFloodFields> = {
  id: 'portflood',
  name: 'Port flood limit',
  summary: 'Limits the new connections of each address to one port.',
  page: `${page}#how-do-i-limit-new-connections-to-a-port`,
  file: '/etc/csf/csf.conf',
  setting: 'PORTFLOOD',
  fields,
  looksLike: (line) => /^\s*\d+\s*;\s*[a-z]+\s*;[^;]*;[^;]*$/i.test(line),
  tidy: (values) => complete(fields, values),
  check: ({port, protocol, count, seconds}) =>
    faults(
      ['port', faultInPort(port)],
      ['protocol', faultInProtocol(protocol)],
      ['count', faultInNumber(count, 'count', 1, 20)],
      ['seconds', faultInNumber(seconds, 'number of seconds', 1, 4294967)],
    ),
  print: ({port, protocol, count, seconds}) => [port, protocol, count, seconds].join(';'),
  parse: (line) => {
    const items = withoutSpaces(line).split(';');
    if (items.length !== 4) {
      return {
        fault: `"${line.trim()}" is no entry of PORTFLOOD; write port;protocol;count;seconds, with a comma between two entries.`,
      };
    }
    const [port = '', protocol = '', count = '', seconds = ''] = items;
    return reading(portFlood, {port, protocol, count, seconds});
  },
  sentence: ({port, protocol, count, seconds}) =>
    Number(count) === 1
      ? `Drops every new ${protocol.toUpperCase()} connection to port ${port}.`
      : `Lets each address open ${Number(count) - 1} new ${protocol.toUpperCase()} ${Number(count) === 2 ? 'connection' : 'connections'} to port ${port} in ${seconds} seconds and drops more.`,
  apply: (values) => settingSteps('PORTFLOOD', portFlood.print(values), 'csf -r'),
  undo: () => settingUndo('PORTFLOOD', 'csf -r'),
  warnings: ({port, count}) => [
    ...(Number(count) === 1
      ? [
          {
            text: `The connection that reaches the count is itself dropped: 1 closes port ${port} to everybody who is not allowed.`,
            locksOut: true,
            page,
          },
        ]
      : []),
    ...(managementServices(port).length > 0
      ? [
          {
            text: `Port ${port} is the way in by ${managementServices(port).join(' or ')}. Fast retries keep you out; allow your own address first.`,
            locksOut: true,
            page: `${page}#how-long-is-an-address-kept-out`,
          },
        ]
      : []),
    ...(port === '80' || port === '443'
      ? [
          {
            text: 'An office, a mobile network or a proxy is one address. Do not limit web ports behind a proxy.',
            locksOut: false,
            page: `${page}#why-are-the-wrong-clients-limited-or-nobody`,
          },
        ]
      : []),
  ],
};

function faultInProtocol(protocol: string): string | undefined {
  if (protocol === 'tcp' || protocol === 'udp') {
    return undefined;
  }
  if (protocol === 'icmp') {
    return 'csf takes icmp, but iptables refuses the rule, because ICMP has no ports.';
  }
  return `"${protocol}" is no protocol here; write tcp or udp in lower case. Anything else stops the start of csf.`;
}
