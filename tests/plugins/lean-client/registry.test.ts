import {leanRegistry, readRegistry} from '@site/src/plugins/lean-client/registry';

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
  expect(leanRegistry(new Map([['00', '@theme/DocItem']]))).toBe(`export default {
  "00": [() => import(/* webpackChunkName: "00" */ "@theme/DocItem")],
};
`);
});

test.each([
  'export default {};',
  registry.replace('webpackChunkName: "01a85c17" ', ''),
  registry.replace('webpackChunkName: "01a85c17"', 'webpackChunkName: "intro"'),
])('another form than that of Docusaurus 3.10 stops the build instead of half working', (text) => {
  expect(() => readRegistry(text)).toThrow('adapt the pattern in registry.ts');
});
