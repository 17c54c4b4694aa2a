import {isHostName, readAddress} from '../../../model/address';
import {errorInAddress, errorInPlaceholder} from '../addressText';
import {checkFilter, printEntry} from './filter';
import {
  addressSideField,
  commentField,
  directionField,
  portSideField,
  portsField,
  protocolField,
  type FilterFields,
} from './filterFields';
import {stillOpen, whatPasses} from './filterWords';
import {errorInSpaces, errorInText, joinComment, splitComment, unreadable} from '../ruleLine';
import {readFilter} from '../../../model/lists/readFilter';
import {applying, complete, errors, lockout, notice, reading, textField} from './ruleKind';
import type {Field, FieldError, RuleFields, RuleKind} from './ruleKind';

type DynamicNameFields = {
  /** `all` opens every port in both directions, `port` is a filter that ends in the name. */
  scope: string;
  protocol: string;
  direction: string;
  portSide: string;
  ports: string;
  addressSide: string;
  name: string;
  comment: string;
};

const file = '/etc/csf/csf.dyndns';
const page = '/docs/usage/dynamic-dns-and-global-lists/';

const fields: readonly Field[] = [
  {
    name: 'scope',
    label: 'Opens',
    hint: 'Anyone who can change the DNS entry gets in, so one port is safer.',
    input: 'choice',
    options: [
      {value: 'port', label: 'some ports'},
      {value: 'all', label: 'everything, in both directions'},
    ],
    required: true,
    initial: 'port',
  },
  textField('name', 'Host name', 'A full name such as home.example.com.'),
  protocolField,
  directionField,
  portSideField,
  portsField,
  addressSideField,
  commentField,
];

/** A line of csf.dyndns: a name whose current address gets in. */
export const dynamicName: RuleKind<DynamicNameFields> = {
  id: 'dyndns',
  name: 'Dynamic name',
  summary: 'Lets in the current address of a host name.',
  page: `${page}#how-do-i-allow-a-dynamic-dns-address`,
  file,
  fields,
  looksLike: (line) => /^\s*(\S*[sd]=)?[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*(\s|$)/i.test(line),
  tidy,
  check: checkName,
  print: (values) =>
    joinComment({entry: values.scope === 'all' ? values.name : printEntry(asFilter(values)), comment: values.comment}),
  parse: parseName,
  sentence: (values) =>
    values.scope === 'all'
      ? `Accepts everything from and to the current address of ${values.name}.`
      : `Accepts ${whatPasses(asFilter(values), `the current address of ${values.name}`)}.`,
  apply: (values) => [
    {text: 'Add the line to the file.', file, line: dynamicName.print(values)},
    {
      text: 'Switch the lookups on, if they are off. The number is the seconds between two lookups.',
      file: '/etc/csf/csf.conf',
      line: 'DYNDNS = "300"',
    },
    {
      text: 'Restart csf, then lfd, which starts only with TESTING = "0". Once DYNDNS is on, a new line needs no restart.',
      command: 'csf -ra',
    },
  ],
  undo: (values) => [
    {
      text: 'Remove the line from the file. The next lookup removes the address.',
      file,
      line: dynamicName.print(values),
    },
    ...(values.scope === 'all'
      ? [{text: 'With LF_IPSET = "1", wait for that lookup, then load the rules.', command: 'csf -r'}]
      : []),
  ],
  warnings: (values) =>
    applying([
      lockout(
        'When the lookup of the name fails, the access is gone until a lookup succeeds. Do not make this your only way in.',
        `${page}#how-do-i-allow-a-dynamic-dns-address`,
      ),
      values.scope === 'all' &&
        notice(
          'Anyone who can change the DNS entry reaches every port.',
          `${page}#how-do-i-allow-a-dynamic-dns-address`,
        ),
      values.scope === 'port' && stillOpen(asFilter(values)),
      values.scope === 'port' &&
        values.direction === 'in' &&
        values.protocol !== 'icmp' &&
        values.portSide === 'd' &&
        lockout(
          `A block of the address stops the answers. This second line lets them out: ${values.protocol}|out|s=${values.ports}|d=${values.name}`,
          `${page}#keep-lfd-from-blocking-these-addresses`,
        ),
    ]),
};

function tidy(values: RuleFields): DynamicNameFields {
  const found = complete<DynamicNameFields>(fields, values);
  const lower = {...found, name: found.name.toLowerCase(), ports: found.ports.toLowerCase()};
  if (lower.scope === 'all') {
    return {...lower, protocol: 'tcp', direction: 'in', portSide: 'd', ports: '', addressSide: 's'};
  }
  return {...lower, portSide: lower.protocol === 'icmp' ? 'd' : lower.portSide};
}

function asFilter({name, protocol, direction, portSide, ports, addressSide}: DynamicNameFields): FilterFields {
  return {protocol, direction, portSide, ports, addressSide, address: name, ownerKind: '', owner: '', comment: ''};
}

function checkName(values: DynamicNameFields): FieldError[] {
  const {scope, name, comment} = values;
  return [
    ...errors(
      ['scope', ['all', 'port'].includes(scope) ? undefined : `"${scope}" is not one of the choices.`],
      ['name', errorInHostName(name)],
      ['comment', errorInText(comment, 'The comment')],
    ),
    // The name is in the place of the address; an address there lets the check look at the rest.
    ...(scope === 'port' ? checkFilter({...asFilter(values), address: '198.51.100.1'}) : []),
  ];
}

function errorInHostName(name: string): string | undefined {
  const placeholder = errorInPlaceholder(name, 'the host name. An address belongs in csf.allow');
  if (placeholder !== undefined) {
    return placeholder;
  }
  if (/^\d+(\.[\dx*]{1,3}){1,3}$/i.test(name)) {
    return errorInAddress(name) ?? `"${name}" is an address. It belongs in /etc/csf/csf.allow.`;
  }
  if (readAddress(name) !== undefined) {
    return `"${name}" is an address. It belongs in /etc/csf/csf.allow.`;
  }
  return isHostName(name) ? undefined : `"${name}" is not a full host name such as home.example.com.`;
}

function parseName(line: string): ReturnType<RuleKind<DynamicNameFields>['parse']> {
  const why = unreadable(line) ?? errorInSpaces(line);
  if (why !== undefined) {
    return {error: why};
  }
  const {entry, comment} = splitComment(line);
  const [, before, name] = /^(.*[sd]=)(.*)$/s.exec(entry) ?? [];
  if (before === undefined) {
    return reading(dynamicName, {scope: 'all', name: entry, comment});
  }
  const parts = readFilter(`${before}198.51.100.1`);
  if (parts.owner !== undefined || parts.address === undefined || parts.unread.length > 0) {
    return {error: `"${entry}" is not a filter that ends in a name. Write it as tcp|in|d=22|s=home.example.com.`};
  }
  return reading(dynamicName, {
    scope: 'port',
    protocol: parts.protocol,
    direction: parts.direction === '' ? 'in' : parts.direction,
    portSide: parts.port?.side ?? 'd',
    ports: parts.protocol === 'icmp' ? (parts.port?.text ?? '') : (parts.port?.text ?? '').replaceAll(':', '_'),
    addressSide: parts.address.side,
    name: name!,
    comment,
  });
}
