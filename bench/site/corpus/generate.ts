import {seededRandom} from '../../lib/statistics';

import type {Corpus, CorpusPage} from './corpus';
import {fence, type Dialect} from './dialect';
import {capital, textWriter, type TextWriter} from './textWriter';

const chapters = [
  'start',
  'install',
  'configure',
  'operate',
  'secure',
  'store',
  'connect',
  'observe',
  'extend',
  'look-up',
];
const pagesPerChapter = 10;
const firstPost = Date.UTC(2026, 0, 5);
const week = 7 * 24 * 60 * 60 * 1000;

/** One post for so many pages of the docs. */
const docsPerPost = 10;

/**
 * Writes a corpus of some pages of the docs, and posts beside them. A page has the same text whatever the size of the
 * corpus is, but for links to pages that a smaller one lacks; so the weights of a page can be compared.
 */
export function generateCorpus(size: number): Corpus {
  const paths = Array.from({length: size}, (_, number) => `${chapterOf(number)}/page-${number + 1}`);
  const docs = paths.map((path, number) => writePage({kind: 'doc', path}, number, paths));
  const posts = Array.from({length: Math.max(3, Math.round(size / docsPerPost))}, (_, number) =>
    writePage({kind: 'post', path: `post-${number + 1}`, date: dayOf(number)}, number, paths),
  );
  return {
    name: `generated-${size}`,
    title: `Generated, ${size.toLocaleString('en')} pages of docs and ${posts.length} posts`,
    pages: [...docs, ...posts],
    measured: {doc: paths[Math.min(16, size - 1)]!, post: 'post-2'},
  };
}

/** Chapters of ten pages; when the names are used up, they come again with a number. */
function chapterOf(number: number): string {
  const chapter = Math.floor(number / pagesPerChapter);
  const round = Math.floor(chapter / chapters.length);
  return `${chapters[chapter % chapters.length]!}${round === 0 ? '' : `-${round + 1}`}`;
}

function dayOf(post: number): string {
  return new Date(firstPost + post * week).toISOString().slice(0, 10);
}

function writePage(
  page: Pick<CorpusPage, 'kind' | 'path' | 'date'>,
  number: number,
  paths: readonly string[],
): CorpusPage {
  const text = textWriter(seededRandom(number * 2 + (page.kind === 'post' ? 1 : 0)));
  const title = `${text.heading()}, part ${number + 1}`;
  const description = `${capital(page.kind)} ${number + 1} of the corpus, about the ${text.word()} and the ${text.word()}: what it is, how it is set and undone.`;
  const introduction = text.paragraph();
  const seed = number * 2 + (page.kind === 'post' ? 1 : 0) + 0x10000;
  return {
    ...page,
    title,
    description,
    introduction,
    // Every dialect begins with the same numbers, so that all get the same words.
    body: (dialect) => writeBody(textWriter(seededRandom(seed)), dialect, number, paths),
  };
}

function writeBody(text: TextWriter, dialect: Dialect, number: number, paths: readonly string[]): string {
  const {paragraph, heading, sentence} = text;
  const link = (steps: number): string => {
    const path = paths[(number + steps) % paths.length]!;
    return `[${path.replace('/', ', ').replace('-', ' ')}](${dialect.link(path)})`;
  };
  return [
    `## ${heading()}`,
    paragraph(),
    `${sentence()} See also ${link(1)} and ${link(3)}.`,
    list(text, '-'),
    dialect.admonition('tip', sentence()),
    `### ${heading()}`,
    paragraph(),
    fence({language: 'bash', code: shellCode(text)}),
    `## ${heading()}`,
    `${paragraph()} Read ${link(7)} first.`,
    fence({language: 'ini', code: iniCode(text)}),
    paragraph(),
    `### ${heading()}`,
    list(text, '1.'),
    dialect.tabs([
      {label: 'Debian', language: 'bash', code: shellCode(text)},
      {label: 'Fedora', language: 'bash', code: shellCode(text)},
    ]),
    `## ${heading()}`,
    paragraph(),
    table(text),
    `The details are in ${link(12)}. ${sentence()}`,
    dialect.admonition('danger', `${sentence()} ${sentence()}`),
    `## ${heading()}`,
    paragraph(),
    `### ${heading()}`,
    `${paragraph()} Go on with ${link(2)}, or back to ${link(paths.length - 1)}.`,
  ].join('\n\n');
}

function list({sentence, below}: TextWriter, mark: string): string {
  return Array.from({length: 4 + below(3)}, () => `${mark} ${sentence()}`).join('\n');
}

function table({setting, sentence, below}: TextWriter): string {
  const rows = Array.from({length: 7}, () => `| \`${setting()}\` | \`${below(500)}\` | ${sentence()} |`);
  return ['| Setting | Value | Meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

function shellCode({word, setting, below, sentence}: TextWriter): string {
  return [
    `# ${sentence().replaceAll('`', '')}`,
    `for ${word()} in $(keeper list ${word()}s --plain); do`,
    `  keeper inspect --${setting().replace('_', '-')}=${below(900)} "$${word()}" || exit 1`,
    'done',
    `export ${setting().toUpperCase()}="${word()}-${below(9000)}"`,
    `curl -fsS https://keeper.example.org/v1/${word()}s | jq -r '.items[].${word()}'`,
  ].join('\n');
}

function iniCode({word, setting, below}: TextWriter): string {
  const lines = (count: number): string[] => Array.from({length: count}, () => `${setting()} = ${below(4096)}`);
  return [`; the ${word()}`, `[${word()}]`, ...lines(6), '', `[${word()}.${word()}]`, ...lines(4)].join('\n');
}
