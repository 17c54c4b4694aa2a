import path from 'node:path';
import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';

/** A command of a page: as it is written, what it does wherever it is typed, and the command below it. */
type Command = {written: string; does: string; next: string; place: string};

/** Commands whose operands are files, so that a page can write them from another folder. */
const takesFiles = /^(?:mv|\\?cp|rm|ls|sed|cat|less|chmod|sh|touch) /;

/** Repairs: they change a file, and what follows makes the change count. */
const repair = /^(?:mv -f|sed -i) .+|^echo .*(?=>> ?\/)/;

/** The commands of a page's shell blocks, each with the folder that a `cd` above it chose. */
function commandsOf(page: string, file: string): Command[] {
  return [...page.matchAll(/^[ \t]*```bash[^\n]*\n([^]*?)\n[ \t]*```$/gm)].flatMap(({1: block = '', index}) => {
    const place = `${file}:${page.slice(0, index).split('\n').length}`;
    const commands: Omit<Command, 'next'>[] = [];
    let folder = '';
    const lines = block.replace(/\\\n\s*/g, '').split(/\n|\s+&& /);
    for (const written of lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'))) {
      if (written.startsWith('cd ')) {
        folder = path.posix.join(folder, written.slice(3));
      } else {
        commands.push({written, does: meaningOf(written, folder), place});
      }
    }
    return commands.map((command, index) => ({...command, next: commands[index + 1]?.does ?? 'nothing follows'}));
  });
}

/** A command with absolute operands, double quotes and the usual package manager. */
function meaningOf(written: string, folder: string): string {
  const usual = written
    .replace(/'([^'$`\\"]*)'/g, '"$1"')
    .replace(/^yum /, 'dnf ')
    .replace(/^apt /, 'apt-get ');
  return folder.startsWith('/') && takesFiles.test(usual)
    ? usual.replace(/ ([\w.][\w./-]*)/g, (_, operand: string) => ` ${path.posix.join(folder, operand)}`)
    : usual;
}

/** What pages tell in several forms, with each form and the first place that has it. */
function differences(commands: readonly Command[], alike: keyof Command, form: keyof Command): string[] {
  const formsOf = new Map<string, Map<string, string>>();
  for (const command of commands) {
    const forms = formsOf.get(command[alike]) ?? new Map<string, string>();
    forms.set(command[form], forms.get(command[form]) ?? command.place);
    formsOf.set(command[alike], forms);
  }
  return [...formsOf].flatMap(([shared, forms]) => {
    const told = [...forms].map(([text, place]) => `${text} (${place})`);
    return forms.size > 1 ? [[shared, ...told].join('\n  ')] : [];
  });
}

const files = globSync(['docs/**/*.mdx', 'blog/*.mdx']).sort();
const commands = files.flatMap((file) => commandsOf(readFileSync(file, 'utf8'), file));

test('every page writes a command in the same form', () => {
  expect(differences(commands, 'does', 'written')).toEqual([]);
});

test('every page has the same command after a repair', () => {
  // Only the file counts of what `echo` adds: the words are an example.
  const repairs = commands
    .filter(({does}) => repair.test(does))
    .map((command) => ({...command, does: command.does.replace(/^echo .*>> ?/, 'echo … >> ')}));
  expect(differences(repairs, 'does', 'next')).toEqual([]);
});

test('finds a repair that a page tells in another way', () => {
  const page = (...lines: string[]): string => ['```bash', ...lines, '```', ''].join('\n');
  const told = [
    ...commandsOf(page('cd /opt/driver', 'mv -f META.pm META'), 'short.mdx'),
    ...commandsOf(page('mv -f /opt/driver/META.pm /opt/driver/META', 'touch /opt'), 'long.mdx'),
  ];
  const does = 'mv -f /opt/driver/META.pm /opt/driver/META';
  expect(differences(told, 'does', 'written')).toEqual([
    `${does}\n  mv -f META.pm META (short.mdx:1)\n  ${does} (long.mdx:1)`,
  ]);
  expect(differences(told, 'does', 'next')).toEqual([
    `${does}\n  nothing follows (short.mdx:1)\n  touch /opt (long.mdx:1)`,
  ]);
});
