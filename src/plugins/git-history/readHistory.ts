import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

/** The history of one file in git. */
export type FileHistory = {
  /** Times in milliseconds. */
  created: number;
  changed: number;
  /** Name and number of changes of each person who changed the file, without bots. */
  people: Map<string, number>;
};

/** Histories by path below the folder, with slashes. */
export type History = ReadonlyMap<string, FileHistory>;

const run = promisify(execFile);

/** Buffer size for git's output with tens of thousands of changes. */
const maxBuffer = 2 ** 28;

/** Begins each change in git's output. No name contains it. */
const mark = '\u0001';

const unknown: History = new Map();

/**
 * Runs git once for the changes of all files below a folder. Returns nothing outside a repository, and nothing in a
 * shallow clone, where every file would seem as new as the clone.
 */
export async function readHistory(folder: string): Promise<History> {
  const git = async (...words: string[]): Promise<string> =>
    (
      await run('git', ['-c', 'core.quotePath=false', '-c', 'log.showSignature=false', ...words], {
        cwd: folder,
        maxBuffer,
      })
    ).stdout;
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() !== 'false') {
      return unknown;
    }
    // Names follow .mailmap.
    return parseLog(
      await git(
        'log',
        `--format=${mark}%ct%x00%aN%x00%aE`,
        '--name-status',
        '--find-renames',
        '--relative',
        '-z',
        '--',
        '.',
      ),
    );
  } catch {
    return unknown;
  }
}

/** Reads the output of `git log`, from the newest change to the oldest. A renamed file keeps its history. */
function parseLog(log: string): History {
  const histories = new Map<string, FileHistory>();
  /** The current name of a file in older changes. */
  const later = new Map<string, string>();
  for (const change of log.split(mark).slice(1)) {
    const [seconds = '', name = '', mail = '', ...rest] = change.split('\0');
    const time = Number(seconds) * 1000;
    for (const {file, before, isNew} of filesOf(rest)) {
      const path = later.get(file) ?? file;
      if (isNew) {
        later.delete(file);
      }
      if (before !== undefined) {
        later.set(before, path);
      }
      note(histories, path, {time, person: isProgram(name, mail) ? undefined : name});
    }
  }
  return histories;
}

type ChangedFile = {file: string; before?: string; isNew: boolean};

/** The files of a change, which of them it added, and the earlier names of renamed ones. */
function* filesOf(fields: readonly string[]): Generator<ChangedFile> {
  for (let index = 0; index < fields.length; index += 1) {
    const status = fields[index]!.trim();
    if (/^[RC]\d*$/.test(status)) {
      const [from = '', to = ''] = fields.slice(index + 1, index + 3);
      index += 2;
      yield {file: to, isNew: true, ...(status.startsWith('R') && {before: from})};
    } else if (/^[AMDT]$/.test(status)) {
      index += 1;
      yield {file: fields[index] ?? '', isNew: status === 'A'};
    }
  }
}

function note(
  histories: Map<string, FileHistory>,
  path: string,
  {time, person}: {time: number; person?: string},
): void {
  const history = histories.get(path) ?? {created: time, changed: time, people: new Map<string, number>()};
  history.created = Math.min(history.created, time);
  history.changed = Math.max(history.changed, time);
  if (person !== undefined) {
    history.people.set(person, (history.people.get(person) ?? 0) + 1);
  }
  histories.set(path, history);
}

/** GitHub's suffix for bot accounts. */
function isProgram(name: string, mail: string): boolean {
  return /\[bot\]$/i.test(name) || /\[bot\]@/i.test(mail);
}

/**
 * The history of a page made from several files, its own file first. Undefined if one of them has no history, because
 * the date would be unknown.
 */
export function mergeHistories(histories: readonly (FileHistory | undefined)[]): FileHistory | undefined {
  const [own, ...others] = histories;
  if (own === undefined || others.includes(undefined)) {
    return undefined;
  }
  const all = histories as readonly FileHistory[];
  const people = new Map<string, number>();
  for (const [name, changes] of all.flatMap((history) => [...history.people])) {
    people.set(name, (people.get(name) ?? 0) + changes);
  }
  return {created: own.created, changed: Math.max(...all.map(({changed}) => changed)), people};
}

/** Time of the last commit, in UTC; undefined without history. */
export async function lastCommit(folder: string): Promise<string | undefined> {
  try {
    const {stdout} = await run('git', ['log', '-1', '--format=%ct'], {cwd: folder});
    return new Date(Number(stdout) * 1000).toISOString();
  } catch {
    return undefined;
  }
}
