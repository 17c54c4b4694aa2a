import type {RuleFields} from '../../../answers/build-rule';
import {fc} from '@site/tests/support/propertyRuns';

/** Parts written one behind the other. */
const joined = (...parts: fc.Arbitrary<string>[]): fc.Arbitrary<string> =>
  fc.tuple(...parts).map((all) => all.join(''));

const port = fc.integer({min: 1, max: 65535}).map(String);
const number = (min: number, max: number): fc.Arbitrary<string> => fc.integer({min, max}).map(String);
const bits = (max: number): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constant(''),
    number(0, max).map((count) => `/${count}`),
  );
const host4 = fc.ipV4().filter((address) => address !== '127.0.0.1');
/** Without a group of zeros, which has a shorter spelling. */
const host6 = fc
  .array(fc.integer({min: 1, max: 65535}), {minLength: 8, maxLength: 8})
  .map((groups) => ['2001', ...groups.slice(1).map((group) => group.toString(16))].join(':'));
const address4 = joined(host4, bits(32));
const address = fc.oneof(address4, joined(host6, bits(128)));
/** In the only spelling that lfd compares. */
const shortNetwork6 = joined(
  fc.integer({min: 0x1000, max: 0xffff}).map((group) => `2001:${group.toString(16)}::1`),
  number(1, 128).map((count) => `/${count}`),
);
const range = fc
  .tuple(fc.integer({min: 0, max: 65535}), fc.integer({min: 0, max: 65535}))
  .map(([a, b]) => `${Math.min(a, b)}_${Math.max(a, b)}`);
const ports = fc.array(fc.oneof(port, range), {minLength: 1, maxLength: 7}).map((items) => items.join(','));
const icmp = fc.constantFrom('ping', 'echo-reply', '3/1', '8', '13', 'time-exceeded');
const word = fc.stringMatching(/^[a-zA-Z0-9/.,#'"$()-]{1,12}$/);
const comment = fc
  .array(word, {maxLength: 4})
  .map((words) => words.join(' '))
  .filter((text) => !text.includes('Include'));
const account = fc.oneof(number(0, 60000), fc.stringMatching(/^[a-z_][a-z0-9_-]{0,10}$/));
const name = fc
  .array(fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,10}[a-z0-9])?$/), {minLength: 1, maxLength: 3})
  .map((labels) => [...labels, 'example'].join('.'));
const path = fc
  .array(fc.stringMatching(/^[A-Za-z0-9._ -]{0,8}[A-Za-z0-9]$/), {minLength: 1, maxLength: 4})
  .map((items) => `/${items.join('/')}`);
const ownPath = path.filter((text) => !text.includes('Include'));

const sides = fc.record({direction: fc.constantFrom('in', 'out'), addressSide: fc.constantFrom('s', 'd')});
const withPorts = fc.oneof(
  fc.record({protocol: fc.constantFrom('tcp', 'udp'), portSide: fc.constantFrom('s', 'd'), ports}),
  fc.record({protocol: fc.constant('icmp'), portSide: fc.constant('d'), ports: icmp}),
);

const filter = fc.oneof(
  fc.tuple(withPorts, sides, fc.record({address, comment}), address4).map(([parts, where, rest, four]) => ({
    ...parts,
    ...where,
    ...rest,
    address: parts.protocol === 'icmp' ? four : rest.address,
    ownerKind: '',
    owner: '',
  })),
  fc.record({
    protocol: fc.constantFrom('tcp', 'udp'),
    direction: fc.constant('out'),
    portSide: fc.constant('d'),
    ports: fc.oneof(ports, fc.constant('')),
    addressSide: fc.constant('s'),
    address: fc.constant(''),
    ownerKind: fc.constantFrom('u', 'g'),
    owner: account,
    comment,
  }),
);

const redirect = fc.oneof(
  fc.record({
    fromAddress: fc.oneof(fc.constant('*'), host4),
    fromPort: port,
    toAddress: fc.constant('*'),
    toPort: port,
  }),
  fc.record({fromAddress: host4, fromPort: port, toAddress: host4, toPort: port}),
  fc.record({fromAddress: host4, fromPort: fc.constant('*'), toAddress: host4, toPort: fc.constant('*')}),
);

const knocking = fc.uniqueArray(port, {minLength: 4, maxLength: 7}).chain(([hidden, ...knocks]) =>
  fc.record({
    port: fc.constant(hidden!),
    protocol: fc.constantFrom('TCP', 'UDP'),
    timeout: number(1, 600),
    knocks: fc.constant(knocks.join(';')),
  }),
);

const pattern = joined(ownPath, fc.constantFrom('.*', '\\.', '\\d+', '(a|b)*'));

const fieldsOf: Record<string, fc.Arbitrary<RuleFields>> = {
  'allow-address': fc.record({address, comment}),
  'deny-address': fc.record({address, comment}),
  ignore: fc.record({
    address: fc.oneof(host4, fc.constant('127.0.0.1'), shortNetwork6),
    comment,
  }),
  'allow-filter': filter,
  'deny-filter': filter,
  redirect: fc
    .tuple(redirect, fc.record({protocol: fc.constantFrom('tcp', 'udp'), comment}))
    .map(([parts, rest]) => ({...parts, ...rest})),
  portflood: fc.record({
    port,
    protocol: fc.constantFrom('tcp', 'udp'),
    count: number(1, 20),
    seconds: number(1, 4000000),
  }),
  connlimit: fc.record({port, limit: number(1, 10000)}),
  portknocking: knocking,
  pignore: fc.oneof(
    fc.record({keyword: fc.constantFrom('exe', 'cmd', 'pexe', 'pcmd'), value: ownPath}),
    fc.record({keyword: fc.constantFrom('user', 'puser'), value: account}),
  ),
  fignore: fc.oneof(
    fc.record({form: fc.constant('path'), value: ownPath}),
    fc.record({form: fc.constant('pattern'), value: pattern}),
    fc.record({form: fc.constant('user'), value: number(0, 60000)}),
  ),
  dirwatch: fc.record({path: ownPath}),
  blocklist: fc.record({
    name: fc.stringMatching(/^[A-Z][A-Z0-9_]{0,20}LIST$/),
    interval: number(3600, 1000000),
    max: number(0, 100000),
    url: fc.tuple(name, ownPath).map(([host, file]) => `https://${host}${file.replaceAll(' ', '')}`),
  }),
  dyndns: fc.oneof(
    fc.record({name, comment}).map((rest) => ({
      scope: 'all',
      protocol: 'tcp',
      direction: 'in',
      portSide: 'd',
      ports: '',
      addressSide: 's',
      ...rest,
    })),
    fc
      .tuple(withPorts, sides, fc.record({name, comment}))
      .map(([parts, where, rest]) => ({scope: 'port', ...parts, ...where, ...rest})),
  ),
};

/** Fields of a kind as its form gives them when nothing is wrong. */
export function rightFields(id: string): fc.Arbitrary<RuleFields> {
  return fieldsOf[id]!;
}
