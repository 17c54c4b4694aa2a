import {globSync} from 'tinyglobby';
import {load} from 'js-yaml';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';

import links from '@sentinel/csf/facts/links.json';
import {addressesInPage, addressesInSource, entryFor, isExample, type Entry, type Mention} from './addresses';
import {askAll} from './ask';
import {makeReport, stripped} from './report';

/** Files with URLs for readers. URLs in other files are checked in the built pages. */
const sources = [
  '*.md',
  '{docs,blog,src/pages,deploy,.github}/**/*.{md,mdx,tsx,yml}',
  'packages/csf/{facts/links.json,descriptions/**/*.yml}',
  'docusaurus.config.ts',
];

const reportFile = 'test-results/links.md';

/** Checks every external URL in pages and sources: `npm run links:external`. */
async function main(): Promise<void> {
  if (!existsSync('build/index.html')) {
    console.error('There is no build to read the links from; run "npm run build" first.');
    process.exitCode = 2;
    return;
  }
  const mentions = findMentions();
  const answers = await askAll(mentions.map(({address}) => stripped(address)));
  const {lines, summary, status} = makeReport(mentions, answers);
  mkdirSync('test-results', {recursive: true});
  writeFileSync(reportFile, `# Links to other sites\n\n${summary}\n\n${lines.map((line) => `- ${line}\n`).join('')}`);
  console.log([...lines, summary, `The report is in ${reportFile}.`].join('\n'));
  process.exitCode = status;
}

function findMentions(): Mention[] {
  const allowed = load(readFileSync('tools/links/allow.yml', 'utf8')) as Entry[];
  const read = (file: string): string => readFileSync(file, 'utf8');
  const written = globSync(sources, {dot: true}).flatMap((file) => addressesInSource(file, read(file)));
  const known = new Set(written.map(({address}) => stripped(address)));
  const built = globSync('build/**/*.html')
    .flatMap((file) => addressesInPage(file, read(file), links.site.url))
    .filter(({address}) => !known.has(stripped(address)));
  return [...written, ...firstOfEach(built)].filter(
    ({address}) =>
      new URL(address).origin !== links.site.url && !isExample(address) && entryFor(address, allowed) === undefined,
  );
}

/** A link of the layout is on every page, so one location is enough. */
function firstOfEach(mentions: readonly Mention[]): Mention[] {
  return [...new Map([...mentions].reverse().map((mention) => [mention.address, mention])).values()];
}

void main();
