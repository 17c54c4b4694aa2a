import type {Browser, Page} from '@playwright/test';
import {build} from 'esbuild';
import {existsSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import send from 'send';

import {listen, type Listening} from '@site/deploy/serve/listen';
import {readLists} from '@site/tools/measure/search/figures';
import {bytesOf} from '../lib/compressedSize';
import {median, percentile} from '../lib/statistics';

const port = 4511;

/** The query of a first search. */
export const firstQuery = 'unban ip';

/** A query as administrators type it, and the addresses that answer it. */
type Asked = {query: string; accepted: string[]};

/** Chromium's measurements of a contender; times in milliseconds. */
type Figures = {
  /** Bytes of all files that a first search fetches, with Brotli. */
  fetched: number;
  open: number;
  firstResult: number;
  keystroke: {p50: number; p95: number};
  /** For each list of queries. */
  relevance: Relevance[];
};

/** How often an accepted page comes first, or among the first three, and the mean of one divided by its place. */
export type Relevance = {at1: number; at3: number; meanReciprocalRank: number};

/** A server for one contender, and the requested files. */
type Server = Listening & {asked: Set<string>};

/**
 * Reads the queries of the relevance test, and those that nobody may tune for: the held-out half of the whole sentences
 * and of the queries by somebody who had not seen the search. Queries that no page answers are left out.
 */
export function readQueries(): {known: Asked[]; heldOut: Asked[]} {
  const lists = readLists();
  const of = (...names: string[]): Asked[] =>
    lists.filter(({list}) => names.includes(list)).map(({query, pages}) => ({query, accepted: pages}));
  return {known: of('relevance'), heldOut: of('sentences, held-out', 'fresh, held-out')};
}

/** The field's text after each letter of a query. A space at the end changes nothing. */
export function keystrokesOf(query: string): string[] {
  return [...query].map((_, at) => [...query].slice(0, at + 1).join('')).filter((typed) => typed === typed.trim());
}

/**
 * Measures a contender in Chromium, each pass on a fresh page with nothing cached: the first search, and all queries
 * typed letter by letter.
 * @param name the file in `inPage/`
 * @param www folder with its index
 * @param typed what the field holds after each letter
 * @param lists queries whose relevance is measured
 */
export async function measure(
  browser: Browser,
  name: string,
  www: string,
  typed: string[],
  lists: readonly (readonly Asked[])[],
  passes: number,
): Promise<Figures> {
  const server = await serve(name, www);
  try {
    await onPage(browser, server, (page) => askAll(page, [firstQuery]));
    const fetched = await bytesOf([...server.asked]);
    const firsts: {open: number; result: number}[] = [];
    const keystrokes: number[][] = [];
    for (let pass = 0; pass < passes; pass++) {
      firsts.push(
        await onPage(browser, server, (page) => page.evaluate((query) => window.contender.first(query), firstQuery)),
      );
      const answers = await onPage(browser, server, (page) => askAll(page, typed));
      keystrokes.push(answers.map(({time}) => time));
    }
    const times = typed.map((_, place) => median(keystrokes.map((pass) => pass[place]!)));
    const relevance = [];
    for (const queries of lists) {
      const words = queries.map(({query}) => query);
      const answers = await onPage(browser, server, (page) => askAll(page, words));
      relevance.push(relevanceOf(queries.map(({accepted}, place) => ({accepted, found: answers[place]!.addresses}))));
    }
    return {
      fetched,
      open: median(firsts.map(({open}) => open)),
      firstResult: median(firsts.map(({result}) => result)),
      keystroke: {p50: percentile(times, 0.5), p95: percentile(times, 0.95)},
      relevance,
    };
  } finally {
    await server.close();
  }
}

/** How high the first accepted page ranks among the pages found. */
function relevanceOf(answers: readonly {accepted: string[]; found: string[]}[]): Relevance {
  const places = answers.map(({accepted, found}) => {
    const pages = [...new Set(found.map((address) => address.split('#')[0]!))];
    return pages.findIndex((page) => accepted.includes(page));
  });
  const within = (most: number): number => places.filter((place) => place >= 0 && place < most).length / places.length;
  const reciprocalRanks = places.map((place) => (place < 0 ? 0 : 1 / (place + 1)));
  return {
    at1: within(1),
    at3: within(3),
    meanReciprocalRank: reciprocalRanks.reduce((sum, rank) => sum + rank, 0) / places.length,
  };
}

async function askAll(page: Page, queries: string[]): Promise<{addresses: string[]; time: number}[]> {
  return page.evaluate(async (all) => {
    await window.contender.open();
    const answers = [];
    for (const query of all) {
      const start = performance.now();
      const addresses = await window.contender.ask(query);
      answers.push({addresses, time: performance.now() - start});
    }
    return answers;
  }, queries);
}

async function onPage<Result>(
  browser: Browser,
  {origin}: Server,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(origin);
  await page.waitForFunction(() => 'contender' in window);
  const result = await act(page);
  await context.close();
  return result;
}

/** With these, Chromium counts time in steps of 5 instead of 100 microseconds. */
const isolation = {'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp'};

/** Serves a folder, with the code of a contender added to it and an empty page that runs it. */
async function serve(name: string, www: string): Promise<Server> {
  await build({
    entryPoints: [path.join(__dirname, 'inPage', `${name}.ts`)],
    outfile: path.join(www, `${name}.js`),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
  });
  const asked = new Set<string>();
  const server = createServer((request, response) => {
    const file = decodeURI(new URL(request.url!, 'http://localhost').pathname).slice(1);
    Object.entries(isolation).forEach(([header, value]) => response.setHeader(header, value));
    if (file === '') {
      response.setHeader('Content-Type', 'text/html');
      response.end(`<!doctype html><title>${name}</title><script type="module" src="/${name}.js"></script>`);
      return;
    }
    if (existsSync(path.join(www, file))) {
      asked.add(path.join(www, file));
    }
    send(request, encodeURI(file), {root: www}).pipe(response);
  });
  return {...(await listen(server, port)), asked};
}
