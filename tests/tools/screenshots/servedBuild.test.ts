import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {findMissingPages, serveBuild} from '@site/tools/screenshots/servedBuild';

let build: string;

beforeEach(async () => {
  build = await mkdtemp(path.join(os.tmpdir(), 'screenshots-'));
  for (const file of ['index.html', '404.html', 'docs/intro/index.html']) {
    await mkdir(path.dirname(path.join(build, file)), {recursive: true});
    await writeFile(path.join(build, file), '<h1>Page</h1>');
  }
});

afterEach(() => rm(build, {recursive: true}));

test.each(['/', '/site/'])(
  'addresses that a build for %s lacks are told, with what was perhaps meant',
  async (baseUrl) => {
    const site = await serveBuild(build, baseUrl);
    try {
      expect(await findMissingPages(['/', '/docs/intor/', '/docs/intro/', 'docs/intro'], site.home, build)).toEqual(
        new Map([
          [
            '/docs/intor/',
            'The build has no page /docs/intor/ (a new one is there after "npm run build"); did you mean /docs/intro/?',
          ],
        ]),
      );
    } finally {
      await site.close();
    }
  },
);
