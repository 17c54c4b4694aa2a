import {chunkReport} from '@site/src/plugins/chunk-report/chunkReport';
import {ownerOf} from '@site/src/plugins/chunk-report/ownerOf';

test('a report tells which scripts a part needs and whose source is in them', () => {
  const report = chunkReport({
    namedChunkGroups: {
      main: {assets: [{name: 'assets/js/main.1a2b3c4d.js'}, {name: 'assets/css/styles.1a2b3c4d.css'}]},
    },
    chunks: [
      {
        files: ['assets/js/main.1a2b3c4d.js'],
        modules: [
          {name: './node_modules/react/index.js', size: 10},
          {
            name: './src/theme/Root.tsx + 2 modules',
            size: 60,
            modules: [
              {name: './node_modules/react/jsx-runtime.js', size: 20},
              {name: './src/components/Search/index.tsx', size: 40},
            ],
          },
        ],
      },
      {files: ['assets/css/styles.1a2b3c4d.css'], modules: [{name: './src/css/site.css', size: 30}]},
    ],
  });
  expect(report).toEqual({
    groups: {main: ['assets/js/main.1a2b3c4d.js']},
    contents: {'assets/js/main.1a2b3c4d.js': {react: 30, 'src/components/Search': 40}},
    sources: ['src/components/Search/index.tsx'],
  });
});

test.each([
  ['webpack://site/./node_modules/@docusaurus/theme-common/lib/index.js', '@docusaurus/theme-common'],
  ['./node_modules/a/node_modules/b/index.js?x', 'b'],
  ['./src/components/Search/index.tsx', 'src/components/Search'],
  ['./src/search/engine.ts', 'src/search'],
  ['/loaders/mdx.js!./docs/intro.mdx', 'docs/intro.mdx'],
  ['webpack://site/json|/home/site/.docusaurus/routesChunkNames.json|', '/home/site/.docusaurus/routesChunkNames.json'],
  ['', 'bundler'],
])('%j belongs to %s', (module, owner) => {
  expect(ownerOf(module)).toBe(owner);
});
