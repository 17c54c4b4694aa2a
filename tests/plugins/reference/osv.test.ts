import Ajv2020 from 'ajv/dist/2020';

import {advisories} from '@sentinel/csf/answers/advisories';
import {dataFiles} from '@site/src/plugins/reference';
import schema from '../../fixtures/osv/schema.json';

const site = 'https://preview.example.org/below/';
const files = dataFiles(site);
const check = new Ajv2020({allErrors: true, strict: false, validateFormats: false}).compile(schema);
const read = (id: string) => JSON.parse(files.get(`osv/${id}.json`)!) as Record<string, unknown>;

test.each(advisories.map(({id}) => id))('%s has an OSV file that is valid by the OSV schema', (id) => {
  check(read(id));
  expect(check.errors ?? []).toEqual([]);
});

test('an OSV file leads to the notice, and names the record as its origin and not as another name of itself', () => {
  for (const {id} of advisories) {
    const {upstream, aliases, references} = read(id) as {
      upstream: string[];
      aliases?: string[];
      references: {url: string}[];
    };
    expect({upstream, aliases}).toEqual({upstream: [id], aliases: undefined});
    expect(references[0]!.url).toBe(`${site}docs/security-notices/#${id.toLowerCase()}`);
  }
});

test('the schema refuses an id without a known prefix', () => {
  expect(check({...read(advisories[0]!.id), id: 'SENTINEL-1'})).toBe(false);
});
