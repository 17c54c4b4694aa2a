import {importOf, leanRegistry, readRegistry} from '@site/src/plugins/lean-client/registry';

const registry = `export default {
  "00e980f2": [() => import(/* webpackChunkName: "00e980f2" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "01a85c17": [() => import(/* webpackChunkName: "01a85c17" */ "@site/docs/intro.mdx"), "@site/docs/intro.mdx", require.resolveWeak("@site/docs/intro.mdx")],};
`;

test('the modules of all parts are read, by the names of their chunks', () => {
  expect([...readRegistry(registry)]).toEqual([
    ['00e980f2', '@theme/DocItem'],
    ['01a85c17', '@site/docs/intro.mdx'],
  ]);
});

test('entries for browsers are what loads them, without path and number', () => {
  expect(leanRegistry(new Map([['00', '@theme/MDXPage']]))).toBe(`export default {
  "00": [() => import(/* webpackChunkName: "00" */ "@theme/MDXPage")],
};
`);
});

test('parts that are needed together share a chunk, and small ones come with the scripts of every page', () => {
  const docs = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'];
  expect(docs.map((module) => importOf('00', module))).toEqual(
    docs.map((module) => `() => import(/* webpackChunkName: "docs" */ "${module}")`),
  );
  expect(importOf('00', '~blog/default/blogMetadata-default.json')).toContain('webpackChunkName: "blog"');
  expect(importOf('00', '~blog/default/blog-post-list-prop-default.json')).toContain('webpackChunkName: "blog"');
  expect(importOf('00', '@generated/docusaurus-plugin-content-docs/default/__plugin.json')).toBe(
    '() => import(/* webpackMode: "eager" */ "@generated/docusaurus-plugin-content-docs/default/__plugin.json")',
  );
});

test('a part that only looks like a shared one has a chunk of its own', () => {
  const others = ['@theme/DocRootLayout', '@site/docs/@theme/DocRoot', '@site/docs/__plugin.json.mdx'];
  expect(others.map((module) => importOf('00', module))).toEqual(
    others.map((module) => `() => import(/* webpackChunkName: "00" */ "${module}")`),
  );
});

test.each([
  'export default {};',
  registry.replace('webpackChunkName: "01a85c17" ', ''),
  registry.replace('webpackChunkName: "01a85c17"', 'webpackChunkName: "intro"'),
])('another form than that of Docusaurus 3.10 stops the build instead of half working', (text) => {
  expect(() => readRegistry(text)).toThrow('adapt the pattern in registry.ts');
});
