import {hasPart, type Build, type Part} from '@site/src/pages/_privacy/thisBuild';

const all: Part[] = ['analytics', 'hosted search', 'insights', 'contact form', 'contact address', 'mailing list'];
const partsOf = (build: Build): Part[] => all.filter((part) => hasPart(build, part));

const hosted = {provider: 'hosted', appId: 'ABCDE12345', searchKey: 'key', index: 'docs'} as const;

test('a build without variables has none of the parts', () => {
  expect(partsOf({search: {provider: 'embedded'}})).toEqual([]);
  expect(partsOf({search: {provider: 'embedded'}, forms: {}})).toEqual([]);
});

test('a build has the parts that are configured, and insights only where they are on', () => {
  expect(partsOf({search: {...hosted, insights: false}, gtagId: 'G-ABC1234567'})).toEqual([
    'analytics',
    'hosted search',
  ]);
  expect(partsOf({search: {...hosted, insights: true}})).toEqual(['hosted search', 'insights']);
});

test('an email address counts if there is no form service', () => {
  const search = {provider: 'embedded'} as const;
  const contactEmail = 'contact@example.org';
  expect(partsOf({search, forms: {contactEmail}})).toEqual(['contact address']);
  expect(partsOf({search, forms: {contactEmail, contactAction: 'https://example.org/f'}})).toEqual(['contact form']);
  expect(partsOf({search, forms: {newsletter: {action: 'https://example.org/n'}}})).toEqual(['mailing list']);
});
