import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {idleWarnings, judge, type Seen} from '../../compare/steps/judge';
import {blocksOf, readPage} from '../../compare/steps/onPage';
import {readPages, readStates, runsOf, type Run} from '../../compare/steps/readSteps';
import {checksOn} from './checksOn';

const states = readStates();
const pages = readPages();
const rows = pages.flatMap(({file, page, steps = [], checks = [], elsewhere = []}) =>
  [...steps, ...checks, ...elsewhere].map((row) => ({file, page: readPage(page), row})),
);

test('the page has each block as its row has it', () => {
  expect(rows.filter(({page, row}) => !page.hasBlock(row.block)).map(({file, row}) => `${file}: ${row.block}`)).toEqual(
    [],
  );
});

test('the page says when a step does nothing, and warns of what it harms', () => {
  const missing = pages.flatMap(({file, page, steps = []}) => {
    const words = steps.flatMap(({in: outcomes, warned = {}}) => [
      ...Object.values(outcomes).flatMap((outcome) => (outcome === 'does' ? [] : [outcome.nothing])),
      ...Object.values(warned),
    ]);
    return words.filter((one) => !readPage(page).hasWords(one)).map((one) => `${file}: ${one}`);
  });
  expect([...new Set(missing)]).toEqual([]);
});

test('a page says above a block that it ends sessions', () => {
  const ending = pages.flatMap(({file, page, steps = []}) =>
    steps.flatMap(({block, warned}) => {
      const words = warned?.['ends sessions'];
      return words === undefined ? [] : [{file, page: readPage(page), block, words}];
    }),
  );
  expect(ending.length).toBeGreaterThan(5);
  const missing = ending.filter(({page, block, words}) => !page.hasWordsAbove(block, words));
  expect(missing.map(({file, block, words}) => `${file}: no "${words}" above\n${block}`)).toEqual([]);
});

test('each block of a page that is covered as a whole has a row', () => {
  const missing = pages
    .filter(({whole}) => whole)
    .flatMap(({file, page, steps = [], checks = [], elsewhere = []}) => {
      const known = new Set([...steps, ...checks, ...elsewhere].map(({block}) => block.trimEnd()));
      return blocksOf(readFileSync(page, 'utf8'))
        .filter((block) => !known.has(block))
        .map((block) => `${file} lacks a row for:\n${block}`);
    });
  expect(missing).toEqual([]);
});

test('each check of a page has a row in which it passes and fails, or a reason why not', () => {
  const files = globSync(['docs/**/*.mdx', 'blog/*.mdx', '!docs/reference/**']).sort();
  const found = files.flatMap((file) => checksOn(readFileSync(file, 'utf8')).map((check) => ({...check, file})));
  expect(found.length).toBeGreaterThan(80);
  const missing = found.filter(({file, commands}) => {
    const known = pages
      .filter(({page}) => page === file)
      .flatMap(({checks = [], elsewhere = []}) => [...checks, ...elsewhere].map(({block}) => block.trimEnd()));
    return !commands.some((command) => known.includes(command));
  });
  expect(
    missing.map(({file, line, commands}) => `${file}:${line} checks, and has no row:\n${commands.join('\n')}`),
  ).toEqual([]);
});

test.each([
  ['Look at it:\n\n```bash\nx y\n```\n\nIt must print nothing.\n', ['x y']],
  ['This must print a rule:\n\n```bash\nx y\n```\n', ['x y']],
  ['Check that it went:\n\n```bash\nx y\n```\n', ['x y']],
  ['## Check that it works\n\n```bash\nx y\n```\n', ['x y']],
  ['## Is my rule there?\n\nx\n\n```bash\nx y\n```\n', ['x y']],
  ['```bash\n# must print 12\nx y\n```\n', ['# must print 12\nx y']],
  ['```console transcript=x\nroot@server:~# x y\n```\n\n`x` must print nothing.\n', ['x y']],
  ['See that `x y` prints nothing.\n', ['x y']],
  ['Run this:\n\n```bash\nx y\n```\n\nIt takes a minute. The server must be up.\n', []],
  ['Set `X` to 1. It must be a number.\n', []],
])('of %j finds %j', (markdown, commands) => {
  expect(checksOn(markdown).flatMap((check) => check.commands)).toEqual(commands);
});

test('rows name known states, and a check has a state for each answer', () => {
  const runs = pages.flatMap(runsOf);
  expect(runs.filter(({state}) => !(state in states)).map(({page, state}) => `${page}: ${state}`)).toEqual([]);
  const checks = pages.flatMap(({checks = []}) => checks);
  expect(checks.filter(({good, bad}) => good.length === 0 || bad.length === 0)).toEqual([]);
});

const run: Run = {
  ...{page: 'docs/x.mdx', state: 'on', block: 'csf -dr 203.0.113.99', before: '', done: ['reaches 203.0.113.99 22']},
  ...{warned: [], expected: 'does'},
};
const seen: Seen = {harms: {}, held: false, failed: null, code: 0, output: ''};

test.each<[string, Partial<Run>, Partial<Seen>, string]>([
  ['a step whose tests hold only afterwards', {}, {}, 'does'],
  ['a step whose tests held before', {}, {held: true}, 'nothing'],
  ['a step whose tests do not hold', {}, {failed: 'reaches 203.0.113.99 22'}, 'nothing'],
  ['a step that harms besides', {}, {harms: {opens: ['a stranger reaches port 3306']}}, 'harms'],
  ['a harm that the page warns of', {warned: ['opens']}, {harms: {opens: ['a stranger reaches port 3306']}}, 'does'],
  [
    'an entry that is to go',
    {removes: String.raw`^203\.0\.113\.99`},
    {harms: {'loses csf.deny': ['203.0.113.99 # x']}},
    'does',
  ],
  [
    'an entry that goes with it',
    {removes: '^203'},
    {harms: {'loses csf.deny': ['203.0.113.99', '198.51.100.1']}},
    'harms',
  ],
  ['a check in a good state', {expected: 'passes'}, {held: true}, 'passes'],
  ['a check in a bad state', {expected: 'fails'}, {failed: '[ -s "$OUTPUT" ]'}, 'fails'],
])('%s', (_, change, sight, got) => {
  expect(judge({...run, ...change}, {...seen, ...sight}).got).toBe(got);
});

test('a warning that no state shows is idle', () => {
  const warning = {...run, warned: ['opens']};
  const opens = {harms: {opens: ['a stranger reaches port 3306']}};
  expect(idleWarnings([{run: warning, seen}])).toHaveLength(1);
  expect(
    idleWarnings([
      {run: warning, seen},
      {run: {...warning, state: 'testing'}, seen: opens},
    ]),
  ).toEqual([]);
});

test('finds the blocks of a page, in lists too', () => {
  expect(blocksOf('```bash\ncsf -r\n```\n1. x\n   ```bash title="y"\n   csf -x\n   csf -e\n   ```\n')).toEqual([
    'csf -r',
    'csf -x\ncsf -e',
  ]);
});
