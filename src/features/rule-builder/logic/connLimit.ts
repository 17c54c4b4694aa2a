import {faultInNumber, faultInPort, managementServices} from './ports';
import {complete, faults, reading, type Field, type RuleKind} from './ruleKind';
import {settingSteps, settingUndo, withoutSpaces} from './settingEntry';

export type ConnLimitFields = {port: string; limit: string};

const fields: readonly Field[] = [
  {name: 'port', label: 'Port', hint: 'One TCP port.', input: 'number', required: true, initial: ''},
  {
    name: 'limit',
    label: 'Limit',
    hint: 'How many connections one address may hold at the same time.',
    input: 'number',
    required: true,
    initial: '',
  },
];

const page = '/docs/usage/limit-connections/';

/** An entry of CONNLIMIT: how many connections an address may hold to a port. */
export const connLimit: RuleKind<ConnLimitFields> = {
  id: 'connlimit',
  name: 'Connection limit',
  summary: 'Limits the open connections of each address to one TCP port.',
  page: `${page}#how-do-i-set-connlimit`,
  file: '/etc/csf/csf.conf',
  setting: 'CONNLIMIT',
  fields,
  looksLike: (line) => /^\s*\d+\s*;\s*\d+\s*$/.test(line),
  tidy: (values) => complete(fields, values),
  check: ({port, limit}) =>
    faults(['port', faultInPort(port)], ['limit', faultInNumber(limit, 'limit', 1, 4294967295)]),
  print: ({port, limit}) => `${port};${limit}`,
  parse: (line) => {
    const items = withoutSpaces(line).split(';');
    if (items.length !== 2) {
      return {fault: `"${line.trim()}" is no entry of CONNLIMIT; write port;limit, with a comma between two entries.`};
    }
    const [port = '', limit = ''] = items;
    return reading(connLimit, {port, limit});
  },
  sentence: ({port, limit}) =>
    `Lets each address hold ${limit} TCP ${limit === '1' ? 'connection' : 'connections'} to port ${port} and resets more.`,
  apply: (values) => settingSteps('CONNLIMIT', connLimit.print(values), 'csf -r'),
  undo: () => settingUndo('CONNLIMIT', 'csf -r'),
  warnings: ({port, limit}) => [
    ...(managementServices(port).length > 0 && Number(limit) < 3
      ? [
          {
            text: `A connection to port ${port} that hangs also counts. With a limit of ${limit} it can keep you out of ${managementServices(port).join(' and ')}; allow your own address first.`,
            locksOut: true,
            page: `${page}#which-number-should-i-choose`,
          },
        ]
      : []),
    ...(['80', '443', '143', '993'].includes(port) && Number(limit) < 10
      ? [
          {
            text: 'Browsers and mail programs open several connections at once; a limit below ten hits ordinary users.',
            locksOut: false,
            page: `${page}#which-number-should-i-choose`,
          },
        ]
      : []),
  ],
};
