import type {PageWeight} from './commonBundle';
import {firstQuery} from './measureContender';
import type {Figures} from './measureSite';
import {realBoxRuns, type Moment, type Run} from './realBox';
import type {Site} from './sites';
import {table} from './table';

/** Writes the figures of a site as a table, one column for each contender. */
export function reportSite({title, pages, sections, cutting, runs}: Site, figures: readonly Figures[]): string {
  const row = (name: string, value: (of: Figures) => string): string[] => [name, ...figures.map(value)];
  return [
    `## ${title}: ${whole(pages)} pages, ${whole(sections)} sections`,
    '',
    table([
      row('', (of) => of.title),
      row('Index, bytes raw', ({index}) => whole(index.raw)),
      row('Index, bytes Brotli 11', ({index}) => whole(index.brotli)),
      row('Texts for excerpts, bytes raw', ({texts}) => (texts.raw ? whole(texts.raw) : 'none')),
      row('Texts for excerpts, bytes Brotli 11', ({texts}) => (texts.raw ? whole(texts.brotli) : 'none')),
      row('Build, seconds of CPU', ({cost}) => cost.cpu.toFixed(2)),
      row('Build, peak memory in MiB', ({cost}) => mebibytes(cost.peak)),
      row('  of it before the build began', ({cost}) => mebibytes(cost.before)),
      row(`First search "${firstQuery}", bytes fetched, Brotli 11`, ({transferred}) => whole(transferred)),
      row('Index to first result, ms', ({first}) => first.toFixed(1)),
      row('Keystroke to result, ms, p50', ({p50}) => p50.toFixed(2)),
      row('Keystroke to result, ms, p95', ({p95}) => p95.toFixed(2)),
      ...(figures.some(({relevance}) => relevance)
        ? [
            row('Relevance, hit@1', ({relevance}) => relevance!.at1.toFixed(3)),
            row('Relevance, hit@3', ({relevance}) => relevance!.at3.toFixed(3)),
          ]
        : []),
    ]),
    '',
    `Builds: median of ${runs} runs. Cutting the pages into records costs ${cutting.cpu.toFixed(2)} s of CPU more for our engine and MiniSearch; Pagefind reads the HTML itself.`,
  ].join('\n');
}

/** Writes what was measured of the search box, one row for each way to type. */
export function reportRealBox(box: Record<Moment, Run>): string {
  return [
    '## The search box of the built site at 150 ms and 1.6 Mbit/s, empty cache',
    '',
    table([
      ['Typed', 'Click to first result, ms', 'Bytes fetched, texts included', 'The field then held'],
      ...Object.entries(box).map(([moment, {time, bytes, typed}]) => [moment, whole(time), whole(bytes), `"${typed}"`]),
    ]),
    '',
    `Median of ${realBoxRuns} runs. The bytes are those from the click until the texts for excerpts are there and the network is quiet, with headers, as \`npm run serve\` compresses them.`,
  ].join('\n');
}

/** Writes what the search adds to pages, one row for each kind of page. */
export function reportCommonBundle(pages: readonly PageWeight[]): string {
  const cell = (part: number, of: number): string => `${whole(part)} of ${whole(of)}`;
  return [
    '## What the search adds to every page',
    '',
    table([
      ['Page', 'Scripts and styles, bytes raw', 'Brotli 11', 'HTML, bytes raw', 'Brotli 11'],
      ...pages.map(({kind, address, whole: all, search}) => [
        `${kind}, ${address}`,
        cell(search.assets.raw, all.assets.raw),
        cell(search.assets.brotli, all.assets.brotli),
        cell(search.html.raw, all.html.raw),
        cell(search.html.brotli, all.html.brotli),
      ]),
    ]),
    '',
    'The difference between two builds, with the search box and with nothing in its place, of what Chromium loads until the page is quiet; pages that Docusaurus fetches ahead are left out.',
  ].join('\n');
}

/** A whole number, in groups of three digits. */
export function whole(number: number): string {
  return Math.round(number).toLocaleString('en');
}

function mebibytes(bytes: number): string {
  return whole(bytes / 2 ** 20);
}
