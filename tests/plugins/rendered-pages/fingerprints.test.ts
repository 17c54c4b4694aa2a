import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {readFingerprints} from '@site/src/plugins/rendered-pages/fingerprints';

const routes = {
  '/docs/-0a1': {__comp: 'layout', __context: {plugin: 'context'}},
  '/docs/one/-0a2': {__comp: 'item', content: 'one'},
  '/docs/two/-0a3': {__comp: 'item', content: 'two'},
  '/blog/-0a4': {__comp: 'list', items: [{content: 'post'}]},
  '*': {__comp: 'none'},
};

const files = {
  'server.bundle.js': 'the script itself',
  'assets/js/123.js': 'a part without a name',
  ...Object.fromEntries(
    ['layout', 'context', 'item', 'one', 'two', 'list', 'post', 'none'].map((name) => [
      `assets/js/${name}.js`,
      `part ${name}`,
    ]),
  ),
};

/** The fingerprints of a build whose scripts are these, but for what changed. */
function fingerprintsWith(changed: Record<string, string>): (pathname: string) => string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fingerprints-'));
  for (const [file, content] of Object.entries({...files, ...changed})) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), content);
  }
  return readFingerprints(folder, routes);
}

const pages = ['/docs/one/', '/docs/two/', '/blog/', '/404.html'];
const before = fingerprintsWith({});

test('a build of the same scripts has the same fingerprints, a different one for each page', () => {
  expect(pages.map(fingerprintsWith({}))).toEqual(pages.map(before));
  expect(new Set(pages.map(before)).size).toBe(pages.length);
});

test.each([
  ['assets/js/one.js', ['/docs/one/']],
  ['assets/js/item.js', ['/docs/one/', '/docs/two/']],
  ['assets/js/layout.js', ['/docs/one/', '/docs/two/']],
  ['assets/js/context.js', ['/docs/one/', '/docs/two/']],
  ['assets/js/post.js', ['/blog/']],
  ['assets/js/none.js', pages],
  ['assets/js/123.js', pages],
  ['assets/js/124.js', pages],
  ['server.bundle.js', pages],
])('another %s changes those of %j and no others', (file, changed) => {
  const now = fingerprintsWith({[file]: 'something else'});
  expect(pages.filter((page) => now(page) !== before(page))).toEqual(changed);
});
