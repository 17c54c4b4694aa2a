import type {DiffLine} from '@site/src/features/config-checker/logic/diffLines';

/** A line of a comparison, or a number of lines that are the same and far from any change. */
export type Row = DiffLine | {kind: 'fold'; count: number};

/** Leaves out what is the same, but for some lines around each change. */
export default function foldSame(lines: readonly DiffLine[], around: number): Row[] {
  const near = new Set<number>();
  lines.forEach(({kind}, index) => {
    for (let other = index - around; kind !== 'same' && other <= index + around; other += 1) {
      near.add(other);
    }
  });
  const rows: Row[] = [];
  lines.forEach((line, index) => {
    const last = rows.at(-1);
    if (near.has(index)) {
      rows.push(line);
    } else if (last?.kind === 'fold') {
      last.count += 1;
    } else {
      rows.push({kind: 'fold', count: 1});
    }
  });
  return rows;
}
