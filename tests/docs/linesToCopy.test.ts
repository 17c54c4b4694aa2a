import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

const line = String.raw`[A-Z][A-Z0-9_]+ = "[^"\n]*"`;
const listOf = (code: string): string => `${code}(?:(?:,? (?:or|and) |, )${code})*`;

/** Forms of an instruction: "set `A = "1"` or `B = "0"`", "Set `A`, `B` and `C` to `0`". */
const instruction = new RegExp(
  `\\b[Ss]et (?:(${listOf(`\`${line}\``)})|(${listOf('`[A-Z][A-Z0-9_]+`')}) to \`([^\`]+)\`)`,
  'g',
);

const block = /^[ \t]*```[^]*?^[ \t]*```$/gm;

/** Lines of csf.conf that running text tells readers to set, and that no code block of the page has. */
function linesToType(page: string, file: string): string[] {
  const blocks = page.match(block)?.join('\n') ?? '';
  // Tables are left out: a block does not fit into a cell, and the build gives a cell that is code its own button.
  const prose = page.replace(block, (text) => text.replace(/.+/g, '')).replace(/^[ \t]*\|.*/gm, '');
  return prose.split('\n').flatMap((text, index) =>
    [...text.matchAll(instruction)]
      .flatMap(
        ([, lines, names = '', value]) =>
          lines?.match(new RegExp(line, 'g')) ?? names.match(/[A-Z]\w+/g)?.map((name) => `${name} = "${value}"`) ?? [],
      )
      .filter((told) => !blocks.includes(told))
      .map((told) => `${file}:${index + 1}: put ${told} into a block with title="/etc/csf/csf.conf"`),
  );
}

const guides = globSync('docs/**/*.mdx', {ignore: ['docs/reference/**', 'docs/changelog.mdx']}).sort();

test('what a guide tells its readers to set, they can copy from it', () => {
  expect(guides.flatMap((file) => linesToType(readFileSync(file, 'utf8'), file))).toEqual([]);
});

const blockOfConf = /^[ \t]*```ini [^\n]*title="\/etc\/csf\/csf\.conf"/m;
const loads = /csf (?:-ra?|-e|-x|--lfd restart)\b/;

/** Sections with a line of csf.conf, and no word of the command that makes csf or lfd read it. */
function linesThatDoNothing(page: string, file: string): string[] {
  return page
    .split(/^(?=##+ )/m)
    .filter((section) => blockOfConf.test(section) && !loads.test(section))
    .map((section) => `${file}: say how to load the lines below "${section.split('\n')[0]}"`);
}

/** The command comes later in the procedure. */
const loadedLater = ['## Can I use csf -u and AUTO_UPDATES?', '## Open the ports that you need'];

test('a section with lines of csf.conf says how to load them', () => {
  const found = guides
    .filter((file) => !path.basename(file).startsWith('_'))
    .flatMap((file) => linesThatDoNothing(readFileSync(file, 'utf8'), file));
  expect(found.filter((each) => !loadedLater.some((heading) => each.endsWith(`"${heading}"`)))).toEqual([]);
});

test('finds a section whose lines nobody loads', () => {
  const lines = '```ini title="/etc/csf/csf.conf"\nUI = "1"\n```\n';
  expect(linesThatDoNothing(`## A\n\n${lines}\n## B\n\n${lines}\nRun ` + '`csf -ra`' + `.\n`, 'page.mdx')).toEqual([
    'page.mdx: say how to load the lines below "## A"',
  ]);
});

test('finds each line that readers would have to type', () => {
  const page = [
    'Set `TESTING = "0"` or `UI = "1"`.',
    '',
    '   ```ini title="/etc/csf/csf.conf"',
    '   UI = "1"',
    '   ```',
    '',
    'With `LF_SPI = "1"`, set `PT_LOAD` and `PT_LIMIT` to `0`.',
    '| Set `IPV6 = "1"` |',
  ];
  const advice = 'into a block with title="/etc/csf/csf.conf"';
  expect(linesToType(page.join('\n'), 'page.mdx')).toEqual([
    `page.mdx:1: put TESTING = "0" ${advice}`,
    `page.mdx:7: put PT_LOAD = "0" ${advice}`,
    `page.mdx:7: put PT_LIMIT = "0" ${advice}`,
  ]);
});
