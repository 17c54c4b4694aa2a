import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {noteBody} from '@site/src/plugins/content-validation/bodies';
import {findEarlyFaults, findFaults} from '@site/src/plugins/content-validation/findFaults';

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

const messages = async (found: ReturnType<typeof findFaults>) => (await found).map(({message}) => message);

test('what Docusaurus parsed is not parsed again', async () => {
  const text = page('See `LF_SSHDD`.');
  const siteDir = projectWith(text);
  const fault = {file: 'docs/ports.mdx', line: 6, message: 'as found in the tree of the page'};
  noteBody('docs/ports.mdx', text, {links: [], anchors: new Set(), faults: [fault]});
  expect(await messages(findFaults(siteDir))).toEqual([fault.message]);
});

test('what Docusaurus parsed of another text, such as the beginning of a post, does not count', async () => {
  const siteDir = projectWith(page('See `LF_SSHD`.\n\nSee `LF_SSHDDD`.'));
  noteBody('docs/ports.mdx', page('See `LF_SSHD`.'), {links: [], anchors: new Set(), faults: []});
  expect(await messages(findFaults(siteDir))).toEqual([expect.stringContaining('LF_SSHDDD is no setting')]);
});

test('before the pages are compiled, a fault in a text alone is left for later', async () => {
  expect(await findEarlyFaults(projectWith(page('See `LF_SSHDX`.')))).toEqual([]);
});

test('a fault in front matter is told before the pages are compiled, with all others', async () => {
  const siteDir = projectWith(page('See `LF_SSHDY`.').replace(description, 'Short.'));
  expect(await messages(findEarlyFaults(siteDir))).toEqual([
    expect.stringContaining('the description has 6 characters'),
    expect.stringContaining('LF_SSHDY is no setting'),
  ]);
});
