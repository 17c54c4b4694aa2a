import {withLinkedParts, type Manifest} from '@site/src/plugins/lean-client/linkParts';

const manifest: Manifest = {
  entrypoints: ['main'],
  origins: {main: [1, 2], ab: [1, 3], cd: [4]},
  assets: {
    1: {css: [{file: 'styles.css'}]},
    2: {js: [{file: 'main.js'}]},
    3: {css: [{file: 'ab.css'}], js: [{file: 'ab.js'}]},
    4: {js: [{file: 'cd.js'}]},
  },
};
const parts = [
  {name: 'ab', module: '@site/src/pages/contact.tsx', chunk: 'ab'},
  {name: 'cd', module: '@site/docs/intro.mdx', chunk: 'cd'},
  {name: 'ef', module: '@theme/NotBuilt', chunk: 'ef'},
];

test('a module with a style sheet of its own leads to that one only', () => {
  const {origins, assets} = withLinkedParts(manifest, parts);
  expect(origins['@site/src/pages/contact.tsx']).toEqual(['@site/src/pages/contact.tsx']);
  expect(assets['@site/src/pages/contact.tsx']).toEqual({css: [{file: 'ab.css'}], js: []});
});

test('a module of content leads to its scripts, too', () => {
  const {origins, assets} = withLinkedParts(manifest, parts);
  expect(origins['@site/docs/intro.mdx']).toEqual(['@site/docs/intro.mdx']);
  expect(assets['@site/docs/intro.mdx']).toEqual({css: [], js: [{file: 'cd.js'}]});
});

test('modules without any stay unknown, and all else stays as it is', () => {
  const {entrypoints, origins, assets} = withLinkedParts(manifest, parts);
  expect(entrypoints).toEqual(['main']);
  expect(Object.keys(origins)).toEqual([
    ...['main', 'ab', 'cd'],
    ...['@site/src/pages/contact.tsx', '@site/docs/intro.mdx'],
  ]);
  expect(assets).toMatchObject(manifest.assets);
});
