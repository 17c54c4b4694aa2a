import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {checkConfig, rules} from '../../../answers/check-config/checkConfig';
import {behaviours} from '../../../answers/behaviours';

import {fixtures, readFixture} from '../../support/ruleFixture';
import {withVersion} from '../../../model/version';

const folders = readdirSync(path.join(fixtures, 'rules'));

function findingsOf(id: string, file: string): string {
  const {text, panel, encoding} = readFixture(`rules/${id}/${file}`);
  return checkConfig(text, panel, encoding)
    .findings.filter((finding) => finding.id === id)
    .map((found) => `${found.line}: ${found.severity}: ${found.title}. ${found.reason} -> ${found.remedy}\n`)
    .join('');
}

test('every rule has fixtures, and every fixture a rule', () => {
  // Rules about missing lines need a whole file; shipped.test.ts checks them.
  const ids = rules.map(({id}) => id).filter((id) => !['names.missing', 'ports.missing'].includes(id));
  expect(folders.sort()).toEqual(ids.sort());
});

test.each(folders)('%s finds what it is for', (id) => {
  const found = findingsOf(id, 'triggers.conf');
  expect(found).not.toBe('');
  expect(found).toBe(withVersion(readFileSync(path.join(fixtures, 'rules', id, 'findings.txt'), 'utf8')));
});

test.each(folders)('%s says nothing of what is only near to it', (id) => {
  expect(findingsOf(id, 'passes.conf')).toBe('');
});

test('nothing is said about what WATCH_MODE sets', () => {
  const text = 'WATCH_MODE = "1"\nDROP_IP_LOGGING = "1"\nPS_INTERVAL = "300"\nDROP_LOGGING = "0"\nDROP_NOLOG = "x"';
  const {findings} = checkConfig(`${text}\nPS_PERMANENT = "1"\nUID_INTERVAL = "60"`, 'generic');
  const told = findings.filter(({severity}) => severity !== 'difference');
  expect(told.map(({setting}) => setting)).toEqual(['WATCH_MODE']);
});

test('every rule names its evidence, and the facts it names exist', () => {
  for (const {id, evidence} of rules) {
    expect(`${id}: ${evidence.length > 0}`).toBe(`${id}: true`);
    for (const name of evidence.filter((each) => /^[a-z]+[\w-]*-\d{3}$/.test(each))) {
      expect(`${id}: ${name} ${behaviours.has(name)}`).toBe(`${id}: ${name} true`);
    }
    for (const [file] of evidence.flatMap((each) => [...each.matchAll(/src\/product\/[\w/.-]+\.\w+/g)])) {
      expect(existsSync(file)).toBe(true);
    }
  }
});
