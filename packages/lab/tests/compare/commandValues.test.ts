import {readFileSync} from 'node:fs';
import path from 'node:path';

import {checkConfig} from '@sentinel/csf/answers/check-config/checkConfig';
import {disagreement, fileOf, nameOf, neededOf} from '../../compare/values/judge';
import {outcomes, type Row} from '../../compare/values/outcome';
import {trialsOfSettings} from '../../compare/values/wrongValues';

import {fixtures} from '../../../csf/tests/support/ruleFixture';

/** What the real csf did with each value: `npm run compare -- values --record` writes it. */
const rows = readFileSync(path.join(fixtures, 'command-values.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);

test('each setting that a start of csf puts into a command is recorded with each of its values', () => {
  const key = (setting: string, value: string): string => `${setting} = "${value}"`;
  const recorded = new Set(rows.map(({setting, value}) => key(setting, value)));
  const wanted = trialsOfSettings().flatMap(([name, {values}]) => values.map((value) => key(name, value)));
  expect([...recorded].sort()).toEqual([...new Set(wanted)].sort());
  expect(Object.keys(outcomes).filter((outcome) => !rows.some((row) => row.outcome === outcome))).toEqual([]);
});

test.each([...new Set(rows.map(({setting}) => setting))])(
  '%s: the checker says what csf does with each value, and the packet tester does the same',
  (setting) => {
    const own = rows.filter((row) => row.setting === setting);
    expect(own.flatMap((row) => disagreement(row) ?? [])).toEqual([]);
  },
);

test('what a row does is what decides: a row with another outcome differs', () => {
  const row = rows.find(({setting, value}) => setting === 'DROP' && value === 'drop')!;
  expect(disagreement({...row, outcome: 'fine', packets: {}})).toContain('[broken flushed]');
  const fine = rows.find(({setting, value}) => setting === 'DROP' && value === 'REJECT')!;
  expect(disagreement({...fine, outcome: 'open'})).toContain('The checker says nothing');
  expect(disagreement({...fine, outcome: 'missing'})).toContain('The checker says nothing');
});

test('of several values, what stops csf comes first, then what opens the server, locks out, or lacks a rule', () => {
  const one = (needed: string, setting: string): Row =>
    rows.find((row) => neededOf(row) === needed && row.setting === setting)!;
  const chosen = [one('stops', 'LF_IPSET_MAXELEM'), one('open', 'DROP_OUT'), one('lockout', 'SYNFLOOD_RATE')];
  const last = one('missing', 'DOCKER_DEVICE');
  const all = Object.assign({}, ...[...chosen, last].map((row) => ({...row.with, [row.setting]: row.value}))) as object;
  const {findings} = checkConfig(fileOf({setting: 'TESTING', value: '0', with: {...all}}), 'generic');
  const order = findings.map(({setting}) => setting);
  const places = [...chosen, last].map((row) => order.indexOf(row.setting));
  expect(chosen.map(nameOf)).toHaveLength(3);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places.slice(0, 3)).toEqual([0, 1, 2]);
});
