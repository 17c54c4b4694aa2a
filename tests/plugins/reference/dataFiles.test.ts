import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020';

import {dataFiles} from '@site/src/plugins/reference';
import {dataNames} from '@site/src/plugins/reference/schemas';
import {version} from '@sentinel/csf/model/version';

type Data = {$schema: string; version: string; entries: Record<string, unknown>[]};

const site = 'https://preview.example.org/below/';
const files = dataFiles(site);
const read = (file: string): unknown => JSON.parse(files.get(file)!);

/** The check of a data file by its schema, which is itself checked by the rules of its draft. */
function checkOf(name: string): ValidateFunction {
  return new Ajv2020({allErrors: true, strict: true, allowUnionTypes: true}).compile(
    read(`schema/${name}.json`) as object,
  );
}

describe.each(dataNames)('%s.json', (name) => {
  const data = read(`${name}.json`) as Data;
  const check = checkOf(name);

  test('names its schema on this copy of the site, and is valid by it', () => {
    expect(data.$schema).toBe(`${site}reference/${version}/schema/${name}.json`);
    expect(read(`schema/${name}.json`)).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: data.$schema,
    });
    check(data);
    expect(check.errors ?? []).toEqual([]);
  });

  test('would not be valid with an unknown key, without any of its keys, or without entries', () => {
    const [entry] = data.entries;
    const first = (changed: object): Data => ({...data, entries: [changed as Data['entries'][number]]});
    expect(check(first({...entry, surprise: 1}))).toBe(false);
    for (const key of (checkOf(name).schema as {properties: {entries: {items: {required: string[]}}}}).properties
      .entries.items.required) {
      expect([key, check(first({...entry, [key]: undefined}))]).toEqual([key, false]);
    }
    expect(check({...data, entries: []})).toBe(false);
  });

  test('each key of its schema is used, so that the schema lists no key that does not exist', () => {
    const {properties} = (check.schema as {properties: {entries: {items: {properties: object}}}}).properties.entries
      .items;
    const used = new Set(data.entries.flatMap((entry) => Object.keys(entry)));
    expect(Object.keys(properties).sort()).toEqual([...used].sort());
  });
});

test('no key has a value that says nothing, but where the schema allows null', () => {
  expect((read('settings.json') as Data).entries.filter(({recommended}) => recommended === null)).toEqual([]);
});
