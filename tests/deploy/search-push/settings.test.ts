import settings from '@site/deploy/search-push/settings.json';
import {builtPage} from '@site/src/lib/html/builtPage';
import type {SearchRecord} from '@site/src/features/search/logic/record';
import {pageToRecords} from '@site/src/features/search/node/pageToRecords';

const [made] = pageToRecords(
  builtPage({url: '/docs/a/', html: '<html lang="en"><main><article><h1>Title</h1></article></main></html>'}),
);

const record = {...made!, questions: ['what is it for']} satisfies SearchRecord;

/** Whether a record has the attribute, which may be one inside another. */
function has(attribute: string): boolean {
  let value: unknown = record;
  return attribute.split('.').every((name) => {
    const isThere = typeof value === 'object' && value !== null && name in value;
    value = isThere ? (value as Record<string, unknown>)[name] : undefined;
    return isThere;
  });
}

test.each([
  ...settings.searchableAttributes,
  ...settings.attributesForFaceting,
  ...settings.customRanking,
  ...settings.attributesToHighlight,
  settings.attributeForDistinct,
])('%s names what records have', (setting) => expect(has(/^\w+\((.*)\)$/.exec(setting)?.[1] ?? setting)).toBe(true));

test('every level of the hierarchy is searched', () => {
  expect(settings.searchableAttributes.filter((name) => name.includes('hierarchy.')).sort()).toEqual(
    Object.keys(record!.hierarchy)
      .map((level) => `unordered(hierarchy.${level})`)
      .sort(),
  );
});

test('what a query is narrowed by can be filtered by', () => {
  expect(settings.attributesForFaceting).toEqual(expect.arrayContaining(['language', 'docusaurus_tag']));
});

test('a dash excludes nothing: "csf -td" asks for -td', () => expect(settings.advancedSyntax).toBe(false));
