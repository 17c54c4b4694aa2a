import {load} from 'js-yaml';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Hit} from '../../../../model/lfd/hit';
import {simulate} from '../../../../model/lfd/blocking/simulate';
import {failures, shipped} from './hits';

/** What a test looks at: who, why, how long, at which line. */
function outcome(hits: Hit[], values: Record<string, string>, lists = {}): string[] {
  return simulate(hits, {...shipped, ...values}, lists).blocks.map(
    ({target, trigger, escalation, lasts, ports, direction, count, lineNumber}) =>
      [
        target,
        escalation?.trigger ?? trigger,
        lasts === undefined ? 'for good' : `${lasts} s`,
        ports === '' ? direction : `${direction} ${ports}`,
        `${count} at line ${lineNumber}`,
      ].join(', '),
  );
}

type Case = {
  what: string;
  source: string;
  failures: number | (Parameters<typeof failures>[1] & {times: number})[];
  values?: Record<string, string>;
  lists?: object;
  expected: string[];
};

const cases = load(readFileSync(path.join(__dirname, 'cases.yml'), 'utf8')) as Case[];

test.each(cases)('$what (lfd.pl $source)', ({failures: given, values = {}, lists = {}, expected}) => {
  const hits = typeof given === 'number' ? failures(given) : given.flatMap(({times, ...hit}) => failures(times, hit));
  expect(outcome(hits, values, lists)).toEqual(expected);
});

test('a timeline has the count after each line', () => {
  const [{steps, nearest}] = simulate(failures(3, {every: 2000}), shipped).addresses as [
    ReturnType<typeof simulate>['addresses'][number],
  ];
  expect(steps.map(({count, limit, state}) => [count, limit, state])).toEqual([
    [1, 5, 'counted'],
    [2, 5, 'counted'],
    [2, 5, 'counted'],
  ]);
  expect(nearest?.lineNumber).toBe(2);
});

test('what was not pasted is unknown', () => {
  const nothing = simulate(failures(5), shipped);
  expect(nothing.addresses[0]!.isIgnored).toBe('unknown');
  expect(nothing.blocks[0]!.effect).toBe('unknown');

  const everything = simulate(failures(5), shipped, {allow: '', deny: '', ignore: '', rignore: '# none\n'});
  expect(everything.addresses[0]!.isIgnored).toBe('no');
  expect(everything.blocks[0]!.effect).toBe('blocked');

  expect(simulate(failures(5), shipped, {ignore: 'Include /etc/csf/mine'}).addresses[0]!.isIgnored).toBe('unknown');
});

test('csf does not take IPv6 while IPV6 is off, although lfd logs the block', () => {
  const [block] = simulate(failures(5, {address: '2001:db8::7'}), {...shipped, IPV6: '0'}).blocks;
  expect(block?.effect).toBe('no IPv6');
});

test('the oldest entries leave csf.deny and csf.tempban at their limits', () => {
  const hits = [1, 2, 3].flatMap((last, index) =>
    failures(5, {address: `198.51.100.${last}`, from: index * 5 + 1, start: index * 100}),
  );
  const ends = (values: Record<string, string>): unknown[] =>
    simulate(hits, {...shipped, ...values}).blocks.map(({endsEarly}) => endsEarly?.setting);
  expect(ends({DENY_IP_LIMIT: '2'})).toEqual(['DENY_IP_LIMIT', undefined, undefined]);
  expect(ends({DENY_TEMP_IP_LIMIT: '2', LF_SSHD_PERM: '9000'})).toEqual(['DENY_TEMP_IP_LIMIT', undefined, undefined]);
});

describe('lines without a time that we can read', () => {
  const timeless = (count: number) => failures(count).map((hit) => ({...hit, seconds: undefined}));

  test('give no block', () => {
    for (const hits of [timeless(5), failures(5).map((hit, index) => (index === 2 ? timeless(1)[0]! : hit))]) {
      const {blocks, addresses} = simulate(hits, shipped);
      expect([blocks, addresses[0]!.blocks, addresses[0]!.isUncertain]).toEqual([[], [], true]);
    }
  });

  test('leave no doubt where they are too few for a limit', () => {
    expect(simulate(timeless(4), shipped).addresses[0]!.isUncertain).toBe(false);
  });
});

test('an address in csf.deny is blocked already when the limit is reached', () => {
  const {blocks, addresses} = simulate(failures(6), shipped, {deny: '198.51.100.7 # before'});
  expect([blocks, addresses[0]!.alreadyBlockedAt]).toEqual([[], 5]);
});

test('csf -d refuses an IPv6 address that csf.ignore has in a long form, which lfd does not ignore (csf.pl 1613)', () => {
  const values = {...shipped, IPV6: '1'};
  const {blocks} = simulate(failures(5, {address: '2001:db8::7'}), values, {ignore: '2001:0db8:0:0:0:0:0:7 # me'});
  expect(blocks).toMatchObject([{lineNumber: 5, refusal: 'ignored', effect: 'ignored'}]);
});

test('csf -d takes an IPv6 entry by port while IPV6 is off, and lfd blocks it once (csf.pl 1573)', () => {
  const values = {...shipped, IPV6: '0', LF_SELECT: '1', LF_TRIGGER: '0'};
  const {blocks} = simulate(failures(10, {address: '2001:db8::7'}), values);
  expect(blocks).toMatchObject([{lineNumber: 5, effect: 'no IPv6'}]);
  expect(blocks[0]!.refusal).toBeUndefined();
});

test('lists that a browser cannot read can undo a block', () => {
  const {blocks} = simulate(failures(5), {...shipped, CC_ALLOW: 'DE'}, {allow: '', ignore: '', deny: ''});
  expect(blocks[0]!.effect).toBe('unknown');
});

test('lines of several logs count in the order of time', () => {
  const hits = [...failures(2, {start: 500}), ...failures(3, {from: 3, start: 0})];
  expect(simulate(hits, shipped).blocks[0]?.lineNumber).toBe(2);
});
