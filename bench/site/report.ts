import {table, whole} from '../lib/table';

import type {BuildCost} from './builds/measureBuild';
import type {Builds} from './builds/measureBuilds';
import type {Corpus} from './corpus/corpus';
import {cell} from './figures';
import type {Scores} from './pages/lighthouse';
import type {Visit} from './pages/measurePage';
import type {Visits} from './pages/measurePages';
import {purposes} from './pages/requests';
import {pageKinds, type PageKind, type Peer} from './peers/peer';

type Row<Run> = [name: string, of: (run: Run) => number, write: (value: number) => string];

const ahead = 'ahead';
const critical = purposes.filter((purpose) => purpose !== ahead);

const costs: Row<BuildCost>[] = [
  ['time, s', ({wall}) => wall, (value) => value.toFixed(1)],
  ['processor, s', ({processor}) => processor, (value) => value.toFixed(1)],
  ['peak memory, MiB', ({peak}) => peak / 2 ** 20, whole],
];

const figuresOfVisit: Row<Visit>[] = [
  ...critical.map((purpose): Row<Visit> => [`${purpose}, bytes`, ({fetched}) => fetched[purpose].bytes, whole]),
  ['all of these, bytes', (visit) => sumOf(visit, 'bytes'), whole],
  ['requests', (visit) => sumOf(visit, 'requests'), whole],
  ['fetched ahead, bytes', ({fetched}) => fetched.ahead.bytes, whole],
  ['DOM nodes', ({nodes}) => nodes, whole],
  ['script, ms', ({script}) => script, whole],
  ['first contentful paint, ms', ({firstPaint}) => firstPaint, whole],
  ['largest contentful paint, ms', ({largestPaint}) => largestPaint, whole],
  ['total blocking time, ms', ({blocking}) => blocking, whole],
  ['blocking before the first paint, ms', ({blockingBefore}) => blockingBefore, whole],
  ['layout shift', ({shift}) => shift, (value) => value.toFixed(3)],
];

/** Writes what builds took, one column for each generator; the first one is what the others are compared with. */
export function reportBuilds({title}: Corpus, builds: readonly Builds[]): string {
  const rows = (['cold', 'warm'] as const).flatMap((kind) =>
    costs.map(([name, of, write]) =>
      rowOf(
        `${kind}, ${name}`,
        builds.map((each) => each[kind].map(of)),
        write,
      ),
    ),
  );
  return [`### Builds: ${title}`, '', table([headOf(builds), ...rows])].join('\n');
}

/** Writes what visits of one kind of page showed, one column for each generator. */
export function reportPages({title}: Corpus, kind: PageKind, visits: readonly Visits[]): string {
  const rows = figuresOfVisit.map(([name, of, write]) =>
    rowOf(
      name,
      visits.map((each) => each.visits[kind].map(of)),
      write,
    ),
  );
  return [`### Page, ${kind}: ${title}`, '', table([headOf(visits), ...rows])].join('\n');
}

/** Writes the scores of Lighthouse, one row for each kind of page and category. */
export function reportLighthouse({title}: Corpus, scores: readonly Scores[]): string {
  const categories = Object.keys(scores[0]!.scores.home[0] ?? {});
  const rows = pageKinds.flatMap((kind) =>
    categories.map((category) =>
      rowOf(
        `${kind}, ${category}`,
        scores.map((each) => each.scores[kind].map((run) => run[category]!)),
        whole,
      ),
    ),
  );
  return [`### Lighthouse: ${title}`, '', table([headOf(scores), ...rows])].join('\n');
}

function headOf(columns: readonly {peer: Peer}[]): string[] {
  return ['', ...columns.map(({peer}) => peer.title)];
}

function rowOf(name: string, values: readonly number[][], write: (value: number) => string): string[] {
  return [name, ...values.map((each) => cell(each, values[0]!, write))];
}

function sumOf({fetched}: Visit, what: 'bytes' | 'requests'): number {
  return critical.reduce((sum, purpose) => sum + fetched[purpose][what], 0);
}
