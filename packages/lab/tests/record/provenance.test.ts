import {readdirSync, readFileSync} from 'node:fs';
import {printRows, sha256, type Provenance} from '../../record/provenance';
import {readSession} from '../../record/session';
import {findProblems} from './findProblems';

const folder = 'packages/csf/recordings';
const sessions = 'packages/lab/record/sessions';

const names = readdirSync(folder)
  .filter((file) => file !== 'index.json')
  .map((file) => file.replace(/\.txt$/, ''));
const recordings = new Map(names.map((name) => [name, readFileSync(`${folder}/${name}.txt`, 'utf8')]));
const index = readFileSync(`${folder}/index.json`, 'utf8');
const rows = JSON.parse(index) as Provenance[];

test('each recording has its row, with its hash and the commands that are in it', () => {
  expect(findProblems(recordings, rows)).toEqual([]);
  expect(printRows(rows)).toBe(index);
});

test('each recording of the sandbox can be made again: its session types the same commands', () => {
  const made = rows.filter((row) => row.made === 'sandbox');
  expect(readdirSync(sessions)).toEqual(made.map(({name}) => `${name}.txt`));
  for (const {name, title, commands} of made) {
    const session = readSession(readFileSync(`${sessions}/${name}.txt`, 'utf8'), name);
    expect({title, commands: commands.map(({at, command}) => ({at, command}))}).toEqual({
      title: session.title,
      commands: session.commands,
    });
  }
});

describe('a recording that nobody made is found:', () => {
  const text = "root@server:~# cat > x <<'EOF'\none\nEOF\nroot@server:~# csf -v\ncsf: v15.11 (generic)\n";
  const row: Provenance = {
    ...{name: '01-version', title: 'The version', day: '2026-11-27', made: 'sandbox', sha256: sha256(text)},
    product: {version: '15.11', tree: null},
    commands: [
      {at: 'root@server', command: "cat > x <<'EOF'\none\nEOF", exit: 0},
      {at: 'root@server', command: 'csf -v', exit: 0},
    ],
  };
  const file = 'packages/csf/recordings/01-version.txt';
  const problemsOf = (texts: [string, string][], ...given: Provenance[]): string =>
    findProblems(new Map(texts), given).join('\n');

  test('one as it was made has no problem', () => {
    expect(problemsOf([['01-version', text]], row)).toBe('');
  });

  test('a file without a row, and how to make one', () => {
    expect(problemsOf([['01-version', text]])).toMatch(
      /01-version\.txt: index\.json has no row.*packages\/lab\/record/,
    );
  });

  test('a row without a file', () => {
    expect(problemsOf([], row)).toContain(`${file}: index.json has a row for it, but there is no such file`);
  });

  test('two rows', () => {
    expect(problemsOf([['01-version', text]], row, row)).toContain('two rows');
  });

  test('printed text that was changed', () => {
    expect(problemsOf([['01-version', text.replace('15.11', '15.12')]], row)).toMatch(/its text is not the recorded/);
  });

  test.each([
    ['a command', text.replace('csf -v', 'csf -l'), 'line 4 is not the command "csf -v"'],
    ['the terminal', text.replace('server:~# csf', 'client:~# csf'), 'line 4 is not the command "csf -v"'],
    ['a later line of a command', text.replace('\none\n', '\ntwo\n'), 'line 1 is not the command'],
    ['one command more', `${text}root@server:~# csf -l\n`, 'it has 3 commands, and its row in index.json 2'],
  ])('a change of %s, even with its hash', (_what, changed, problem) => {
    expect(problemsOf([['01-version', changed]], {...row, sha256: sha256(changed)})).toContain(`${file}: ${problem}`);
  });
});
