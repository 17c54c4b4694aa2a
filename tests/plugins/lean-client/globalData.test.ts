import {leanGlobalData} from '@site/src/plugins/lean-client/globalData';

function dataOf(module: string): unknown {
  return new Function(module.replace('export default data', 'return data'))();
}

function withDocs(docs: object[], path = '/docs'): object {
  const version = {name: 'current', isLast: true, path, mainDocId: 'intro', docs, draftIds: []};
  return {
    'docusaurus-plugin-content-docs': {default: {path, versions: [version], breadcrumbs: true}},
    other: {default: {note: 'a "quoted" word'}},
  };
}

const plain = {id: 'usage/a', path: '/docs/usage/a', sidebar: 'docs'};

test.each([
  ['documents of one sidebar', [plain, {...plain, id: 'b', path: '/docs/b'}]],
  ['documents of several sidebars, and of none', [plain, {id: 'b', path: '/docs/b'}, {...plain, sidebar: 'api'}]],
  ['an address of its own', [plain, {...plain, path: '/docs/'}, plain]],
  ['an id with a space', [plain, {...plain, id: 'a b', path: '/docs/a b'}]],
  ['more than is known of a document', [{...plain, unlisted: true}]],
  ['no documents', []],
])('the module has what the file has: %s', (_, docs) => {
  const data = withDocs(docs);
  expect(dataOf(leanGlobalData(JSON.stringify(data)))).toEqual(data);
});

test('a version at the root of the site, or no documentation at all, is the same', () => {
  const atRoot = withDocs([{id: 'a', path: '//a'}], '/');
  expect(dataOf(leanGlobalData(JSON.stringify(atRoot)))).toEqual(atRoot);
  expect(dataOf(leanGlobalData('{}'))).toEqual({});
});

test('no address of a document is written that its id tells', () => {
  const text = leanGlobalData(JSON.stringify(withDocs([plain, {...plain, path: '/docs/'}])));
  expect(text).not.toContain('/docs/usage/a');
  expect(text.match(/usage\/a/g)).toHaveLength(2);
});
