import {existsSync} from 'node:fs';

import {bugs, type Bug} from '@sentinel/csf/answers/behaviours';
import {versions} from '@sentinel/csf/answers/changelog';
import {checkTerm} from '@sentinel/csf/answers/terms/checkTerm';
import {tabGroups} from '@sentinel/csf/answers/terms/tabGroups';
import {systemNames, variants} from '@sentinel/csf/model/variants';

const all = [...bugs];

function problems(find: (bug: Bug) => string[]): string[] {
  return all.flatMap(([id, bug]) => find(bug).map((problem) => `${id}: ${problem}`));
}

test('bugs name only settings, commands and files that the product has', () => {
  const wrong = problems(({hits, sign, remedy}) =>
    [...`${hits} ${sign} ${remedy}`.matchAll(/`([^`]+)`/g)].flatMap(([, term = '']) => checkTerm(term) ?? []),
  );
  expect(wrong).toEqual([]);
});

test('bugs are hit on panels and systems that the site knows, and on fewer than all', () => {
  expect(Object.keys(systemNames)).toEqual(tabGroups.system);
  const wrong = problems(({panels = [], systems = []}) => [
    ...panels.filter((panel) => !variants.includes(panel)),
    ...systems.filter((system) => !(system in systemNames)),
    ...(panels.length === variants.length || systems.length === Object.keys(systemNames).length ? ['all'] : []),
  ]);
  expect(wrong).toEqual([]);
});

test('bugs lead to pages that exist, and to versions that fix them', () => {
  const known = versions.map(({version}) => version);
  const wrong = problems(({page, fixedIn}) => [
    ...(existsSync(`docs/${page.replace(/[?#].*/, '')}.mdx`) ? [] : [page]),
    ...(fixedIn === undefined || known.includes(fixedIn) ? [] : [fixedIn]),
  ]);
  expect(wrong).toEqual([]);
});

test('a workaround that changes a setting or a list says which restart applies it', () => {
  const change = /`[A-Z][A-Z0-9]*_?[A-Z0-9_]+(?: = "[^"]*")?`|\/etc\/csf\/csf\.(?:allow|deny|[a-z]*ignore|blocklists)`/;
  const restart = /`csf (?:-ra|-r|-sf|--lfd restart)`|restart lfd/;
  const wrong = problems(({remedy}) => (change.test(remedy) && !restart.test(remedy) ? [remedy] : []));
  expect(wrong).toEqual([]);
});

test('every title is another, and every text is short sentences', () => {
  expect(new Set(all.map(([, {title}]) => title)).size).toBe(all.length);
  const wrong = problems(({title, hits, sign, remedy, listed}) => [
    ...(title.length > 80 || /[.`]$/.test(title) ? [title] : []),
    ...[hits, sign, remedy].filter((text) => text.length > 240 || !/[.`]$/.test(text)),
    ...(/^\d{4}-\d\d-\d\d$/.test(listed) ? [] : [listed]),
  ]);
  expect(wrong).toEqual([]);
});
