import {readFileSync} from 'node:fs';
import {gunzipSync} from 'node:zlib';
import type {Case} from '../../compare/rules/cases';
import {compare, type Saved} from '../../compare/rules/differences';

const folder = 'packages/csf/tests/fixtures/packet-tester';
const cases = JSON.parse(readFileSync(`${folder}/cases.json`, 'utf8')) as Case[];
const rules = JSON.parse(gunzipSync(readFileSync(`${folder}/rules.json.gz`)).toString()) as Saved[];
const settingsOf = ({panel, settings}: Case): string =>
  `${panel} ${Object.entries(settings)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')}`.slice(0, 80);

// When the rules were recorded: between the two times that the lists of temporary blocks hold.
const now = 1_795_000_000;

test.each(cases.map((one, index) => [index, settingsOf(one)]))(
  'configuration %i makes the rules of the product: %s',
  (index) => {
    expect(compare(rules[index]!, cases[index]!, now)).toEqual([]);
  },
);

test('the recording has as many rules as configurations, and most of them filter', () => {
  expect(rules).toHaveLength(cases.length);
  const filtering = rules.filter(({iptables}) => iptables.includes(':INPUT DROP'));
  expect(filtering.length).toBeGreaterThan(cases.length / 2);
});
