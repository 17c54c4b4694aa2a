import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {blocksOf} from '@sentinel/lab/compare/steps/onPage';

/** What may ask something. root of the RHEL family has `alias cp='cp -i'`, which `cp -f` doesn't undo; `mv -f` does. */
const prompts: [name: string, command: RegExp][] = [
  ['write \\cp with -f', /^cp |^\\cp (?!-\w*f)/],
  ['write mv -f', /^\\?mv (?!-\w*f)/],
  ['write rm with -f', /^\\?rm (?!-\w*f)/],
  ['install with -y', /^(?:apt|apt-get|dnf|yum) (?!.*-y\b)(?:.* )?(?:install|remove|upgrade)\b/],
];

/** What reads the keyboard takes the lines below it for input, so it may only come last. */
const reads = /^(?:passwd|ssh-keygen|nano|vi|vim|less|crontab -e|visudo)\b/;

/** Commands after which a failure loses something, and which need the command before. */
const destroys = /^(?:rm -\w*r|sh \/etc\/csf\/uninstall\.sh)/;
const provides = /^(?:cd |tar |\\cp )/;

/** What is wrong with a block that a reader pastes as a whole. */
function problemsOf(block: string): string[] {
  const lines = block
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => !/^\s*(?:#|$)/.test(line));
  // A script has no aliases, and runs without a keyboard.
  if (lines.length < 2 || block.startsWith('#!')) {
    return [];
  }
  const commands = lines.flatMap((line) => line.split(/&& |; /)).map((command) => command.trim());
  const asking = commands.flatMap((command) =>
    prompts.filter(([, asks]) => asks.test(command)).map(([advice]) => `${command}: ${advice}`),
  );
  const swallowing = commands
    .slice(0, -1)
    .flatMap((command) => (reads.test(command) ? [`${command}: begin a new block after it`] : []));
  const halfRun = lines.flatMap((line, index) =>
    destroys.test(line) && provides.test(lines[index - 1] ?? '') ? [`${line}: join it with the line before by &&`] : [],
  );
  return [...asking, ...swallowing, ...halfRun];
}

const pages = globSync(['docs/**/*.mdx', 'blog/*.mdx']).sort();

test('a pasted block neither asks nor destroys after a failure', () => {
  const problems = pages.flatMap((page) =>
    blocksOf(readFileSync(page, 'utf8'))
      .flatMap(problemsOf)
      .map((problem) => `${page}: ${problem}`),
  );
  expect(problems).toEqual([]);
});

test.each([
  ['cp -a a b\ncsf -ra', ['cp -a a b: write \\cp with -f']],
  ['\\cp -a a b\ncsf -ra', ['\\cp -a a b: write \\cp with -f']],
  ['mv a b\ncsf -ra', ['mv a b: write mv -f']],
  ['cd /opt && rm a\ncsf -ra', ['rm a: write rm with -f']],
  ['apt-get update\napt-get install ipset', ['apt-get install ipset: install with -y']],
  ['passwd admin\ncsf -ra', ['passwd admin: begin a new block after it']],
  ['tar -xzf a.tgz\nrm -rf /a', ['rm -rf /a: join it with the line before by &&']],
  ['\\cp -af a b && rm -rf a\nmv -f b c\napt-get install -y ipset', []],
  ['csf -x\npasswd admin', []],
])('of %j tells %j', (block, problems) => {
  expect(problemsOf(block)).toEqual(problems);
});
