import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import pageHistory from '@site/src/plugins/git-history';
import {readHistory} from '@site/src/plugins/git-history/readHistory';

const folders: string[] = [];

afterAll(() => folders.forEach((folder) => rmSync(folder, {recursive: true})));

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'history-'));
  folders.push(folder);
  return folder;
}

function git(folder: string, words: string[], environment: Record<string, string> = {}): void {
  execFileSync('git', words, {cwd: folder, env: {...process.env, ...environment}, stdio: 'pipe'});
}

/** A repository with nothing in it that depends on the settings of whoever runs the test. */
function newRepository(): string {
  const folder = newFolder();
  git(folder, ['init', '--quiet', '--initial-branch=main']);
  git(folder, ['config', 'commit.gpgsign', 'false']);
  return folder;
}

function write(folder: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
}

function commit(folder: string, name: string, day: string, mail = `${name.toLowerCase()}@example.org`): void {
  const date = `${day}T12:00:00Z`;
  git(folder, ['add', '--all']);
  git(folder, ['commit', '--quiet', '--message', 'Change'], {
    ...{GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: mail, GIT_AUTHOR_DATE: date},
    ...{GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: mail, GIT_COMMITTER_DATE: date},
  });
}

const at = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const text = (lines: number): string => Array.from({length: lines}, (_, line) => `line ${line}\n`).join('');

test('a file has the days of its first and last change, and everybody who changed it', async () => {
  const folder = newRepository();
  write(folder, 'docs/a page ü.mdx', text(20));
  write(folder, 'docs/other.mdx', 'other');
  commit(folder, 'Ada, the first', '2025-01-01', 'ada@example.org');
  write(folder, 'docs/a page ü.mdx', text(21));
  commit(folder, 'Bo', '2025-02-01');
  write(folder, 'docs/other.mdx', 'another');
  commit(folder, 'Cy', '2025-03-01');
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
  write(folder, 'old.mdx', text(20));
  commit(folder, 'Ada', '2025-01-01');
  write(folder, 'old.mdx', text(21));
  commit(folder, 'Bo', '2025-01-02');
  renameSync(path.join(folder, 'old.mdx'), path.join(folder, 'new.mdx'));
  commit(folder, 'Cy', '2025-01-03');
  write(folder, 'old.mdx', 'something else');
  commit(folder, 'Di', '2025-01-04');
  const history = await readHistory(folder);
  expect([...history.get('new.mdx')!.people.keys()].sort()).toEqual(['Ada', 'Bo', 'Cy']);
  expect(history.get('new.mdx')!.created).toBe(at('2025-01-01'));
  expect([...history.get('old.mdx')!.people.keys()]).toEqual(['Di']);
});

test('people have the names of .mailmap, and programs are none', async () => {
  const folder = newRepository();
  write(folder, '.mailmap', 'Ada Lovelace <ada@example.org> <a@old.example.org>\n');
  write(folder, 'page.mdx', '1');
  commit(folder, 'ada', '2025-01-01', 'a@old.example.org');
  write(folder, 'page.mdx', '2');
  commit(folder, 'dependabot[bot]', '2025-01-02', '49699333+dependabot[bot]@users.noreply.github.com');
  expect((await readHistory(folder)).get('page.mdx')).toEqual({
    created: at('2025-01-01'),
    changed: at('2025-01-02'),
    people: new Map([['Ada Lovelace', 1]]),
  });
});

test('nothing is told of a shallow clone, of a folder without a history, or of a file that is not in it yet', async () => {
  const folder = newRepository();
  write(folder, 'page.mdx', '1');
  commit(folder, 'Ada', '2025-01-01');
  write(folder, 'page.mdx', '2');
  commit(folder, 'Bo', '2025-01-02');
  const clone = newFolder();
  git(clone, ['clone', '--quiet', '--depth=1', `file://${folder}`, '.']);
  expect((await readHistory(clone)).size).toBe(0);
  expect((await readHistory(newFolder())).size).toBe(0);
  write(folder, 'new.mdx', '1');
  expect(await pageHistory(folder).getFileLastUpdateInfo(path.join(folder, 'new.mdx'))).toBeNull();
});

/** What a project says of its writers. */
function writeAuthors(folder: string, names: string[]): void {
  write(folder, 'authors.yml', names.map((name) => `${name.toLowerCase()}: {name: ${name}}\n`).join('') || '{}');
}

test('names stand one on each line, those with most changes first, and no address of e-mail among them', async () => {
  const folder = newRepository();
  writeAuthors(folder, ['Ada', 'Bo', 'Cy']);
  for (const [day, name] of ['Ada', 'Bo', 'Bo', 'Cy'].entries()) {
    write(folder, 'page.mdx', String(day));
    commit(folder, name, `2025-01-0${day + 1}`);
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
  write(folder, 'page.mdx', '1');
  commit(folder, 'Some account', '2025-01-01');
  const authorOf = async (): Promise<string> => (await pageHistory(folder).getFileLastUpdateInfo('page.mdx'))!.author;
  expect(await authorOf()).toBe('');
  write(folder, 'page.mdx', '2');
  commit(folder, 'Bo', '2025-01-02');
  expect(await authorOf()).toBe('Bo');
});

test('a page made of facts and descriptions is as young as the youngest of them', async () => {
  const folder = newRepository();
  writeAuthors(folder, ['Ada', 'Bo']);
  write(folder, 'docs/knocking.mdx', 'Words.\n\n::settings{section="Port Knocking"}\n');
  write(folder, 'src/product/facts/settings.json', '{}');
  commit(folder, 'Ada', '2025-01-01');
  const history = (): ReturnType<ReturnType<typeof pageHistory>['getFileLastUpdateInfo']> =>
    pageHistory(folder).getFileLastUpdateInfo(path.join(folder, 'docs/knocking.mdx'));
  // The descriptions of the section have no history yet.
  expect(await history()).toBeNull();
  write(folder, 'src/product/descriptions/settings/port-knocking.yml', 'PORTKNOCKING: {}');
  commit(folder, 'Bo', '2025-02-01');
  expect(await history()).toEqual({timestamp: at('2025-02-01'), author: 'Ada\nBo'});
});
