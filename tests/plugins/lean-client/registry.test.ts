import {leanRegistry} from '@site/src/plugins/lean-client/registry';

const registry = `export default {
  "00e980f2": [() => import(/* webpackChunkName: "00e980f2" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "01a85c17": [() => import(/* webpackChunkName: "01a85c17" */ "@site/docs/intro.mdx"), "@site/docs/intro.mdx", require.resolveWeak("@site/docs/intro.mdx")],};
`;

test('entries keep what loads them under their short names, and lose the path', () => {
  const names = new Map([
    ['00e980f2', '00'],
    ['01a85c17', '01'],
  ]);
  expect(leanRegistry(registry, names)).toBe(`export default {
  "00": [() => import(/* webpackChunkName: "00" */ "@theme/DocItem"), 0, require.resolveWeak("@theme/DocItem")],
  "01": [() => import(/* webpackChunkName: "01" */ "@site/docs/intro.mdx"), 0, require.resolveWeak("@site/docs/intro.mdx")],};
`);
});

test.each(['export default {};', registry.replace('webpackChunkName: "01a85c17" ', '')])(
  'another form than that of Docusaurus 3.10 stops the build instead of half working',
  (text) => {
    expect(() => leanRegistry(text, new Map())).toThrow('adapt the pattern in registry.ts');
  },
);
