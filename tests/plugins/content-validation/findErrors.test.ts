import {findEarlyErrors} from '@site/src/plugins/content-validation/checkContent';
import {newFolder} from '@site/tests/support/folder';

const description = 'A page that says enough about itself for engines that list it, and no more.';
const page = (words: string) => `---\ntitle: Ports\ndescription: ${description}\n---\n\n${words}\n`;

/** A project with one page of the docs. */
const projectWith = (text: string): string =>
  newFolder({'docs/ports.mdx': text, 'blog/tags.yml': '{}', 'src/none.ts': '', 'authors.yml': '{}'});

const messages = async (found: ReturnType<typeof findEarlyErrors>) => (await found).map(({message}) => message);

test('before the pages are compiled, an error in a text alone is left for later', async () => {
  expect(await findEarlyErrors(projectWith(page('See `LF_SSHDX`.')))).toEqual([]);
});

test('an error in front matter is reported before the pages are compiled, with all others', async () => {
  const siteDir = projectWith(page('See `LF_SSHDY`.').replace(description, 'Short.'));
  expect(await messages(findEarlyErrors(siteDir))).toEqual([
    expect.stringContaining('the description has 6 characters'),
    expect.stringContaining('LF_SSHDY is not a setting'),
  ]);
});
