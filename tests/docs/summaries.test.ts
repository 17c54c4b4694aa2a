import {load} from 'js-yaml';
import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';

import {tools} from '@site/src/browser-tools/tools';
import {csfOptions, flagsOf} from '@sentinel/csf/model/commands';
import {shippedPanels} from '@sentinel/csf/model/conf/shippedConfig';
import {blocklists} from '@sentinel/csf/facts/blocklists.json';
import {settings} from '@sentinel/csf/model/settings';
import {settingGroups} from '@sentinel/csf/answers/terms/reference';
import {variants} from '@sentinel/csf/model/variants';

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
  const ofHome = globSync(['src/pages/_home/*.tsx', 'src/components/TaskTiles.tsx']).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/>([^<>{}=;]+)</g)].map(([, text = '']) => ({file, text})),
  );
  return [...ofDocs, ...ofHome];
}

/** A word that leaves no exception, with the words behind it. */
const absolute =
  /\b(?:all|every\w*|never|no(?! longer)|none|nobody|nothing|always|any\w*|only|cannot)\b(?:,? [\w'.-]*\w){0,2}/gi;

const isInCommands = (flag: string): boolean => commandsPage.includes(`\`csf ${flag}\``);
const commandsPage = readFileSync('docs/usage/commands.mdx', 'utf8');
const hasAllSettings = (): boolean => {
  const shown = settingGroups.flatMap(({sections}) => sections);
  return [...settings.values()].every(({section}) => shown.includes(section));
};
const hasAllOptions = (): boolean => csfOptions.every((option) => flagsOf(option).some(isInCommands));

/** What such words of summaries rest on: data, or the reason why they are true. */
const absolutes: Record<string, string | (() => boolean)> = {
  'all settings of': hasAllSettings,
  'every setting of': hasAllSettings,
  'all panels, with': () => shippedPanels.every((panel) => variants.includes(panel)),
  'every option of': hasAllOptions,
  'all switched off': () => blocklists.every(({enabled}) => !enabled),
  'every message that': 'npm run compare -- csf.tgz logs holds the messages against those of lfd',
  'every line that': 'the same messages',
  'all in your': 'a test of each tool fails for a request with what was typed',
  nothing: 'the same test: they upload nothing',
  'nothing is uploaded': 'the same test',
  'no control panel': 'which server the page is for',
  'no port scans': 'nf-log-netns of vendors.json, with its exception on the page',
  'nothing there, so': 'the same fact',
  none: 'Podman without root: its page says why, and that we tried it',
  'only to listed': 'what the restriction does',
  'only after a': 'what the playbook does, tried twice',
  'only, choose the': 'what the setting does',
  'every day, where': 'how often, not how many',
  'everybody, one address': 'for whom a port opens',
  'cannot do': 'the page lists both',
  'anyone who keeps': 'the sentence at the top of the home page, about what lfd is for',
};

test('a word that leaves no exception rests on data or on a reason', () => {
  const ofTools = tools.flatMap(({id, title, question, withoutScript}) =>
    [title, question, withoutScript].map((text) => ({file: id, text})),
  );
  const found = [...summaries(), ...ofTools].flatMap(({file, text}) =>
    [
      ...text
        .replace(/\]\([^)]*\)|\*\*/g, '')
        .replace(/\s+/g, ' ')
        .matchAll(absolute),
    ].map(([phrase]) => ({
      file,
      phrase: phrase.toLowerCase(),
    })),
  );
  expect(found.filter(({phrase}) => !(phrase in absolutes))).toEqual([]);
  const phrases = new Set(found.map(({phrase}) => phrase));
  expect(Object.keys(absolutes).filter((phrase) => !phrases.has(phrase))).toEqual([]);
  for (const [phrase, basis] of Object.entries(absolutes)) {
    expect([phrase, typeof basis === 'string' || basis()]).toEqual([phrase, true]);
  }
});

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
