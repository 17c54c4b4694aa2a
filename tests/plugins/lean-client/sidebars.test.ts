import {leanVersion} from '@site/src/plugins/lean-client/sidebars';

type Sidebars = Parameters<typeof leanVersion>[0];

function dataOf(module: string): unknown {
  return new Function(module.replace('export default', 'return'))();
}

const link = (docId: string, more: object = {}) => ({
  type: 'link',
  href: `/docs/${docId}`,
  label: `About ${docId}`,
  docId,
  unlisted: false,
  ...more,
});
const category = (...items: object[]) => ({
  type: 'category',
  label: 'Install',
  collapsed: false,
  items,
  collapsible: true,
});

function version(docsSidebars: object, more: object = {}): Sidebars {
  return {version: {label: '15.11', docsSidebars, docs: {}, ...more}} as Sidebars;
}

test.each([
  ['documents', {docs: [link('intro'), link('usage/a')]}],
  ['documents in categories', {docs: [category(link('a'), category(link('b'), link('c'))), link('d')]}],
  ['several sidebars, one of them empty', {api: [], docs: [link('a')], more: [category(link('b'))]}],
  ['a category that is a page', {docs: [{...category(link('a')), href: '/docs/install', linkUnlisted: false}]}],
  ['an address of its own', {docs: [link('a'), link('b', {href: '/docs/'}), link('c')]}],
  ['no usual address at all', {docs: [link('a', {href: '/begin'})]}],
  ['an id with a space', {docs: [link('a'), link('b c')]}],
  ['more than is known of a link', {docs: [link('a'), link('b', {className: 'new'}), link('c', {unlisted: true})]}],
  [
    'other links and HTML',
    {docs: [link('a'), {type: 'link', label: 'Site', href: 'https://example.org'}, {type: 'html', value: '<hr>'}]},
  ],
  ['no sidebars', {}],
])('the module has what the file has: %s', (_, sidebars) => {
  const file = version(sidebars);
  expect(dataOf(leanVersion(file))).toEqual(file);
});

test('what the version has beside its sidebars stays', () => {
  const file = version({docs: [link('a')]}, {docs: {a: {id: 'a', title: 'A "title"'}}, badge: false});
  expect(dataOf(leanVersion(file))).toEqual(file);
});

test('the id of a document is written once', () => {
  expect(leanVersion(version({docs: [link('usage/a', {label: 'First'})]})).match(/usage\/a/g)).toHaveLength(1);
});
