import {faultInNumber, faultInPort, managementServices} from './ports';
import {complete, faults, reading, type Field, type RuleKind, type Warning} from './ruleKind';
import {settingSteps, settingUndo, withoutSpaces} from './settingEntry';

export type PortKnockingFields = {port: string; protocol: string; timeout: string; knocks: string};

const fields: readonly Field[] = [
  {name: 'port', label: 'Hidden port', hint: 'The port that opens.', input: 'number', required: true, initial: ''},
  {
    name: 'protocol',
    label: 'Protocol',
    hint: 'For the knocks and for the hidden port.',
    input: 'choice',
    options: [
      {value: 'TCP', label: 'TCP'},
      {value: 'UDP', label: 'UDP'},
    ],
    required: true,
    initial: 'TCP',
  },
  {
    name: 'timeout',
    label: 'Seconds',
    hint: 'From one knock to the next, and from the last knock to the connection.',
    input: 'number',
    required: true,
    initial: '20',
  },
  {
    name: 'knocks',
    label: 'Knocks',
    hint: 'Three or more ports with ; between them, in the order of the knocks, such as 7401;7113;7289.',
    input: 'text',
    required: true,
    initial: '',
  },
];

const page = '/docs/usage/port-knocking/';

/** An entry of PORTKNOCKING: a port that opens after knocks on others. */
export const portKnocking: RuleKind<PortKnockingFields> = {
  id: 'portknocking',
  name: 'Port knocking',
  summary: 'Opens a hidden port to an address that knocks on other ports first.',
  page: `${page}#what-does-the-format-mean`,
  file: '/etc/csf/csf.conf',
  setting: 'PORTKNOCKING',
  fields,
  looksLike: (line) => /^\s*\d+\s*;\s*[a-z]+\s*;\s*\d+\s*(;[^;]*){2,}$/i.test(line),
  tidy: (values) => {
    const {protocol, knocks, ...rest} = complete<PortKnockingFields>(fields, values);
    return {...rest, protocol: protocol.toUpperCase(), knocks: withoutSpaces(knocks)};
  },
  check: ({port, protocol, timeout, knocks}) =>
    faults(
      ['port', faultInPort(port)],
      [
        'protocol',
        ['TCP', 'UDP'].includes(protocol) ? undefined : `"${protocol}" is no protocol here; write TCP or UDP.`,
      ],
      ['timeout', faultInNumber(timeout, 'number of seconds', 1, 4294967)],
      ['knocks', faultInKnocks(port, knocks.split(';'))],
    ),
  print: ({port, protocol, timeout, knocks}) => [port, protocol, timeout, knocks].join(';'),
  parse: (line) => {
    const [port = '', protocol = '', timeout, ...knocks] = withoutSpaces(line).split(';');
    if (timeout === undefined) {
      return {
        fault: `"${line.trim()}" is no entry of PORTKNOCKING; write openport;protocol;timeout;knock1;knock2;knock3.`,
      };
    }
    return reading(portKnocking, {port, protocol, timeout, knocks: knocks.join(';')});
  },
  sentence: ({port, protocol, timeout, knocks}) =>
    `Opens ${protocol} port ${port} for ${timeout} seconds to an address that knocks on ${inOrder(knocks)}, each knock within ${timeout} seconds of the one before.`,
  apply: (values) => [
    ...settingSteps('PORTKNOCKING', portKnocking.print(values), 'csf -ra').slice(0, 1),
    {
      text: `Take port ${values.port} and the knock ports out of ${values.protocol}_IN and ${values.protocol}6_IN. While the hidden port stands there it is open to everybody.`,
      file: '/etc/csf/csf.conf',
    },
    ...settingSteps('PORTKNOCKING', '', 'csf -ra').slice(1),
  ],
  undo: ({port, protocol}) => [
    {text: `First put port ${port} back into ${protocol}_IN and ${protocol}6_IN.`, file: '/etc/csf/csf.conf'},
    ...settingUndo('PORTKNOCKING', 'csf -ra'),
  ],
  warnings: ({port, protocol, knocks}) => knockingWarnings(port, protocol, knocks.split(';')),
};

function faultInKnocks(port: string, knocks: string[]): string | undefined {
  if (knocks.length < 3) {
    return 'csf skips an entry with fewer than three knocks; write three or more ports with ; between them.';
  }
  return (
    knocks.map(faultInPort).find((fault) => fault !== undefined) ??
    (knocks.includes(port) ? `The hidden port ${port} cannot be one of the knocks.` : undefined)
  );
}

function knockingWarnings(port: string, protocol: string, knocks: string[]): Warning[] {
  const services = protocol === 'TCP' ? managementServices(port) : [];
  const isRising = knocks.every((knock, place) => place === 0 || Number(knock) > Number(knocks[place - 1]));
  const inUse =
    protocol === 'TCP' ? knocks.filter((knock) => managementServices(knock).length > 0 || usual.has(knock)) : [];
  return [
    ...(services.length > 0
      ? [
          {
            text: `Port ${port} is the way in by ${services.join(' or ')}. Keep your session open until the knock works from another network, and have a second way in.`,
            locksOut: true,
            page: `${page}#how-do-i-set-up-port-knocking-for-ssh`,
          },
        ]
      : []),
    ...(inUse.length > 0
      ? [
          {
            text: `Port ${inUse[0]!} is in use on most servers. New connections to the first knock port are dropped for everybody.`,
            locksOut: managementServices(inUse[0]!).length > 0,
            page: `${page}#why-does-the-port-stay-closed-or-open-to-all`,
          },
        ]
      : []),
    ...(isRising
      ? [
          {
            text: 'The knocks rise, so a scan from low to high ports opens the port. Choose another order.',
            locksOut: false,
            page: `${page}#why-does-the-port-stay-closed-or-open-to-all`,
          },
        ]
      : []),
    {
      text: `The rules are for IPv4 only. Over IPv6 the port is open to all while it stands in ${protocol}6_IN, and closed when it is taken out.`,
      locksOut: false,
      page: `${page}#why-does-the-port-stay-closed-or-open-to-all`,
    },
  ];
}

/** Ports that every shipped configuration opens. */
const usual = new Set(['25', '53', '80', '110', '143', '443', '465', '587', '993', '995']);

function inOrder(knocks: string): string {
  const items = knocks.split(';');
  return `${items.slice(0, -1).join(', ')} and then ${items.at(-1)!}`;
}
