import type {SearchRecord} from './record';

/** A part of a page that the embedded search finds: a heading and all text below it. */
export type Section = {
  /** The record that stands for it, without its text. */
  record: SearchRecord;
  /** Number of the page that it stands on. */
  page: number;
  /** Its own heading; empty for what stands before the first one. */
  heading: string;
  /** Headings between the title and its own. */
  above: string;
  content: string;
};

/** Puts the records of each heading together: what answers a question is rarely one paragraph. */
export function toSections(records: readonly SearchRecord[]): Section[] {
  const sections: Section[] = [];
  const pages = new Map<string, number>();
  for (const record of records) {
    const page = record.url.split('#')[0]!;
    const last = sections.at(-1);
    if (!pages.has(page)) {
      pages.set(page, pages.size);
    }
    if (last?.record.url === record.url) {
      last.content = [last.content, record.content].filter(Boolean).join(' ');
    } else {
      const {lvl2, lvl3, lvl4, lvl5, lvl6} = record.hierarchy;
      const headings = [lvl2, lvl3, lvl4, lvl5, lvl6].filter((heading) => heading !== null);
      sections.push({
        record: {...record, content: null},
        page: pages.get(page)!,
        heading: headings.at(-1) ?? '',
        above: headings.slice(0, -1).join(' '),
        content: record.content ?? '',
      });
    }
  }
  return sections;
}
