import {advisories, advisoriesOfLine, fixesOfFork, foundHere, isExposed} from '../answers/advisories';
import {behaviours} from '../answers/behaviours';
import {shippedPanels, shippedValues} from '../model/conf/shippedConfig';
import {forks} from '../answers/forks';
import {profiles} from '../facts/profiles.json';
import {settings} from '../model/settings';

/** The value of a setting on a server that changed these. */
const server = (panel: (typeof shippedPanels)[number], changed: Record<string, string>) => (name: string) =>
  changed[name] ?? shippedValues(panel).get(name)?.value ?? '';

const concerned = (panel: (typeof shippedPanels)[number], changed: Record<string, string>): string[] =>
  advisories.filter((advisory) => isExposed(advisory, server(panel, changed), panel)).map(({id}) => id);

test.each(shippedPanels)('a default installation on %s is not exposed to any record', (panel) => {
  expect(concerned(panel, {})).toEqual([]);
});

test.each(profiles)('the profile $file exposes no server', (profile) => {
  const changed: Record<string, string> = JSON.parse(JSON.stringify(profile.settings));
  for (const panel of shippedPanels) {
    expect(concerned(panel, changed)).toEqual([]);
  }
});

test('the workaround of each notice ends the exposure that its own lines made', () => {
  for (const {id, exposingLines, affects} of advisories) {
    const changed = Object.fromEntries(
      exposingLines.map((line) => /^(\w+) = "(.*)"$/.exec(line)!.slice(1) as [string, string]),
    );
    const exposed = {...changed, ...(changed.GLOBAL_ALLOW !== undefined && {GLOBAL_ALLOW: 'https://example.com/'})};
    expect(concerned('generic', exposed)).toContain(id);
    const remedy: Record<string, string> = affects.when.some(({setting}) => setting === 'MESSENGER')
      ? {MESSENGER: '0'}
      : {GLOBAL_ALLOW: '', GLOBAL_DENY: '', GLOBAL_DYNDNS: ''};
    expect(concerned('generic', {...exposed, ...remedy})).toEqual([]);
  }
});

test('a line of csf.conf names the notices that it has to do with, and the remedy names none', () => {
  const ids = (name: string, value: string) => advisoriesOfLine(name, value).map(({id}) => id);
  expect(ids('MESSENGER', '1').sort()).toEqual(['CVE-2026-65638', 'CVE-2026-67402']);
  expect(ids('MESSENGER', '0')).toEqual([]);
  expect(ids('GLOBAL_DENY', 'https://lists.example.com/deny')).toEqual(['CVE-2026-65639']);
  expect(ids('GLOBAL_DENY', '')).toEqual([]);
});

test('every fork that the site compares has a state for every notice', () => {
  for (const {id} of forks) {
    expect([id, fixesOfFork(id).map((fix) => fix.id)]).toEqual([id, advisories.map((advisory) => advisory.id)]);
  }
});

test('what this site found is a fact about the product, too', () => {
  expect(foundHere.filter(({fact}) => !behaviours.has(fact))).toEqual([]);
  expect(foundHere.length).toBeGreaterThan(0);
});

test('every setting of a notice is a setting of the product', () => {
  const names = advisories.flatMap(({affects, exposingLines}) => [
    ...affects.when.flatMap(({setting}) => setting),
    ...exposingLines.map((line) => line.split(' ')[0]!),
  ]);
  expect(names.filter((name) => !settings.has(name))).toEqual([]);
});
