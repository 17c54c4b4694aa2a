import {load} from 'js-yaml';
import {readFileSync} from 'node:fs';

/** A query as administrators type it, and the addresses that answer it. */
export type Asked = {query: string; accepted: string[]};

/** Reads the queries of the relevance test. */
export function readQueries(): Asked[] {
  const entries = load(readFileSync('tests/features/search/logic/relevance.yml', 'utf8')) as {
    query: string;
    pages: string[];
  }[];
  return entries.map(({query, pages}) => ({query, accepted: pages.map(addressOf)}));
}

function addressOf(page: string): string {
  return page.startsWith('/') ? `${page}/` : `/docs/${page}/`;
}

/** What stands in the field after each letter of a query; a space alone changes nothing. */
export function keystrokesOf(query: string): string[] {
  return [...query].map((_, at) => [...query].slice(0, at + 1).join('')).filter((typed) => typed === typed.trim());
}

/** Part of the queries for which an accepted page is among the first pages found. */
export function hitRate(answers: readonly {accepted: string[]; found: string[]}[], most: number): number {
  const met = answers.filter(({accepted, found}) =>
    pagesOf(found)
      .slice(0, most)
      .some((page) => accepted.includes(page)),
  );
  return met.length / answers.length;
}

/** Pages of some addresses, each once, in their order. */
function pagesOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.map((address) => address.split('#')[0]!))];
}
