import {createSlugger} from '@docusaurus/utils';
import {readdirSync, readFileSync} from 'node:fs';

import {answersOutright} from '@site/src/features/search/logic/outrightAnswer';
import type {SearchRecord} from '@site/src/features/search/logic/record';

import {record} from './support';

/** The headings of all docs with their first paragraphs, and the short answers, as far as the sources have them. */
export function docsRecords(): SearchRecord[] {
  const pages = readdirSync('docs', {recursive: true, encoding: 'utf8'}).filter((file) =>
    /(?:^|\/)[^_/][^/]*\.mdx$/.test(file),
  );
  return pages.flatMap((file) => {
    const [, frontMatter = '', body = ''] =
      /^---\n([^]*?)\n---\n([^]*)$/.exec(readFileSync(`docs/${file}`, 'utf8')) ?? [];
    const path = file.replace(/(\/?index)?\.mdx$/, '');
    const title = /^title: "?(.*?)"?$/m.exec(frontMatter)?.[1] ?? path;
    const page = record(path, [title]);
    return [
      file.endsWith('questions.mdx') ? {...page, shortAnswers: shortAnswersIn(body)} : page,
      ...sectionsIn(body, page.url).flatMap(({heading, url, paragraph, isMarked}) => {
        const isAnswer = paragraph !== '' && (isMarked || answersOutright(url, heading, paragraph));
        const text = {...record(path, [title, heading], paragraph || '-'), url};
        return [
          {...record(path, [title, heading]), url},
          isAnswer ? {...text, lead: [0, paragraph.length] as const} : text,
        ];
      }),
    ] as SearchRecord[];
  });
}

type Section = {heading: string; url: string; paragraph: string; isMarked: boolean};

function sectionsIn(body: string, page: string): Section[] {
  const slugger = createSlugger();
  return [...body.replaceAll(/^```[^]*?^```$/gm, '').matchAll(/^#{2,4} (.+)\n+(.*)/gm)].map(([, heading, next]) => ({
    heading: plain(heading!),
    url: `${page}#${slugger.slug(plain(heading!))}`,
    paragraph: /^[\w`:[*]/.test(next!) && !next!.startsWith(':::') ? plain(next!.replace(/^:answer /, '')) : '',
    isMarked: next!.startsWith(':answer '),
  }));
}

function shortAnswersIn(body: string): SearchRecord['shortAnswers'] {
  return [...body.matchAll(/^- \[(.+?)\]\(\.\/(.+?)\.mdx(#.*?)\)<br\/>(.+)$/gm)]
    .filter(([, question, , , answer]) => question!.endsWith('?') && answer!.includes('`'))
    .map(([, question, path, anchor, answer]) => [`/docs/${path}/${anchor}`, plain(question!), answer!] as const);
}

/** The text of a line of Markdown. */
function plain(markdown: string): string {
  return markdown
    .replaceAll(/:[a-z-]+(?:\[(.*?)\])?\{.*?\}/g, '$1')
    .replaceAll(/\[(.*?)\]\(.*?\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .trim();
}
