import {resolveRequest} from '@site/deploy/serve/resolveRequest';

const files = new Set([
  'index.html',
  '404.html',
  'docs/intro/index.html',
  'docs/index.html',
  'img/mark.svg',
  'a b/index.html',
  '_redirects',
  '_deploy/nginx/headers.conf',
  '.git/config',
  'docs/intro/.htaccess',
  '.well-known/security.txt',
  'index.html.br',
  'index.html.gz',
]);
const site = {baseUrl: '/', hasFile: (file: string) => files.has(file)};

const page = (file: string) => ({status: 200, file});
const moved = (location: string) => ({status: 301, location});
const notFound = {status: 404, file: '404.html'};

test.each([
  ['/', page('index.html')],
  ['/?q=1', page('index.html')],
  ['/docs/intro/', page('docs/intro/index.html')],
  ['/img/mark.svg', page('img/mark.svg')],
  ['/a%20b/', page('a b/index.html')],
  ['/docs/intro', moved('/docs/intro/')],
  ['/docs/intro?a=b#c', moved('/docs/intro/?a=b#c')],
  ['/docs/intro.html', moved('/docs/intro/')],
  ['/docs/intro.html?a=%20', moved('/docs/intro/?a=%20')],
  ['/docs/intro/index.html', moved('/docs/intro/')],
  ['/index.html', moved('/')],
  ['/docs//intro/', moved('/docs/intro/')],
  ['//example.com/', moved('/example.com/')],
  ['/a%20b', moved('/a%20b/')],
  ['/docs/', moved('/docs/intro/')],
  ['/docs', moved('/docs/intro/')],
  ['/docs/uninstall/?a=b', moved('/docs/update-and-uninstall/?a=b')],
  ['/docs/uninstall', moved('/docs/update-and-uninstall/')],
  ['/docs/uninstall/index.html', moved('/docs/update-and-uninstall/')],
  ['/about/', moved('/')],
  ['/nothing/', notFound],
  ['/nothing', notFound],
  ['/404.html', notFound],
  ['/img/', notFound],
  ['/../secret', notFound],
  ['/%2e%2e/secret', notFound],
  ['/docs/./intro/', notFound],
  ['//example.com/..', notFound],
  ['/docs/intro%3fa', notFound],
  ['/_redirects', notFound],
  ['/_deploy/nginx/headers.conf', notFound],
  ['/.git/config', notFound],
  ['/docs/intro/.htaccess', notFound],
  ['/.well-known/security.txt', page('.well-known/security.txt')],
  ['/index.html.br', notFound],
  ['/index.html.gz', notFound],
  ['/a%0d%0ab', {status: 400}],
  ['/%zz', {status: 400}],
  ['/a%00b', {status: 400}],
  ['/a%5cb', {status: 400}],
])('%s', (target, answer) => {
  expect(resolveRequest(target, site)).toEqual(answer);
});

test.each([
  ['/preview/', page('index.html')],
  ['/preview', moved('/preview/')],
  ['/preview/docs/intro', moved('/preview/docs/intro/')],
  ['/preview/docs/', moved('/preview/docs/intro/')],
  ['/preview/docs/uninstall/', moved('/preview/docs/update-and-uninstall/')],
  ['/docs/intro/', notFound],
  ['/', notFound],
])('under /preview/: %s', (target, answer) => {
  expect(resolveRequest(target, {...site, baseUrl: '/preview/'})).toEqual(answer);
});
