import type {AnswerFacts} from '@site/src/features/search/logic/searchIndex';
import type {SearchRecord} from '@site/src/features/search/logic/record';
import {readIndex, type OpenIndex} from '@site/src/features/search/logic/searchIndex';
import {writeIndex} from '@site/src/features/search/node/writeIndex';

/** A record of a made-up page: `headings` from the title down, `content` for text below the last of them. */
export function record(
  path: string,
  headings: string[],
  content: string | null = null,
  {keywords, questions, pageRank = 100}: {keywords?: string[]; questions?: string[]; pageRank?: number} = {},
): SearchRecord {
  const [lvl1 = '', lvl2 = null, lvl3 = null] = headings;
  const anchor = headings.length > 1 ? `#${headings.at(-1)!.toLowerCase().replaceAll(/\W+/g, '-')}` : '';
  const type = content === null ? (`lvl${headings.length}` as SearchRecord['type']) : 'content';
  return {
    objectID: `${path}${anchor}:${type}`,
    url: `/docs/${path}/${anchor}`,
    type,
    content,
    hierarchy: {lvl0: 'Documentation', lvl1, lvl2, lvl3, lvl4: null, lvl5: null, lvl6: null},
    kind: 'docs',
    weight: {pageRank, level: 0, position: 0},
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    ...(keywords && {keywords}),
    ...(questions && {questions}),
  };
}

/** The index of these records, with their texts. */
export async function openIndex(records: readonly SearchRecord[], facts?: AnswerFacts): Promise<OpenIndex> {
  const {index, texts} = writeIndex(records, facts);
  const open = readIndex(index);
  await open.addTexts(JSON.parse(texts) as string[]);
  return open;
}
