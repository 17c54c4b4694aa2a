import {foldSame} from '@site/src/features/config-checker/ui/checker/MergedFile';
import {diffLines} from '@site/src/features/config-checker/logic/diffLines';

const lines = (from: number, to: number): string[] =>
  Array.from({length: to - from + 1}, (_, index) => `line ${from + index}`);

const shape = (before: string[], after: string[]): string[] =>
  foldSame(diffLines(before.join('\n'), after.join('\n'))!, 1).map((row) =>
    row.kind === 'fold' ? `${row.count} folded` : `${row.kind} ${row.text}`,
  );

test('what is far from each change is counted, what is near is shown', () => {
  expect(shape(lines(1, 10), [...lines(1, 4), 'new', ...lines(6, 10)])).toEqual([
    '3 folded',
    'same line 4',
    'removed line 5',
    'added new',
    'same line 6',
    '4 folded',
  ]);
});

test('two texts that are the same are one fold', () => {
  expect(shape(lines(1, 5), lines(1, 5))).toEqual(['5 folded']);
});
