import type {Hit} from '../../../../model/lfd/hit';
import {simulate, type BlockByLine} from '../../../../model/lfd/blocking/simulate';
import {blockTexts} from '../../../../model/lfd/blocking/texts';
import {shipped} from './hits';
import {fc} from '@site/tests/support/propertyRuns';

const kinds: Pick<Hit, 'setting' | 'service'>[] = [
  {setting: 'LF_SSHD', service: 'sshd'},
  {setting: 'LF_FTPD', service: 'ftpd'},
  {setting: 'LF_IMAPD', service: 'imapd'},
  {setting: 'LF_APACHE_404', service: 'apache'},
  {setting: 'LT_IMAPD', service: 'imapd'},
  {setting: 'LF_DISTFTP', service: 'ftpd'},
  {setting: 'PS_LIMIT', service: 'firewall'},
  {setting: 'RT_RELAY_LIMIT', service: ''},
];

function anyHits(choice = kinds): fc.Arbitrary<Hit[]> {
  const hit = fc.record({
    kind: fc.constantFrom(...choice),
    address: fc.constantFrom(
      '198.51.100.1',
      '198.51.100.2',
      '198.51.100.3',
      '2001:db8::1',
      '127.0.0.1',
      'no address',
      '',
    ),
    account: fc.constantFrom('', '0', 'bob', 'carol'),
    count: fc.integer({min: 1, max: 4}),
    seconds: fc.option(fc.integer({min: 1_767_225_600, max: 1_767_227_000}), {nil: undefined, freq: 9}),
  });
  return fc
    .array(hit, {maxLength: 60})
    .map((hits) => hits.map(({kind, ...rest}, index) => ({...kind, ...rest, lineNumber: index + 1})));
}

const anyValue = fc.constantFrom('', '0', '1', '2', '3', '5', '60', '900', ' 4', '3x', 'x', '-1');

const anyValues = fc
  .record({
    LF_SSHD: anyValue,
    LF_FTPD: anyValue,
    LF_IMAPD: anyValue,
    LF_SSHD_PERM: anyValue,
    LF_FTPD_PERM: anyValue,
    LF_APACHE_404: anyValue,
    LT_IMAPD: anyValue,
    LF_DISTFTP: anyValue,
    PS_INTERVAL: anyValue,
    PS_LIMIT: anyValue,
    LF_TRIGGER: fc.constantFrom('0', '0', '4'),
    LF_SELECT: fc.constantFrom('0', '1'),
    LF_DISTATTACK: fc.constantFrom('0', '1'),
    LF_NETBLOCK: fc.constantFrom('0', '1'),
    LF_NETBLOCK_COUNT: anyValue,
    LF_PERMBLOCK_COUNT: anyValue,
    LF_INTERVAL: anyValue,
    DENY_IP_LIMIT: anyValue,
    DENY_TEMP_IP_LIMIT: anyValue,
    LF_REPEATBLOCK: fc.constantFrom('0', '3'),
  })
  .map((values): Record<string, string> => ({...shipped, ...values}));

/** When and after how many failures lfd blocked each address for the first time. */
function firstBlocks(blocks: readonly BlockByLine[]): Record<string, [seconds: number, count: number]> {
  return Object.fromEntries([...blocks].reverse().map((block) => [block.address, [block.seconds, block.count]]));
}

test('any hits and any values give a result whose texts can be written', () => {
  fc.assert(
    fc.property(anyHits(), anyValues, (hits, values) => {
      const {blocks, addresses} = simulate(hits, values);
      for (const block of blocks) {
        const {log, deny, temporary} = blockTexts(block, values, {hostname: 'server'});
        expect(log.length).toBeGreaterThan(0);
        expect(log.join('\n')).not.toMatch(/undefined|NaN/);
        expect(deny.length === 0 || temporary === undefined).toBe(true);
      }
      const steps = addresses.flatMap((one) => one.steps);
      expect(steps.filter(({count}) => !Number.isFinite(count))).toEqual([]);
    }),
  );
});

test('nobody is blocked while every check is off', () => {
  const off = Object.fromEntries(kinds.map(({setting}) => [setting, '0']));
  fc.assert(
    fc.property(anyHits(), anyValues, (hits, values) => {
      const {blocks} = simulate(hits, {...values, ...off, PS_INTERVAL: '0', LF_TRIGGER: '0'});
      expect(blocks).toEqual([]);
    }),
  );
});

test('nobody is blocked below the limit', () => {
  fc.assert(
    fc.property(anyHits(kinds.slice(0, 3)), fc.integer({min: 1, max: 12}), (hits, limit) => {
      const values = {...shipped, LF_SSHD: String(limit), LF_FTPD: String(limit), LF_IMAPD: String(limit)};
      for (const {count, lineNumbers, trigger} of simulate(hits, values).blocks) {
        expect([trigger, count >= limit, lineNumbers.length <= count]).toEqual([trigger, true, true]);
      }
    }),
  );
});

test('a lower limit never blocks later', () => {
  fc.assert(
    fc.property(
      anyHits(kinds.slice(0, 1)),
      fc.integer({min: 2, max: 12}),
      fc.integer({min: 60, max: 900}),
      (hits, limit, interval) => {
        const at = (number: number): ReturnType<typeof firstBlocks> =>
          firstBlocks(simulate(hits, {...shipped, LF_SSHD: String(number), LF_INTERVAL: String(interval)}).blocks);
        const lower = at(limit - 1);
        for (const [address, [seconds]] of Object.entries(at(limit))) {
          expect(lower[address]?.[0]).toBeLessThanOrEqual(seconds);
        }
      },
    ),
  );
});

test('lines of the same second block alike in any order', () => {
  const single = anyHits(kinds.slice(0, 1)).map((hits) =>
    hits.map((hit) => ({...hit, count: 1, seconds: hit.seconds ?? 1_767_225_600})),
  );
  fc.assert(
    fc.property(
      single.chain((hits) => fc.tuple(fc.constant(hits), fc.shuffledSubarray(hits, {minLength: hits.length}))),
      ([hits, shuffled]) => {
        expect(firstBlocks(simulate(shuffled, shipped).blocks)).toEqual(firstBlocks(simulate(hits, shipped).blocks));
      },
    ),
  );
});
