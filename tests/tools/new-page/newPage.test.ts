import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {checkContent} from '@site/src/plugins/content-validation/checkContent';
import {printErrors} from '@site/src/lib/node/contentError';
import {readFrontMatter} from '@site/src/plugins/content-validation/frontMatter';
import {readContent} from '@site/src/plugins/content-validation/readContent';
import {newDoc} from '@site/tools/new-page/newDoc';
import {dayOf, newPost} from '@site/tools/new-page/newPost';
import {newFolder, writeFiles} from '@site/tests/support/folder';

const home = process.cwd();
let folder: string;

beforeEach(() => {
  const files = ['sidebars.ts', 'authors.yml', 'blog/tags.yml', '.prettierrc.json'];
  folder = newFolder(Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])));
  process.chdir(folder);
});

afterEach(() => process.chdir(home));

/** Calls the command. */
function call(...args: string[]) {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [path.join(home, 'node_modules/tsx/dist/cli.mjs'), path.join(home, 'tools/new-page/index.ts'), ...args],
    {cwd: folder, encoding: 'utf8', env: {...process.env, GIT_CONFIG_GLOBAL: '/dev/null'}},
  );
  return {status, said: `${stdout}${stderr}`.trim()};
}

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const errors = async () => printErrors(checkContent(await readContent(folder)));

test('a page is begun with its line in the sidebar, and cannot be built until it is written', async () => {
  const {status, said} = call('doc', 'Quiet "nights": a guide', '--category', 'every day');
  expect(status).toBe(0);
  expect(said).toBe(
    'docs/usage/quiet-nights-a-guide.mdx\n' +
      'It is at the end of "Every day" in sidebars.ts; move the line if readers need it earlier.\n' +
      'Write its description and its text. npm start shows the page, and npm run build fails until they are there.',
  );
  expect(read('sidebars.ts')).toContain("        'usage/principles',\n        'usage/quiet-nights-a-guide',\n      ],");
  // Docusaurus loads no page whose description is no text.
  expect(readFrontMatter('', read('docs/usage/quiet-nights-a-guide.mdx')).frontMatter.description).toEqual(
    expect.stringMatching(/^One sentence/),
  );
  expect(await errors()).toBe(
    'docs/usage/quiet-nights-a-guide.mdx:1: the page has no text below its front matter; write it\n' +
      'docs/usage/quiet-nights-a-guide.mdx:4: the description is still empty; write one sentence of 50 to 160 characters',
  );
});

test('a post is begun with the day and an author, and cannot be built until it is written', async () => {
  const said = newPost(['Read', 'the', 'kernel log'], new Date());
  const file = `blog/${dayOf(new Date())}-read-the-kernel-log.mdx`;
  expect(said.split('\n').slice(0, 2)).toEqual([
    file,
    'Its author is stefanpejcic, the first of authors.yml; if that is not you, add yourself there and change "authors".',
  ]);
  expect(read(file)).toContain('title: Read the kernel log\n');
  expect(await errors()).toBe(
    `${file}:1: the page has no text below its front matter; write it\n` +
      `${file}:3: the description is still empty; write one sentence of 50 to 160 characters`,
  );
});

test('the author is the one that git knows', () => {
  spawnSync('git', ['init', '--quiet']);
  spawnSync('git', ['config', 'user.name', 'Second Writer']);
  writeFiles(folder, {'authors.yml': 'first: {name: First Writer}\nsecond: {name: Second Writer}\n'});
  expect(newPost(['A post'], new Date(2025, 0, 9))).not.toContain('Its author');
  expect(read('blog/2025-01-09-a-post.mdx')).toContain('authors: [second]');
});

test('existing files stay', async () => {
  const mine = {'docs/usage/mine.mdx': 'mine', 'blog/2025-01-01-mine.mdx': 'mine'};
  writeFiles(folder, mine);
  const sidebar = read('sidebars.ts');
  await expect(newDoc(['usage/mine', 'Mine'], 'Tools')).rejects.toThrow(
    'docs/usage/mine.mdx already exists; nothing was written. Name another path: npm run new -- doc usage/my-page "What a reader would type"',
  );
  expect(() => newPost(['Mine'], new Date())).toThrow(
    'blog/2025-01-01-mine.mdx already has that title; nothing was written.',
  );
  expect(Object.keys(mine).map(read)).toEqual(['mine', 'mine']);
  expect(read('sidebars.ts')).toBe(sidebar);
});

test('bad calls end with 2 and a sentence', () => {
  expect(call('doc')).toEqual({
    status: 2,
    said: 'The page has no title. Type: npm run new -- doc usage/my-page "What a reader would type"',
  });
  expect(call('--help')).toEqual({status: 2, said: expect.stringMatching(/^Begins a page or a post\./)});
});

test.each([
  [
    ['A title'],
    undefined,
    'Say where in the sidebar the page should be, with --category "…": "Install and update", "Every day"',
  ],
  [['A title'], 'Nowhere', 'The sidebar has no "Nowhere"; it has "Install and update"'],
  [['../../evil', 'T'], 'Tools', '"../../evil" is not a path of a page'],
  [['日本語'], 'Tools', 'No address can be made from the title "日本語"'],
])('a page named %j in %j is refused', async (words, category, sentence) => {
  await expect(newDoc(words, category)).rejects.toThrow(sentence);
  expect(existsSync('docs')).toBe(false);
});

test.each([
  [[], 'The post has no title. Type: npm run new -- post'],
  [['…'], 'No address can be made from the title "…"'],
])('a post named %j is refused', (words: string[], sentence) => {
  expect(() => newPost(words, new Date())).toThrow(sentence);
  expect(readdirSync('blog')).toEqual(['tags.yml']);
});
