import {load} from 'js-yaml';
import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';

import {tools} from '@site/src/browser-tools/tools';

const words = 'two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundred';

/** A number that counts something: not a version, a range of values, a port or a part of a name. */
const number = new RegExp(String.raw`\b(?:${words}|\d+(?![\d.]|%))\b(?<![\d.]\d+)(?: [\w-]+)?`, 'gi');

/** What summaries count, with the count that the data have. */
const counts: Record<string, number> = {
  'five tools': tools.length,
  'eight arguments': 8, // csf.pl and lfd.pl hand over @report: behaviours.json block-report-001
  'two of': 2, // block-report-001
};

/** Numbers of summaries that count nothing that can change without their page. */
const others = [
  ...['five minutes', 'three rescue', 'two programs', 'two versions', 'three programs', 'two settings'],
  ...['0 to', '3', '3 or', '465', '15.00', '15.13', '11', '14'],
];

const numberOf = (word: string): number =>
  ({two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10})[word] ?? Number(word);

/** Titles and descriptions of pages, tiles, links to further pages, and the text of the home page. */
function summaries(): {file: string; text: string}[] {
  const ofDocs = globSync(['docs/**/*.mdx', '!**/_*']).flatMap((file) => {
    const page = readFileSync(file, 'utf8');
    const {title = '', description = ''} = load(/^---\n([^]*?)\n---/.exec(page)![1]!) as Record<string, string>;
    const tiles = [...page.matchAll(/<span>(.*?)<\/span>/g)].map(([, text = '']) => text);
    const further = /^## Where to go next\n([^]*)/m.exec(page)?.[1] ?? '';
    return [title, description, ...tiles, ...further.split('\n')].map((text) => ({file, text}));
  });
  const ofHome = globSync('src/pages/_home/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/>([^<>{}=;]+)</g)].map(([, text = '']) => ({file, text})),
  );
  return [...ofDocs, ...ofHome];
}

test('a number in a summary is counted in the data, or named here', () => {
  const all = summaries();
  expect(all.length).toBeGreaterThan(300);
  const found = all.flatMap(({file, text}) =>
    [...text.replace(/\d+\.[\d.]+|\]\([^)]*\)/g, '').matchAll(number)].map(([phrase]) => ({
      file,
      phrase: phrase.toLowerCase(),
    })),
  );
  const wrong = found.filter(({phrase}) =>
    phrase in counts ? counts[phrase] !== numberOf(phrase.split(' ')[0]!) : !others.includes(phrase),
  );
  expect(wrong).toEqual([]);
});

test('no page says more of the security notices than they do', () => {
  // What is off by default is a fact; who is safe is not, because bundled parts have records that nobody checked.
  const claim = /default installation(?:s)? (?:is|are)(?: not|n't)|not exposed|\b(?:all|with) these fixes\b/i;
  const files = globSync(['docs/**/*.mdx', 'blog/**/*.mdx', 'src/pages/**/*.{tsx,mdx}']);
  const wrong = files.filter((file) => claim.test(readFileSync(file, 'utf8').replace(/\s+/g, ' ')));
  expect(wrong).toEqual([]);
});
