import {leanRoutes} from '../../../src/plugins/lean-client/routes';

const route = (path: string, hash: string, more = ''): string =>
  `  {\n    path: '${path}',\n    component: ComponentCreator('${path}', '${hash}'),\n    exact: true${more}\n  },\n`;

const text = `import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
${route('/blog/', 'aaa')}  {
    path: '/docs',
    component: ComponentCreator('/docs', 'bbb'),
    routes: [
${route('/docs/one/', 'ccc', ',\n    sidebar: "docs"')}${route('/docs/two/', 'ddd')}${route('/docs/two/', 'eee')}    ]
  },
];
`;

const names = {
  '/blog/-aaa': {__comp: 'list', content: 'all', __props: 'props'},
  '/docs-bbb': {__comp: 'root'},
  '/docs/one/-ccc': {__comp: 'doc', content: 'one'},
  '/docs/two/-ddd': {__comp: 'doc', content: 'two'},
  '/docs/two/-eee': {__comp: 'doc', content: 'other'},
};

/** What the lean modules give to the client: its routes and the names of their chunks. */
function run(): {routes: unknown; names: unknown} {
  const lean = leanRoutes(text, names);
  const body = lean.routes.replace(/^import .*$/gm, '').replace('export default', 'return');
  const creator = (path: string, hash: string): string => {
    const key = `${path}-${hash}`;
    if (!(key in lean.chunkNames)) {
      throw new Error(`${key} is not known when its component is made`);
    }
    return key;
  };
  const routes: unknown = new Function('ComponentCreator', 'names', body)(creator, lean.chunkNames);
  return {routes, names: lean.chunkNames};
}

test('a page is its address and its content, and its route says what it said before', () => {
  expect(leanRoutes(text, names).routes).toContain('("/docs/one/", "one")');
  expect(run().routes).toEqual([
    {path: '/blog/', component: '/blog/-aaa', exact: true},
    {
      path: '/docs',
      component: '/docs-bbb',
      routes: [
        {path: '/docs/one/', component: '/docs/one/-0', exact: true, sidebar: 'docs'},
        {path: '/docs/two/', component: '/docs/two/-0', exact: true},
        {path: '/docs/two/', component: '/docs/two/-eee', exact: true},
      ],
    },
  ]);
});

test('the routes add the chunks of their pages, under keys that give back the address', () => {
  const {names: added} = run() as {names: Record<string, unknown>};
  expect(added).toEqual({
    '/blog/-aaa': names['/blog/-aaa'],
    '/docs-bbb': names['/docs-bbb'],
    '/docs/one/-0': {__comp: 'doc', content: 'one'},
    '/docs/two/-0': {__comp: 'doc', content: 'two'},
    '/docs/two/-eee': names['/docs/two/-eee'],
  });
  const addresses = Object.keys(added).map((key) => key.replace(/-[^-]+$/, ''));
  expect(addresses).toContain('/docs/one/');
});
