import {findMissingPages, serveBuild} from '@site/tools/screenshots/servedBuild';
import {newFolder} from '@site/tests/support/folder';

const page = '<h1>Page</h1>';
const build = newFolder({'index.html': page, '404.html': page, 'docs/intro/index.html': page});

test.each(['/', '/site/'])('reports addresses that a build for %s lacks, with a suggestion', async (baseUrl) => {
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
});
