import {oppositeOf} from '@site/src/features/search/logic/direction';
import {wordsOf} from '@site/src/features/search/logic/particulars';
import {createRanking} from '@site/src/features/search/logic/ranking';
import {headingOf} from '@site/src/features/search/logic/record';
import {readIndex} from '@site/src/features/search/logic/searchIndex';
import {toSections, writeIndex} from '@site/src/features/search/node/writeIndex';
import {ask, figuresOf, losses, readLists, type Outcome} from '@site/tools/measure/search/figures';
import {clientOf} from '@site/tools/measure/search';
import {sourceRecords} from '@site/tools/measure/search/sourceRecords';

import kept from './figures.json';

const records = sourceRecords();

test('the files have every section with its URL and headings, every lead, and the beginning of each text', async () => {
  const {index, texts} = writeIndex(records);
  const read = readIndex(index);
  await read.addTexts(JSON.parse(texts) as string[]);
  const all = toSections(records);
  expect(read.sections.map(({page, rank, record, lead}) => ({page, rank, record, lead}))).toEqual(
    all.map(({section: {page, rank, record}, content, lead}) => ({
      ...{page, rank, record},
      lead: lead && content.slice(lead[0], lead[0] + lead[1]),
    })),
  );
  const beginnings = (JSON.parse(texts) as string[]).map((text) => text.replace(/ …$/, ''));
  expect(all.filter(({content}, number) => !content.startsWith(beginnings[number]!))).toEqual([]);
});

test('the search finds no list worse than kept by more than two queries (npm run measure search)', async () => {
  const outcomes = await ask(readLists(), clientOf(records));
  expect(losses(figuresOf(outcomes), kept)).toEqual([]);
});

describe('what is typed or pasted as a page has it finds this place first', () => {
  const index = readIndex(writeIndex(records).index);
  const find = createRanking(index);
  const sections = index.sections.map(({record}) => ({url: record.url, heading: headingOf(record)}));
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_/.-]+/gu, ' ')
      .trim();

  test('a heading of several words, or a name in capitals', () => {
    const headings = sections
      // What a group of settings or a term is about is the subject of a guide, which says what to do.
      .filter(({url, heading}) => !/^\/docs\/(reference\/settings|glossary)\//.test(url) || /^[A-Z\d_]+$/.test(heading))
      .map(({heading}) => heading)
      .filter((heading) => /\s/.test(heading) || /^[A-Z\d_]+$/.test(heading));
    expect(headings.length).toBeGreaterThan(1500);
    const lost = [...new Set(headings)].flatMap((heading) => {
      const [hit] = find(heading);
      return hit && plain(headingOf(hit.record)) === plain(heading) ? [] : [[heading, hit?.record.url]];
    });
    expect(lost).toEqual([]);
  });

  test('a message from the page of errors, with what a server adds to it', () => {
    const messages = sections
      .filter(({url, heading}) => url.startsWith('/docs/error-messages/#') && !/^Messages |^Where to/.test(heading))
      .flatMap(({url, heading}) => heading.split(', ').map((message) => ({url, message})))
      .filter(({message}) => message.split(' ').length > 2);
    expect(messages.length).toBeGreaterThan(35);
    const lost = messages
      .map(({url, message}) => ({
        url,
        text: `Nov 29 10:14:05 host1 lfd[4711]: ${message.replace(' … ', ' (IPv6) [203.0.113.99] ')}, at line 42 of /etc/csf/csf.conf`,
      }))
      .filter(({url, text}) => find(wordsOf(text))[0]?.record.url !== url);
    expect(lost).toEqual([]);
  });
});

describe('who asks to do something does not get its opposite first', () => {
  const find = createRanking(readIndex(writeIndex(records).index));
  const things = [
    'an address',
    'a port',
    'a country',
    'incoming connections',
    'outgoing mail',
    'ipv6',
    'the messenger',
  ];

  test.each('block,unban,allow,deny,add,remove,delete,open,close,enable,turn off,start,install,uninstall'.split(','))(
    '%s',
    (verb) => {
      const asked = things.map((thing) => `${verb} ${thing}`);
      const isAgainst = (query: string): boolean | undefined => oppositeOf(query)?.(headingOf(find(query)[0]!.record));
      expect(asked.map(isAgainst)).toEqual(asked.map(() => false));
    },
  );

  test.each([
    ['block an address', 'How do I unblock an address?', true],
    ['turn off ipv6', 'How do I turn IPv6 filtering on?', true],
    ['open an outgoing port', 'How do I open an incoming port?', true],
    ['my address is blocked', 'How do I unblock an address?', undefined],
    ['stop it from blocking me', 'Allow an address', undefined],
    ['allow a country', 'How do I allow or deny a country?', false],
    ['allow an address', 'Remove an address from the file', true],
    ['remove an address', 'Allow an address', true],
    ['remove a block', 'Block an address', undefined],
  ])('%s: %s', (query, heading, isOpposite) => {
    expect(oppositeOf(query)?.(heading)).toBe(isOpposite);
  });
});

const outcome = (query: string, place: number | null): Outcome => ({
  ...{list: 'list', isHeldOut: false, query, place, isSectionFirst: null, isNoticeRight: true, first: null},
});
const figures = (...places: (number | null)[]) =>
  figuresOf(places.map((place, number) => outcome(String(number), place)));

test('figures count the queries that a page answers', () => {
  expect(figures(0, 2, 3, -1, null).list).toEqual({
    first: {right: 1, of: 4},
    three: {right: 2, of: 4},
    notice: {right: 5, of: 5},
  });
});

test('two queries may be lost, not three; more queries in a list lose none', () => {
  const before = figures(0, 0, 0, 0);
  expect(losses(figures(0, 0, 1, 1), before)).toEqual([]);
  expect(losses(figures(0, 0, 0, 0, 0), before)).toEqual([]);
  expect(losses(figures(0, 1, 1, 1), before)).toEqual(['list, first: 1 of 4 are right, before 4 of 4']);
  expect(losses({}, before)).toHaveLength(3);
});
