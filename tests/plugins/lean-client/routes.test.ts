import {chunkNamesIn} from '../../../src/plugins/lean-client/chunkNames';
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

const modules = new Map(
  ['list', 'all', 'props', 'root', 'doc', 'one', 'two', 'other'].map((name) => [name, `@site/${name}`]),
);

type Load = () => unknown;

/** What the lean modules give to the client: its routes, the names of their chunks, and what loads these. */
function run(known = modules): {routes: unknown; names: object; registry: Record<string, [Load]>} {
  const lean = leanRoutes(text, names, known);
  const body = lean.routes
    .replace(/^import .*$/gm, '')
    .replace('export default', 'return')
    .replaceAll('import(', 'load(');
  const creator = (path: string, hash: string): string => {
    const key = `${path}-${hash}`;
    if (!(key in lean.chunkNames)) {
      throw new Error(`${key} is not known when its component is made`);
    }
    return key;
  };
  const load = (module: string): string => module;
  const registry = Object.fromEntries(
    [...lean.modules].map(([name, module]): [string, [Load]] => [name, [() => module]]),
  );
  const routes: unknown = new Function('ComponentCreator', 'names', 'registry', 'load', body)(
    creator,
    lean.chunkNames,
    registry,
    load,
  );
  return {routes, names: lean.chunkNames, registry};
}

test('a page is its address and what loads its content, and its route says what it said before', () => {
  expect(leanRoutes(text, names, modules).routes).toContain(
    '("/docs/one/", () => import(/* webpackChunkName: "one" */ "@site/one"))',
  );
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

test('the routes add the parts of their pages, under keys that give back the address', () => {
  const {names: added} = run();
  expect(added).toEqual({
    '/blog/-aaa': names['/blog/-aaa'],
    '/docs-bbb': names['/docs-bbb'],
    '/docs/one/-0': {__comp: 'doc', content: '/docs/one/'},
    '/docs/two/-0': {__comp: 'doc', content: '/docs/two/'},
    '/docs/two/-eee': names['/docs/two/-eee'],
  });
  const addresses = Object.keys(added).map((key) => key.replace(/-[^-]+$/, ''));
  expect(addresses).toContain('/docs/one/');
});

test('every part that a route names can be loaded, and none stands there twice', () => {
  const {names: added, registry} = run();
  const loaded = Object.fromEntries(Object.entries(registry).map(([name, [load]]) => [name, load()]));
  expect(Object.keys(loaded).sort()).toEqual([...new Set(chunkNamesIn(added))].sort());
  expect(loaded).toMatchObject({doc: '@site/doc', other: '@site/other', '/docs/one/': '@site/one'});
  expect(loaded).not.toHaveProperty('one');
});

test('a page whose content has no known module stays as it was', () => {
  const {names: added} = run(new Map([...modules].filter(([name]) => name !== 'one')));
  expect(added).toHaveProperty(['/docs/one/-ccc'], names['/docs/one/-ccc']);
});
