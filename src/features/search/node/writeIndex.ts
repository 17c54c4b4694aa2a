import {headingOf, type Hierarchy, type Level, type SearchRecord} from '../logic/record';
import {
  anchorOf,
  format,
  type AnswerFacts,
  type FilePage,
  type FileSection,
  type IndexFile,
  type Section,
} from '../logic/searchIndex';
import {piecesOf} from '../logic/words';

/**
 * How much of a section's text the search reads, in characters. With more, it finds no more of the measured queries:
 * what a section is about is at its beginning, in its headings and in its questions.
 */
const mostText = 400;

/**
 * Makes the two files of the search: the sections with their headings, and their texts. The browser builds the index
 * of them, which takes it a quarter of a second and saves visitors half of the bytes.
 * @param facts answers to questions, besides the records of the site
 */
export function writeIndex(records: readonly SearchRecord[], facts?: AnswerFacts): {index: string; texts: string} {
  const sections = toSections(records);
  const pages: FilePage[] = [];
  let before: Hierarchy | undefined;
  for (const {section, lead} of sections) {
    const {record, rank, questions, short} = section;
    const [url = '', anchor = ''] = record.url.split('#');
    if (pages.at(-1)?.url !== url) {
      const {kind, keywords} = record;
      pages.push({url, kind, rank, ...(keywords && {keywords}), sections: []});
      before = undefined;
    }
    pages.at(-1)!.sections.push({
      headings: headingsAfter(record.hierarchy, before),
      ...(anchor !== anchorOf(record.hierarchy) && {anchor}),
      ...(lead && {lead}),
      // Stop words are not searched.
      ...(questions && {
        questions: questions.map((asked) =>
          piecesOf(asked)
            .map(({text}) => text)
            .join(' '),
        ),
      }),
      ...(short && {short}),
    });
    before = record.hierarchy;
  }
  return {
    index: JSON.stringify({format, ...(facts && {facts}), pages} satisfies IndexFile),
    texts: JSON.stringify(
      sections.map(({content, lead: [start, length] = [0, 0]}) => beginningOf(content, start + length)),
    ),
  };
}

/** The headings from the first level on at which they differ from those of the section before. */
function headingsAfter(headings: Hierarchy, before: Hierarchy | undefined): Partial<Hierarchy> {
  const levels = Object.keys(headings) as Level[];
  const first = levels.findIndex((level) => headings[level] !== before?.[level]);
  return Object.fromEntries(levels.slice(first < 0 ? -1 : first).map((level) => [level, headings[level]]));
}

/** The beginning of a text, in whole words. */
function beginningOf(text: string, least: number): string {
  const end = text.indexOf(' ', Math.max(mostText, least));
  return end < 0 ? text : `${text.slice(0, end)} …`;
}

type SectionWithText = Pick<FileSection, 'lead'> & {section: Section; content: string};

/** Joins the records of each heading, because one paragraph rarely answers a question. */
export function toSections(records: readonly SearchRecord[]): SectionWithText[] {
  const sections: SectionWithText[] = [];
  const pages = new Map<string, number>();
  const shortAnswers = new Map(
    records.flatMap(({shortAnswers: all = []}) => all.map(([url, ...asked]) => [url, asked] as const)),
  );
  for (const record of records) {
    const page = record.url.split('#')[0]!;
    const last = sections.at(-1);
    if (!pages.has(page)) {
      pages.set(page, pages.size);
    }
    if (last?.section.record.url === record.url) {
      if (record.lead && !last.content) {
        last.lead = record.lead;
      }
      last.content = [last.content, record.content].filter(Boolean).join(' ');
    } else {
      const short = shortAnswers.get(record.url);
      const {url, type, kind, hierarchy, keywords, questions, weight} = record;
      // The file is an eighth smaller without the levels for which a section has no heading.
      const headings = Object.entries(hierarchy).filter(([, heading]) => heading !== null);
      sections.push({
        section: {
          page: pages.get(page)!,
          record: {url, type, kind, hierarchy: Object.fromEntries(headings) as Hierarchy, ...(keywords && {keywords})},
          rank: weight.pageRank / 100,
          ...(questions && {questions}),
          ...(short && {short: [short[0] === headingOf(record) ? '' : short[0], short[1]] as [string, string]}),
        },
        content: record.content ?? '',
      });
    }
  }
  return sections;
}
