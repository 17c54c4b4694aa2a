import {seededRandom} from '../lib/statistics';

import type {Corpus, CorpusPage, LinkTo} from './corpus';

const nouns =
  'access account agent alert archive broker buffer cache certificate channel cluster counter daemon deadline device domain endpoint filter gateway handler journal lease listener machine metric mirror monitor network node packet pipeline policy pool probe profile proxy queue quota record region relay release replica request resolver route sample scheduler segment session signal snapshot socket stream subnet template threshold timer token tunnel volume watcher zone'.split(
    ' ',
  );
const adjectives = 'active cached closed current delayed empty fixed idle internal large local new old open'.split(' ');
const verbs = 'adjust archive balance check close collect compare copy delay disable export filter inspect'.split(' ');
const settings = 'max_size min_age idle_timeout retry_limit queue_depth cache_ratio worker_count log_level'.split(' ');

/** In a sentence, n stands for a noun, a for an adjective, v for a verb and k for the name of a setting. */
const sentences = [
  'Every {n} keeps its own {a} {n}, so that two of them never wait for each other.',
  'To {v} the {n}, make the {n} {a} first; otherwise the {n} refuses the request and logs it.',
  'The value of `{k}` limits how long a {n} stays {a} before the {n} reports it.',
  'Most installations never {v} the {a} {n}, and those that do begin with one {n} only.',
  'If the {n} is missing, the {n} uses the last {a} {n} until it can read a new one.',
  'Set `{k}` higher if the {n} belongs to a {a} {n} with many users.',
  'Between two runs the {n} writes one line to the {n}, with the time and the {a} {n}.',
  'With `{k}` at zero, each {n} decides for itself.',
  'When a {n} and a {n} disagree, the {a} one counts.',
  'On a machine with little memory, {v} the {n} before you {v} the {n}.',
];
const headings = ['How the {n} finds its {n}', 'Before you {v} a {n}', 'Limits of the {a} {n}', 'Settings of the {n}'];

const pagesPerFolder = 10;
const docsPerPost = 10;
const firstPost = Date.UTC(2026, 0, 5);
const week = 7 * 24 * 60 * 60 * 1000;

/** Writes docs pages that look like a product's, and a post for every ten. The same size gives the same text. */
export function generateCorpus(size: number): Corpus {
  const paths = Array.from(
    {length: size},
    (_, number) => `chapter-${Math.floor(number / pagesPerFolder) + 1}/page-${number + 1}`,
  );
  const docs = paths.map((path, number) => pageOf({kind: 'doc', path}, number, paths));
  const posts = Array.from({length: Math.max(3, Math.round(size / docsPerPost))}, (_, number) => {
    const date = new Date(firstPost + number * week).toISOString().slice(0, 10);
    return pageOf({kind: 'post', path: `post-${number + 1}`, date}, size + number, paths);
  });
  return {
    name: `generated-${size}`,
    title: `Generated, ${size} pages of docs and ${posts.length} posts`,
    pages: [...docs, ...posts],
    measured: {doc: paths[Math.min(16, size - 1)]!, post: 'post-2'},
  };
}

function pageOf(page: Pick<CorpusPage, 'kind' | 'path' | 'date'>, number: number, paths: string[]): CorpusPage {
  const {fill, sentence, paragraph} = textOf(number);
  return {
    ...page,
    title: `${fill(headings[number % headings.length]!)}, part ${number + 1}`,
    description: `Page ${number + 1}: ${sentence()}`,
    introduction: paragraph(),
    // Starts from the same seed for every generator, so that all get the same words.
    body: (linkTo) => bodyOf(number, paths, linkTo),
  };
}

function bodyOf(number: number, paths: string[], linkTo: LinkTo): string {
  const {below, fill, sentence, paragraph} = textOf(number + 0x10000);
  const link = (steps: number): string => {
    const path = paths[(number + steps) % paths.length]!;
    return `[${path.replace('/', ', ')}](${linkTo(path)})`;
  };
  const list = (mark: string): string => Array.from({length: 4 + below(3)}, () => `${mark} ${sentence()}`).join('\n');
  const lines = (count: number, line: string): string =>
    Array.from({length: count}, () => fill(line.replace('#', String(below(4096))))).join('\n');
  const section = (part: number): string[] => [
    `## ${part}. ${fill(headings[part % headings.length]!)}`,
    paragraph(),
    `${sentence()} See also ${link(part)} and ${link(part + 3)}.`,
    list(part % 2 ? '-' : '1.'),
    `### ${part}.1 ${fill(headings[(part + 1) % headings.length]!)}`,
    `\`\`\`bash\n# Inspect each one\n${lines(5, 'keeper {v} --{k}=# "{n}" || exit 1')}\n\`\`\``,
    paragraph(),
    `\`\`\`ini\n[${fill('{n}')}]\n${lines(6, '{k} = #')}\n\`\`\``,
  ];
  const table = `| Setting | Value | Meaning |\n| --- | --- | --- |\n${Array.from({length: 7}, () => fill(`| \`{k}\` | ${below(500)} | ${sentence()} |`)).join('\n')}`;
  return [...section(1), table, ...section(2), `> ${sentence()}`, ...section(3)].join('\n\n');
}

/** Writes sentences from random numbers; the same seed gives the same sentences. */
function textOf(seed: number) {
  const random = seededRandom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const oneOf = (items: readonly string[]): string => items[below(items.length)]!;
  const words: Record<string, readonly string[]> = {n: nouns, a: adjectives, v: verbs, k: settings};
  const fill = (template: string): string => template.replace(/\{(\w)\}/g, (_, kind: string) => oneOf(words[kind]!));
  const sentence = (): string => fill(oneOf(sentences));
  return {below, fill, sentence, paragraph: () => Array.from({length: 3 + below(3)}, sentence).join(' ')};
}
