import type {PageSource} from '../../src/lib/html/builtPage';
import type {Section} from '../../src/features/search/logic/sections';

import {dealer, seededRandom} from './seededRandom';

type Size = {pages: number; seed: number};

/** How a real page is divided: for each section its level and its number of sentences. */
type Shape = {level: number; sentences: number}[];

/**
 * Makes pages out of the sentences and headings of real ones. Each page is divided as some real page
 * is, but its sentences come from everywhere, so words are as frequent as they are, and no two pages alike.
 */
export function generateSite(sections: readonly Section[], {pages, seed}: Size): PageSource[] {
  const random = seededRandom(seed);
  const nextShape = dealer(shapesOf(sections), random);
  const nextSentence = dealer(
    sections.flatMap(({content}) => sentencesOf(content)),
    random,
  );
  const nextHeading = dealer(sections.map(({heading}) => heading).filter(Boolean), random);
  return Array.from({length: pages}, (_, number) => {
    const title = `${nextHeading()} – ${nextHeading()}`;
    const body = nextShape().map(({level, sentences}, place) => {
      const heading = place === 0 ? '' : `<h${level} id="s${place}">${escape(nextHeading())}</h${level}>`;
      const text = Array.from({length: sentences}, () => `<p>${escape(nextSentence())}</p>`);
      return `${heading}${text.join('\n')}`;
    });
    return {url: `/docs/generated/${number}/`, html: pageOf(title, body.join('\n'))};
  });
}

function shapesOf(sections: readonly Section[]): Shape[] {
  const shapes: Shape[] = [];
  for (const {page, record, content} of sections) {
    const level = Math.max(2, Number(record.type.slice(3)) || 2);
    (shapes[page] ??= []).push({level, sentences: sentencesOf(content).length});
  }
  return shapes;
}

/** The sentences of a text; a code block or a table without full stops counts as one. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/).filter(Boolean);
}

/** As much of a page of the docs as the search looks at. */
function pageOf(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escape(title)}</title></head>
<body><main><article><div class="theme-doc-markdown"><h1>${escape(title)}</h1>
${body}
</div></article></main></body></html>
`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
