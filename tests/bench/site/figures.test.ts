import {withResults} from '@site/bench/site/benchmarksFile';
import {parseCost} from '@site/bench/site/builds/measureBuild';
import {cell, ratioOf} from '@site/bench/site/figures';
import {inTurns} from '@site/bench/site/inTurns';
import {readOptions} from '@site/bench/site/options';

const whole = (value: number): string => String(value);

test('runs of the same turn are compared with each other', () => {
  expect(ratioOf([90, 200, 100], [100, 200, 80])).toBe(1);
  expect(ratioOf([1], [0])).toBeUndefined();
});

test('a cell has the median, the range where there is one, and the ratio but for the base', () => {
  const base = [10, 10, 10];
  expect(cell(base, base, whole)).toBe('10');
  expect(cell([4, 5, 6], base, whole)).toBe('5 (4 to 6), ×0.50');
});

test('everybody has a turn in each run, and another one goes first', () => {
  expect(inTurns(['a', 'b', 'c'], 2)).toEqual(['a', 'b', 'c', 'b', 'c', 'a']);
});

test('the words of GNU time are read behind those of the build', () => {
  expect(parseCost('a warning\nBUILD-COST 12.50 20.00 1.50 2048\n')).toEqual({
    wall: 12.5,
    processor: 21.5,
    peak: 2048 * 1024,
  });
  expect(() => parseCost('nothing')).toThrow('GNU time said nothing that can be read');
});

test('results take the place of others between the marks', () => {
  const begin = '<!-- npm run bench -- --write: begin -->';
  const end = '<!-- npm run bench -- --write: end -->';
  expect(withResults(`# A\n${begin}\nold\n${end}\nB\n`, 'new')).toBe(`# A\n${begin}\n\nnew\n\n${end}\nB\n`);
  expect(() => withResults('# A\n', 'new')).toThrow('BENCHMARKS.md has no');
});

test('options say what is measured, and what they do not know', () => {
  const peers = ['stock', 'ours'];
  expect(readOptions([], peers)).toMatchObject({
    parts: ['builds', 'pages'],
    sizes: [50, 500, 2000],
    own: true,
    runs: 5,
    peers,
    lighthouse: false,
    write: false,
  });
  expect(readOptions(['--corpora', 'own', '--peers', 'ours'], peers)).toMatchObject({
    sizes: [],
    own: true,
    peers: ['ours'],
  });
  expect(() => readOptions(['--parts', 'pages,fonts'], peers)).toThrow(
    '--parts knows no "fonts"; write some of builds, pages',
  );
  expect(() => readOptions(['--runs', '0'], peers)).toThrow('--runs has "0", which is no whole number above zero.');
});
