import {routeChunks} from '@site/bench/bundle/routeChunks';

const routes = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {path: '/docs/', component: ComponentCreator('/docs/', 'aaa'), exact: true},
  {
    path: '/docs/',
    component: ComponentCreator('/docs/', 'bbb'),
    routes: [{path: '/docs/intro/', component: ComponentCreator('/docs/intro/', 'ccc'), exact: true}]
  },
  {path: '*', component: ComponentCreator('*')},
];
`;

const names = {
  '/docs/-aaa': {__comp: 'signpost'},
  '/docs/-bbb': {__comp: 'layout', __context: {plugin: 'docs'}},
  '/docs/intro/-ccc': {__comp: 'page', content: 'intro', items: [{content: 'intro'}]},
};

test('a page needs its own parts and those of the layouts around it, each once', () => {
  expect(routeChunks(routes, names, '/docs/intro/')).toEqual(['layout', 'docs', 'page', 'intro']);
});

test('a page whose address is also that of a layout is told from it', () => {
  expect(routeChunks(routes, names, '/docs/')).toEqual(['signpost']);
});

test('a page that does not exist is named', () => {
  expect(() => routeChunks(routes, names, '/docs/outro/')).toThrow('There is no page /docs/outro/ in the build.');
});
