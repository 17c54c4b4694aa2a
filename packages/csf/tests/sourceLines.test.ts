import {behaviours, bugs} from '../answers/behaviours';
import {versions} from '../answers/changelog';
import {codeHost, product} from '../facts/links.json';
import {renumber, sourceLinesIn, sourceUrl} from '../model/sourceLines';
import {version} from '../model/version';

test('reads the lines that a text names', () => {
  const text =
    'csf.pl lines 5, 7-9 and 12 to 14 (sub a); ConfigServer/Config.pm line 3; downloadservers line 1; line 8';
  expect(sourceLinesIn(text)).toEqual([
    {file: 'csf.pl', first: 5, last: 5},
    {file: 'csf.pl', first: 7, last: 9},
    {file: 'csf.pl', first: 12, last: 14},
    {file: 'ConfigServer/Config.pm', first: 3, last: 3},
    {file: 'downloadservers', first: 1, last: 1},
  ]);
  expect(renumber(text, ({first}) => first + 10)).toBe(
    'csf.pl lines 15, 17-19 and 22 to 24 (sub a); ConfigServer/Config.pm line 13; downloadservers line 11; line 8',
  );
});

test('links lines at the tag of the version that the site describes', () => {
  expect(versions.find(({version: name}) => name === product.tag)).toMatchObject({tag: true, reports: version});
  const url = `${codeHost.repo}/blob/${product.tag}/csf/lfd.pl#L7`;
  expect(sourceUrl({file: 'lfd.pl', first: 7, last: 7})).toBe(url);
  expect(sourceUrl({file: 'lfd.pl', first: 7, last: 9})).toBe(`${url}-L9`);
});

test('every fact names lines in this form, and every bug names some', () => {
  const unread = [...behaviours.values()].filter(({evidence}) => /\blines? \d/.test(renumber(evidence, () => NaN)));
  expect(unread.map(({id, evidence}) => `${id}: ${evidence}`)).toEqual([]);
  expect([...bugs.keys()].filter((id) => sourceLinesIn(behaviours.get(id)!.evidence).length === 0)).toEqual([]);
});
