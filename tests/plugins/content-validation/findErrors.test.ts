import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {findEarlyErrors, type findErrors} from '@site/src/plugins/content-validation/checkContent';

const description = 'A page that says enough about itself for engines that list it, and no more.';
const page = (words: string) => `---\ntitle: Ports\ndescription: ${description}\n---\n\n${words}\n`;

/** A project with one page of the docs. */
function projectWith(text: string): string {
  const siteDir = mkdtempSync(path.join(os.tmpdir(), 'bodies-'));
  ['docs', 'blog', 'src'].forEach((folder) => mkdirSync(path.join(siteDir, folder)));
  writeFileSync(path.join(siteDir, 'docs/ports.mdx'), text);
  writeFileSync(path.join(siteDir, 'blog/tags.yml'), '{}');
  writeFileSync(path.join(siteDir, 'authors.yml'), '{}');
  return siteDir;
}

const messages = async (found: ReturnType<typeof findErrors>) => (await found).map(({message}) => message);

test('before the pages are compiled, an error in a text alone is left for later', async () => {
  expect(await findEarlyErrors(projectWith(page('See `LF_SSHDX`.')))).toEqual([]);
});

test('an error in front matter is reported before the pages are compiled, with all others', async () => {
  const siteDir = projectWith(page('See `LF_SSHDY`.').replace(description, 'Short.'));
  expect(await messages(findEarlyErrors(siteDir))).toEqual([
    expect.stringContaining('the description has 6 characters'),
    expect.stringContaining('LF_SSHDY is no setting'),
  ]);
});
