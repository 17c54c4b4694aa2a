import {load} from 'js-yaml';
import {readdirSync, readFileSync} from 'node:fs';

import type {SearchRecord} from '../logic/record';

/** Folder with the questions, from the project's root: one file for each page of the docs that has some. */
const questionsFolder = 'src/features/search/questions';

/** The key for the part of a page before its first heading. */
const topOfPage = 'top';

type Questions = {
  /** Path from the project's root. */
  file: string;
  text: string;
  /** The questions that each section answers, by its anchor. */
  bySection: Readonly<Record<string, string[]>>;
};

/** Reads the questions of all pages, by the part of their URL after `/docs/`. */
export function readQuestions(folder = questionsFolder): Map<string, Questions> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.yml'));
  return new Map(
    files.map((name) => {
      const file = `${folder}/${name}`;
      const text = readFileSync(file, 'utf8');
      return [name.replace(/\.yml$/, '/'), {file, text, bySection: load(text) as Questions['bySection']}];
    }),
  );
}

/**
 * Adds the questions to the records of their headings.
 * @returns an error message, with file and line, for each list of questions whose page or heading does not exist
 */
export function addQuestions(records: readonly SearchRecord[], questions: ReadonlyMap<string, Questions>): string[] {
  const headings = new Map<string, SearchRecord>();
  for (const record of records) {
    const place = record.url.slice(record.url.indexOf('/docs/') + '/docs/'.length);
    headings.set(place, headings.get(place) ?? record);
  }
  const problems: string[] = [];
  for (const [page, {file, text, bySection}] of questions) {
    for (const [section, asked] of Object.entries(bySection)) {
      const record = headings.get(section === topOfPage ? page : `${page}#${section}`);
      if (record === undefined) {
        const line = text.split('\n').findIndex((each) => each.startsWith(`${section}:`)) + 1;
        problems.push(
          `${file}:${line}: /docs/${page} has no heading with the id "${section}": write the new id, "top" for the part before the first heading, or remove these questions.`,
        );
      } else {
        record.questions = asked;
      }
    }
  }
  return problems;
}
