import {prompts, sha256, typedIn, type Provenance, type Typed} from '../../record/provenance';

const remedy = 'Recordings are made, not written: see packages/lab/record/README.md.';

/** What is wrong with the recordings, given by name, or with the rows about them. */
export function findProblems(recordings: ReadonlyMap<string, string>, rows: readonly Provenance[]): string[] {
  const file = (name: string) => `packages/csf/recordings/${name}.txt`;
  const unknown = [...recordings.keys()]
    .filter((name) => !rows.some((row) => row.name === name))
    .map((name) => `${file(name)}: index.json has no row for it. ${remedy}`);
  const problems = rows.flatMap(({name, sha256: hash, commands}, index) => {
    const text = recordings.get(name);
    if (rows.findIndex((row) => row.name === name) !== index) {
      return [`${file(name)}: index.json has two rows for it. Remove one.`];
    }
    if (text === undefined) {
      return [`${file(name)}: index.json has a row for it, but there is no such file. Remove the row.`];
    }
    return [
      ...(sha256(text) === hash ? [] : [`${file(name)}: its text is not the recorded one. ${remedy}`]),
      ...wrongCommand(text, commands).map((words) => `${file(name)}: ${words} ${remedy}`),
    ];
  });
  return [...unknown, ...problems];
}

/** The first command that differs. A command may go on over several lines. */
function wrongCommand(text: string, commands: readonly Typed[]): string[] {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, index) => (typedIn(line) === undefined ? [] : [index]));
  if (starts.length !== commands.length) {
    return [`it has ${starts.length} commands, and its row in index.json ${commands.length}.`];
  }
  const at = commands.findIndex((typed, index) => {
    const expected = `${prompts[typed.at]}${typed.command}`;
    const length = expected.split('\n').length;
    return lines.slice(starts[index], starts[index]! + length).join('\n') !== expected;
  });
  return at === -1 ? [] : [`line ${starts[at]! + 1} is not the command "${commands[at]!.command}" of index.json.`];
}
