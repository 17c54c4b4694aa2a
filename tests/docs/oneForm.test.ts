import path from 'node:path';
import {readFileSync} from 'node:fs';
import {load} from 'js-yaml';
import {globSync} from 'tinyglobby';
import {shippedValues} from '@sentinel/csf/model/conf/shippedConfig';
import {fencesOf} from '@sentinel/lab/compare/steps/onPage';

/** A command of a page: as it is written, what it does wherever it is typed, and the commands around it. */
type Command = {written: string; does: string; next: string; around: string; place: string};

/** Commands whose operands are files, so that a page can write them from another folder. */
const takesFiles = /^(?:mv|\\?cp|rm|ls|sed|cat|less|chmod|sh|touch) /;

/** Repairs: they change a file, and what follows makes the change count. */
const repair = /^(?:mv -f|sed -i) .+|^echo .*(?=>> ?\/)/;

/** The commands of a page's shell blocks, each with the folder that a `cd` above it chose. */
function commandsOf(page: string, file: string): Command[] {
  return [...page.matchAll(/^[ \t]*```bash[^\n]*\n([^]*?)\n[ \t]*```$/gm)].flatMap(({1: block = '', index}) => {
    const place = `${file}:${page.slice(0, index).split('\n').length}`;
    const commands: Omit<Command, 'next' | 'around'>[] = [];
    let folder = '';
    const lines = block.replace(/\\\n\s*/g, '').split(/\n|\s+&& /);
    for (const written of lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'))) {
      if (written.startsWith('cd ')) {
        folder = path.posix.join(folder, written.slice(3));
      } else {
        commands.push({written, does: meaningOf(written, folder), place});
      }
    }
    return commands.map((command, index) => {
      const next = commands[index + 1]?.does ?? 'nothing follows';
      return {...command, next, around: `after ${commands[index - 1]?.does ?? 'nothing'}, before ${next}`};
    });
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
const lines = files.flatMap((file) => linesOf(readFileSync(file, 'utf8'), file));

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

type Known = {settings: Record<string, string>; options: Record<string, string>; around: Record<string, string>};
const known = load(readFileSync('tests/docs/differences.yml', 'utf8')) as Known;

/** What differs and has no reason on the list, and what the list names and no longer differs. */
const unexplained = (found: readonly string[], reasons: Record<string, string>): string[] => [
  ...found.filter((one) => !(one.split('\n')[0]! in reasons)),
  ...Object.keys(reasons)
    .filter((name) => !found.some((one) => one.split('\n')[0] === name))
    .map((name) => `tests/docs/differences.yml: ${name} no longer differs: remove it`),
];

/** A line of csf.conf to copy. Two pages may switch something on and off again, so the shipped value is not counted. */
function linesOf(page: string, file: string): Command[] {
  return fencesOf(page, 'ini').flatMap(({text, start}) =>
    [...text.matchAll(/^([A-Z][A-Z0-9_]+) = "(.*)"/gm)]
      .filter(([, name = '', value]) => value !== '' && value !== shippedValues('generic').get(name)?.value)
      .map(([line, name = '']) => ({
        ...{written: line, does: name, next: '', around: ''},
        place: `${file}:${page.slice(0, start).split('\n').length}`,
      })),
  );
}

/** A command without its options. For csf, they are the command. */
const withoutOptions = ({does}: Command): string => does.replace(/ -{1,2}[\w-]+/g, '');
const hasOptions = ({does}: Command): boolean => !/(?:^|\/)csf /.test(does) && / .* /.test(does);

/** The commands of procedures: they install, remove, restore, or hand over to another program. */
const procedure = /^(?:cd .* && )?(?:sh|wget|tar|mv|rm|touch|\\cp|sed -i|systemctl (?:disable|enable|mask|unmask)) /;

test('two pages give a setting the same value, or a reason why not', () => {
  expect(unexplained(differences(lines, 'does', 'written'), known.settings)).toEqual([]);
});

test('two pages run a command with the same options, or a reason why not', () => {
  const plain = commands.filter(hasOptions).map((command) => ({...command, next: withoutOptions(command)}));
  expect(unexplained(differences(plain, 'next', 'does'), known.options)).toEqual([]);
});

test('two pages tell a procedure in the same order, or a reason why not', () => {
  const steps = commands.filter(({does}) => procedure.test(does));
  expect(unexplained(differences(steps, 'does', 'around'), known.around)).toEqual([]);
});

test('finds a value, an option and an order that two pages tell differently', () => {
  const page = (language: string, ...lines: string[]): string => ['```' + language, ...lines, '```', ''].join('\n');
  const told = (text: string): [Command[], Command[]] => [commandsOf(text, 'a.mdx'), linesOf(text, 'a.mdx')];
  const [commands] = told(page('bash', 'tar -xzf x', 'sh y') + page('bash', 'tar --no-same-owner -xzf x', 'sh z'));
  expect(commands.filter(hasOptions).map(withoutOptions)).toEqual(['tar x', 'tar x']);
  const twice = told(page('bash', 'sh y', 'csf -r') + page('bash', 'sh y'))[0];
  expect(differences(twice, 'does', 'around')).toHaveLength(1);
  const values = told(
    page('ini', 'CT_LIMIT = "100"') + page('ini', 'CT_LIMIT = "200"') + page('ini', 'CT_LIMIT = "0"'),
  );
  expect(differences(values[1], 'does', 'written')).toHaveLength(1);
  expect(unexplained(['CT_LIMIT\n  …'], {UI: 'x'})).toHaveLength(2);
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
