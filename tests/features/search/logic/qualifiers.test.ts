import {load} from 'js-yaml';
import {readFileSync} from 'node:fs';

import {answerFacts} from '@site/src/features/search/node/answerFacts';
import {createAnswers} from '@site/src/features/search/logic/answers';
import {createRanking, type Found} from '@site/src/features/search/logic/ranking';
import {readIndex} from '@site/src/features/search/logic/searchIndex';
import {writeIndex} from '@site/src/features/search/node/writeIndex';
import {sourceRecords} from '@site/tools/measure/search/sourceRecords';

type Asked = {query: string; answer?: string};

const read = (file: string) => load(readFileSync(`tests/features/search/logic/${file}`, 'utf8'));
const own = (read('answers.yml') as Asked[]).filter(({answer}) => answer !== undefined);
/** Questions to which a word more has another answer, or the same. */
const right = new Map((read('qualifiers.yml') as Required<Asked>[]).map(({query, answer}) => [query, answer]));

const written = writeIndex(sourceRecords(), answerFacts());
const open = readIndex(written.index);
// The leads are there at once, before the texts can be searched.
void open.addTexts(JSON.parse(written.texts) as string[]);
const find = createRanking(open);
const answerTo = createAnswers(open);

/** All that can answer, as if the ranking had found it for each question. */
const answering = [
  ...new Map(
    own
      .flatMap(({query}) => find(query))
      .flatMap((each): [string, Found][] =>
        each.lead || each.short ? [[`${each.section} ${each.short?.[0]}`, each]] : [],
      ),
  ).values(),
];
const answerOf = (query: string) => answerTo(query, answering)?.text;

/** The number of a notice brings what the notice says, whatever else somebody types. */
const namesNotice = /cve-\d/i;

const answered = own
  .filter(({query}) => !namesNotice.test(query) && answerOf(query) !== undefined)
  .map(({query}) => query.replace(/\?$/, ''));

const ends = [
  ...[
    'only',
    'only for me',
    'just for me',
    'for us',
    'myself',
    'for everyone',
    'for everybody',
    'for all',
    'for every user',
  ],
  ...[
    'except one',
    'without a restart',
    'not',
    'never',
    'once',
    'temporarily',
    'permanently',
    'until tomorrow',
    'again',
  ],
  ...['for an hour', 'in one country', 'from germany', 'on ipv6', 'on cpanel', 'in directadmin', 'with plesk'],
  ...['for udp', 'over tcp', 'for ftp', 'for 3306', '443', 'automatically', 'on windows', 'on all servers'],
];
const starts = ["don't", 'dont', 'do not', 'never', 'why not'];
const article = /\b(an?|the) (?=\w)/;
const inside: readonly (readonly [RegExp, string])[] = [
  [article, 'all '],
  [article, 'every '],
  [article, 'only one '],
  [article, 'both '],
  [/^how (do|can|to)( i)? /, 'how do i not '],
  [/^how (do|can|to)( i)? /, 'how do i never '],
  [/^(\w+) /, '$1 only '],
];

const variantsOf = (query: string): string[] => [
  ...ends.map((end) => `${query} ${end}`),
  ...starts.map((start) => `${start} ${query}`),
  ...inside.flatMap(([place, words]) => (place.test(query) ? [query.replace(place, words)] : [])),
];

test('most of the questions with an answer have it here, too', () => {
  expect(answered.length).toBeGreaterThan(60);
});

test.each(answered)('"%s": a word that restricts or reverses it has another answer, or none', (query) => {
  const given = variantsOf(query).flatMap((variant) => {
    const answer = answerOf(variant);
    return answer === undefined ? [] : [[variant, answer]];
  });
  expect(given).toEqual(given.map(([variant]) => [variant, right.get(variant!)]));
});

test('each listed answer is given', () => {
  expect([...right].map(([query]) => [query, answerOf(query)])).toEqual([...right]);
});

test.each(answered.filter((query) => article.test(query)))('"%s": "my" says no more than "a"', (query) => {
  expect([answerOf(query), undefined]).toContain(answerOf(query.replace(article, 'my ')));
});

test.each([
  "don't open port 80",
  'never block my address',
  'do not unblock an address',
  'how do i avoid to open a port',
  'dont restart csf',
])('nothing answers "%s"', (query) => expect(answerOf(query)).toBeUndefined());
