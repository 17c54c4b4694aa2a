import {runStages, type Stage} from '@site/tools/check/runStages';

let printed: string[];

beforeEach(() => {
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => jest.restoreAllMocks());

const outcomesOf = async (stages: Stage[]): Promise<string[]> =>
  (await runStages(stages, 2)).map(({name, outcome}) => `${name} ${outcome}`);

test('stages run two at a time, and what runs alone comes last', async () => {
  const outcomes = await outcomesOf([
    {name: 'browser', command: 'echo browser', isAlone: true},
    {name: 'build', command: 'sleep 0.2'},
    {name: 'lint', command: 'true'},
    {name: 'site', command: 'true', after: 'build'},
  ]);
  expect(outcomes).toEqual(['browser passed', 'build passed', 'lint passed', 'site passed']);
  const begun = printed.filter((line) => !line.includes('===')).map((line) => line.split(':')[0]);
  expect(begun).toEqual(['build', 'lint', 'site', 'browser']);
});

test('a stage that fails stops only those that need it, and its words are printed', async () => {
  const outcomes = await outcomesOf([
    {name: 'build', command: 'echo a wrong link; exit 3'},
    {name: 'site', command: 'echo never', after: 'build'},
    {name: 'lint', command: 'true'},
  ]);
  expect(outcomes).toEqual(['build failed', 'site not run', 'lint passed']);
  expect(printed.join('\n')).toMatch(/=== build: failed after \d+ s ===\na wrong link/);
  expect(printed.join('\n')).not.toContain('never');
});

test('a stage that waits for one that does not exist is an error', async () => {
  await expect(runStages([{name: 'site', command: 'true', after: 'biuld'}], 2)).rejects.toThrow(
    'No stage can start: site',
  );
});
