import {execFileSync} from 'node:child_process';
import {renameSync} from 'node:fs';
import path from 'node:path';

import pageHistory from '@site/src/plugins/git-history';
import {readHistory} from '@site/src/plugins/git-history/readHistory';
import {newFolder, writeFiles} from '@site/tests/support/folder';

function git(folder: string, words: string[], environment: Record<string, string> = {}): void {
  execFileSync('git', words, {cwd: folder, env: {...process.env, ...environment}, stdio: 'pipe'});
}

/** A repository that does not depend on the git settings of the person who runs the test. */
function newRepository(): string {
  const folder = newFolder();
  git(folder, ['init', '--quiet', '--initial-branch=main']);
  git(folder, ['config', 'commit.gpgsign', 'false']);
  return folder;
}

/** Writes files and commits everything as a given person. */
function change(folder: string, name: string, day: string, files: Record<string, string>, mail?: string): void {
  const date = `${day}T12:00:00Z`;
  const address = mail ?? `${name.split(/\W/)[0]!.toLowerCase()}@example.org`;
  writeFiles(folder, files);
  git(folder, ['add', '--all']);
  git(folder, ['commit', '--quiet', '--message', 'Change'], {
    ...{GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: address, GIT_AUTHOR_DATE: date},
    ...{GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: address, GIT_COMMITTER_DATE: date},
  });
}

const at = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const text = (lines: number): string => Array.from({length: lines}, (_, line) => `line ${line}\n`).join('');

test('a file has the days of its first and last change, and everybody who changed it', async () => {
  const folder = newRepository();
  change(folder, 'Ada, the first', '2025-01-01', {'docs/a page ü.mdx': text(20), 'docs/other.mdx': 'other'});
  change(folder, 'Bo', '2025-02-01', {'docs/a page ü.mdx': text(21)});
  change(folder, 'Cy', '2025-03-01', {'docs/other.mdx': 'another'});
  const history = await readHistory(folder);
  expect(history.get('docs/a page ü.mdx')).toEqual({
    created: at('2025-01-01'),
    changed: at('2025-02-01'),
    people: new Map([
      ['Bo', 1],
      ['Ada, the first', 1],
    ]),
  });
});

test('a file keeps its people when it is renamed, and a new one at the old name begins anew', async () => {
  const folder = newRepository();
  change(folder, 'Ada', '2025-01-01', {'old.mdx': text(20)});
  change(folder, 'Bo', '2025-01-02', {'old.mdx': text(21)});
  renameSync(path.join(folder, 'old.mdx'), path.join(folder, 'new.mdx'));
  change(folder, 'Cy', '2025-01-03', {});
  change(folder, 'Di', '2025-01-04', {'old.mdx': 'something else'});
  const history = await readHistory(folder);
  expect([...history.get('new.mdx')!.people.keys()].sort()).toEqual(['Ada', 'Bo', 'Cy']);
  expect(history.get('new.mdx')!.created).toBe(at('2025-01-01'));
  expect([...history.get('old.mdx')!.people.keys()]).toEqual(['Di']);
});

test('people have the names of .mailmap, and programs are none', async () => {
  const folder = newRepository();
  change(
    folder,
    'ada',
    '2025-01-01',
    {'.mailmap': 'Ada Lovelace <ada@example.org> <a@old.example.org>\n', 'page.mdx': '1'},
    'a@old.example.org',
  );
  change(
    folder,
    'dependabot[bot]',
    '2025-01-02',
    {'page.mdx': '2'},
    '49699333+dependabot[bot]@users.noreply.github.com',
  );
  expect((await readHistory(folder)).get('page.mdx')).toEqual({
    created: at('2025-01-01'),
    changed: at('2025-01-02'),
    people: new Map([['Ada Lovelace', 1]]),
  });
});

test('a shallow clone, a folder without a history and a file that is not in it yet have no history', async () => {
  const folder = newRepository();
  change(folder, 'Ada', '2025-01-01', {'page.mdx': '1'});
  change(folder, 'Bo', '2025-01-02', {'page.mdx': '2'});
  const clone = newFolder();
  git(clone, ['clone', '--quiet', '--depth=1', `file://${folder}`, '.']);
  expect((await readHistory(clone)).size).toBe(0);
  expect((await readHistory(newFolder())).size).toBe(0);
  writeFiles(folder, {'new.mdx': '1'});
  expect(await pageHistory(folder).getFileLastUpdateInfo(path.join(folder, 'new.mdx'))).toBeNull();
});

/** What a project says of its writers. */
function writeAuthors(folder: string, names: string[]): void {
  writeFiles(folder, {'authors.yml': names.map((name) => `${name.toLowerCase()}: {name: ${name}}\n`).join('')});
}

test('each name has a line, those with most changes come first, and no email address is among them', async () => {
  const folder = newRepository();
  writeAuthors(folder, ['Ada', 'Bo', 'Cy']);
  for (const [day, name] of ['Ada', 'Bo', 'Bo', 'Cy'].entries()) {
    change(folder, name, `2025-01-0${day + 1}`, {'page.mdx': String(day)});
  }
  const history = pageHistory(folder);
  expect(await history.getFileLastUpdateInfo('page.mdx')).toEqual({
    timestamp: at('2025-01-04'),
    author: 'Bo\nAda\nCy',
  });
  expect((await history.getFileCreationInfo('page.mdx'))!.timestamp).toBe(at('2025-01-01'));
});

test('nobody is named who is not in authors.yml', async () => {
  const folder = newRepository();
  writeAuthors(folder, ['Bo']);
  change(folder, 'Some account', '2025-01-01', {'page.mdx': '1'});
  const authorOf = async (): Promise<string> => (await pageHistory(folder).getFileLastUpdateInfo('page.mdx'))!.author;
  expect(await authorOf()).toBe('');
  change(folder, 'Bo', '2025-01-02', {'page.mdx': '2'});
  expect(await authorOf()).toBe('Bo');
});

test('a page made of facts and descriptions is as young as the youngest of them', async () => {
  const folder = newRepository();
  writeAuthors(folder, ['Ada', 'Bo']);
  change(folder, 'Ada', '2025-01-01', {
    'docs/knocking.mdx': 'Words.\n\n::settings{section="Port Knocking"}\n',
    'packages/csf/facts/settings.json': '{}',
    'packages/csf/facts/setting-arrivals.json': '{}',
    'packages/csf/facts/setting-history.json': '{}',
  });
  const history = (): ReturnType<ReturnType<typeof pageHistory>['getFileLastUpdateInfo']> =>
    pageHistory(folder).getFileLastUpdateInfo(path.join(folder, 'docs/knocking.mdx'));
  // The descriptions of the section have no history yet.
  expect(await history()).toBeNull();
  change(folder, 'Bo', '2025-02-01', {'packages/csf/descriptions/settings/port-knocking.yml': 'PORTKNOCKING: {}'});
  expect(await history()).toEqual({timestamp: at('2025-02-01'), author: 'Ada\nBo'});
});
