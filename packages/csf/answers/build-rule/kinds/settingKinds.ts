import {trim, withoutSpace} from '../../../model/perl';
import {errorInProtocol, tcpOrUdp} from './filterFields';
import {errorInNumber, errorInPort, managementServices} from '../../ports';
import {applying, complete, errors, loadStep, lockout, notice, numberField, reading, textField} from './ruleKind';
import type {Field, RuleFields, RuleKind, Step, Warning} from './ruleKind';

/** What differs between kinds of entries of a list in csf.conf. */
type SettingKind<Fields extends RuleFields> = Omit<
  RuleKind<Fields>,
  'file' | 'print' | 'tidy' | 'parse' | 'apply' | 'undo'
> &
  Partial<Pick<RuleKind<Fields>, 'tidy' | 'parse' | 'apply' | 'undo'>> & {setting: string};

/** A kind whose entries are its fields in their order, with semicolons between them. */
function settingKind<Fields extends RuleFields>(own: SettingKind<Fields>): RuleKind<Fields> {
  const {setting, fields} = own;
  const names = fields.map(({name}) => name);
  const kind: RuleKind<Fields> = {
    file: '/etc/csf/csf.conf',
    tidy: (values) => complete(fields, values),
    print: (values) => names.map((name) => values[name]).join(';'),
    parse: (line) => {
      const items = withoutSpace(line).split(';');
      return items.length === names.length
        ? reading(kind, Object.fromEntries(names.map((name, at) => [name, items[at]!])))
        : {
            error: `"${trim(line)}" is not an entry of ${setting}. Write ${names.join(';')}, with a comma between two entries.`,
          };
    },
    apply: (values) => settingSteps(setting, kind.print(values)),
    undo: () => settingUndo(setting),
    ...own,
  };
  return kind;
}

type PortFloodFields = {port: string; protocol: string; count: string; seconds: string};

const floodFormFields: readonly Field[] = [
  numberField('port', 'Port', 'One port. Name each port once.'),
  tcpOrUdp('In lower case: upper case stops the start of csf.'),
  numberField('count', 'Count', 'csf drops the connection that reaches this number. From 1 to 20 on current kernels.'),
  numberField('seconds', 'Seconds', 'The time in which csf counts them.'),
];

const floodPage = '/docs/usage/port-flood-protection/';

/** An entry of PORTFLOOD: how many new connections an address may open to a port in some seconds. */
export const portFlood: RuleKind<PortFloodFields> = settingKind({
  id: 'portflood',
  name: 'Port flood limit',
  summary: 'Limits the new connections of each address to one port.',
  page: `${floodPage}#how-do-i-limit-new-connections-to-a-port`,
  setting: 'PORTFLOOD',
  fields: floodFormFields,
  looksLike: (line) => /^\s*\d+\s*;\s*[a-z]+\s*;[^;]*;[^;]*$/i.test(line),
  check: ({port, protocol, count, seconds}) =>
    errors(
      ['port', errorInPort(port)],
      [
        'protocol',
        protocol === 'icmp'
          ? 'csf accepts icmp, but iptables refuses the rule, because ICMP has no ports.'
          : errorInProtocol(protocol),
      ],
      ['count', errorInNumber(count, 'count', 1, 20)],
      ['seconds', errorInNumber(seconds, 'number of seconds', 1, 4294967)],
    ),
  sentence: ({port, protocol, count, seconds}) =>
    Number(count) === 1
      ? `Drops every new ${protocol.toUpperCase()} connection to port ${port}.`
      : `Lets each address open ${Number(count) - 1} new ${protocol.toUpperCase()} ${Number(count) === 2 ? 'connection' : 'connections'} to port ${port} in ${seconds} seconds and drops more.`,
  warnings: ({port, count}) =>
    applying([
      Number(count) === 1 &&
        lockout(
          `csf drops the connection that reaches the count: 1 closes port ${port} to everybody who is not allowed.`,
          `${floodPage}#how-do-i-limit-new-connections-to-a-port`,
        ),
      managementServices(port).length > 0 &&
        lockout(
          `You reach ${managementServices(port).join(' or ')} through port ${port}. Fast retries keep you out. Allow your own address first.`,
          `${floodPage}#how-long-is-an-address-kept-out`,
        ),
      (port === '80' || port === '443') &&
        notice(
          'An office, a mobile network or a proxy has one address for many people. Do not limit web ports behind a proxy.',
          `${floodPage}#why-are-the-wrong-clients-limited-or-nobody`,
        ),
    ]),
});

type ConnLimitFields = {port: string; limit: string};

const limitFormFields: readonly Field[] = [
  numberField('port', 'Port', 'One TCP port.'),
  numberField('limit', 'Limit', 'How many connections one address may have at the same time.'),
];

const limitPage = '/docs/usage/limit-connections/';

/** An entry of CONNLIMIT: how many connections an address may have to a port. */
export const connLimit: RuleKind<ConnLimitFields> = settingKind({
  id: 'connlimit',
  name: 'Connection limit',
  summary: 'Limits the open connections of each address to one TCP port.',
  page: `${limitPage}#how-do-i-set-connlimit`,
  setting: 'CONNLIMIT',
  fields: limitFormFields,
  looksLike: (line) => /^\s*\d+\s*;\s*\d+\s*$/.test(line),
  check: ({port, limit}) =>
    errors(['port', errorInPort(port)], ['limit', errorInNumber(limit, 'limit', 1, 4294967295)]),
  sentence: ({port, limit}) =>
    `Lets each address have ${limit} TCP ${limit === '1' ? 'connection' : 'connections'} to port ${port} and resets more.`,
  warnings: ({port, limit}) =>
    applying([
      managementServices(port).length > 0 &&
        Number(limit) < 3 &&
        lockout(
          `A connection to port ${port} that hangs also counts. With a limit of ${limit} it can keep you out of ${managementServices(port).join(' and ')}. Allow your own address first.`,
          `${limitPage}#which-number-should-i-choose`,
        ),
      ['80', '443', '143', '993'].includes(port) &&
        Number(limit) < 10 &&
        notice(
          'Browsers and mail programs open several connections at once. A limit below ten affects ordinary users.',
          `${limitPage}#which-number-should-i-choose`,
        ),
    ]),
});

type PortKnockingFields = {port: string; protocol: string; timeout: string; knocks: string};

const knockingFormFields: readonly Field[] = [
  numberField('port', 'Hidden port', 'The port that opens.'),
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
  numberField('timeout', 'Seconds', 'From one knock to the next, and from the last knock to the connection.', '20'),
  textField(
    'knocks',
    'Knocks',
    'Three or more ports with ; between them, in the order of the knocks, such as 7401;7113;7289.',
  ),
];

const knockingPage = '/docs/usage/port-knocking/';

/** An entry of PORTKNOCKING: a port that opens after knocks on others. */
export const portKnocking: RuleKind<PortKnockingFields> = settingKind({
  id: 'portknocking',
  name: 'Port knocking',
  summary: 'Opens a hidden port to an address that knocks on other ports first.',
  page: `${knockingPage}#what-does-the-format-mean`,
  setting: 'PORTKNOCKING',
  fields: knockingFormFields,
  looksLike: (line) => /^\s*\d+\s*;\s*[a-z]+\s*;\s*\d+\s*(;[^;]*){2,}$/i.test(line),
  tidy: (values) => {
    const {protocol, knocks, ...rest} = complete<PortKnockingFields>(knockingFormFields, values);
    return {...rest, protocol: protocol.toUpperCase(), knocks: withoutSpace(knocks)};
  },
  check: ({port, protocol, timeout, knocks}) =>
    errors(
      ['port', errorInPort(port)],
      [
        'protocol',
        ['TCP', 'UDP'].includes(protocol) ? undefined : `"${protocol}" is not a protocol here. Write TCP or UDP.`,
      ],
      ['timeout', errorInNumber(timeout, 'number of seconds', 1, 4294967)],
      ['knocks', errorInKnocks(port, knocks.split(';'))],
    ),
  parse: (line) => {
    const [port = '', protocol = '', timeout, ...knocks] = withoutSpace(line).split(';');
    if (timeout === undefined) {
      return {
        error: `"${trim(line)}" is not an entry of PORTKNOCKING. Write openport;protocol;timeout;knock1;knock2;knock3.`,
      };
    }
    return reading(portKnocking, {port, protocol, timeout, knocks: knocks.join(';')});
  },
  sentence: ({port, protocol, timeout, knocks}) =>
    `Opens ${protocol} port ${port} for ${timeout} seconds to an address that knocks on ${inOrder(knocks)}, each knock within ${timeout} seconds of the one before.`,
  apply: (values) => [
    ...settingSteps('PORTKNOCKING', portKnocking.print(values), 'csf -ra').slice(0, 1),
    {
      text: `Remove port ${values.port} and the knock ports from ${values.protocol}_IN and ${values.protocol}6_IN. While the hidden port is there, it is open to everybody.`,
      file: '/etc/csf/csf.conf',
    },
    ...settingSteps('PORTKNOCKING', '', 'csf -ra').slice(1),
  ],
  undo: ({port, protocol}) => [
    {text: `First put port ${port} back into ${protocol}_IN and ${protocol}6_IN.`, file: '/etc/csf/csf.conf'},
    ...settingUndo('PORTKNOCKING', 'csf -ra'),
  ],
  warnings: ({port, protocol, knocks}) => knockingWarnings(port, protocol, knocks.split(';')),
});

function errorInKnocks(port: string, knocks: string[]): string | undefined {
  if (knocks.length < 3) {
    return 'csf skips an entry with fewer than three knocks. Write three or more ports with ; between them.';
  }
  return (
    knocks.map(errorInPort).find((error) => error !== undefined) ??
    (knocks.includes(port) ? `The hidden port ${port} cannot be one of the knocks.` : undefined)
  );
}

function knockingWarnings(port: string, protocol: string, knocks: string[]): Warning[] {
  const services = protocol === 'TCP' ? managementServices(port) : [];
  const isRising = knocks.every((knock, place) => place === 0 || Number(knock) > Number(knocks[place - 1]));
  const inUse =
    protocol === 'TCP' ? knocks.filter((knock) => managementServices(knock).length > 0 || usual.has(knock)) : [];
  return applying([
    services.length > 0 &&
      lockout(
        `You reach ${services.join(' or ')} through port ${port}. Keep your session open until the knock works from another network, and have a second way in.`,
        `${knockingPage}#how-do-i-set-up-port-knocking-for-ssh`,
      ),
    ...(inUse.length > 0
      ? [
          {
            text: `Port ${inUse[0]!} is in use on most servers. csf drops all new connections to the first knock port.`,
            locksOut: managementServices(inUse[0]!).length > 0,
            page: `${knockingPage}#why-does-the-port-stay-closed-or-open-to-all`,
          },
        ]
      : []),
    isRising &&
      notice(
        'The knocks rise, so a scan from low to high ports opens the port. Choose another order.',
        `${knockingPage}#why-does-the-port-stay-closed-or-open-to-all`,
      ),
    notice(
      `The rules work only for IPv4. Over IPv6 the port is open to all while it is in ${protocol}6_IN, and closed otherwise.`,
      `${knockingPage}#why-does-the-port-stay-closed-or-open-to-all`,
    ),
  ]);
}

/** Ports that every shipped configuration opens. */
const usual = new Set(['25', '53', '80', '110', '143', '443', '465', '587', '993', '995']);

function inOrder(knocks: string): string {
  const items = knocks.split(';');
  return `${items.slice(0, -1).join(', ')} and then ${items.at(-1)!}`;
}

/** How to add an entry to a setting of csf.conf that contains a list. */
function settingSteps(setting: string, entry: string, command = 'csf -r'): Step[] {
  return [
    {
      text: `Write the entry into ${setting}. If the setting already has entries, add it after them with a comma.`,
      file: '/etc/csf/csf.conf',
      line: `${setting} = "${entry}"`,
    },
    loadStep('entry', command),
  ];
}

/** How to remove an entry from such a setting. */
function settingUndo(setting: string, command = 'csf -r'): Step[] {
  return [
    {
      text: `Remove the entry from ${setting}. Without any other entry the setting is empty:`,
      file: '/etc/csf/csf.conf',
      line: `${setting} = ""`,
    },
    {text: 'Load the rules.', command},
  ];
}
