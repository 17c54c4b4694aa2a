import {repairQuery} from '@site/src/features/search/logic/repair';
import type {OpenIndex} from '@site/src/features/search/logic/searchIndex';

import {openIndex, record} from '../support';

let index: OpenIndex;
beforeAll(async () => {
  index = await openIndex([
    record('block', ['Block a country'], 'Block or allow, deny or unblock. Countries are lists.'),
    record('white', ['Whitelist'], 'The whitelist of a port. A scan. Portknocking, Cloudflare.'),
    record('settings', ['Settings', 'ETH_DEVICE_SKIP'], 'Devices.'),
    record('work', ['Throws'], 'What throws, and a kindle of June that records. Fire, and what I know now.'),
    ...Array.from({length: 20}, (_, number) =>
      record(`filler-${number}`, [`Port scan ${number}`], 'A port, an IP, a firewall: allow it.'),
    ),
  ]);
});
const repaired = (query: string) => repairQuery(query, index.dictionary);

test.each([
  ['a missing letter', 'contry', 'country'],
  ['a missing letter of a short word', 'blck', 'block'],
  ['letters in the wrong order', 'cuontry', 'country'],
  ['a doubled letter', 'denny', 'deny'],
  ['a wrong letter', 'cloudflere', 'cloudflare'],
  ['two slips in a long word', 'portknokcng', 'portknocking'],
  ['swapped letters at the beginning', 'nkow', 'know'],
  ['one word of several', 'open contry port', 'open country port'],
  ['a setting', 'ETH_DEVICE_SKIPP', 'ETH_DEVICE_SKIP'],
])('corrects %s: %s', (_, typed, meant) => {
  expect(repaired(typed)).toBe(meant);
});

test.each([
  ['Spanish', 'desbloquear ip', 'unblock ip'],
  ['Italian', "sbloccare l'indirizzo ip", 'unblock address ip'],
  ['German', 'IP-Adresse entsperren', 'IP address unblock'],
  ['French', 'je suis bloqué par le serveur', 'blocked server'],
  ['Portuguese', 'abrir porta no firewall', 'open port firewall'],
  ['Polish', 'zablokować kraj', 'block country'],
  ['a German verb in two parts', 'schalte die IP wieder frei', 'unblock IP'],
  ['words beside names', 'bloquear con ETH_DEVICE_SKIP y csf -d', 'block ETH_DEVICE_SKIP -d'],
  ['words without those that nobody knows', 'abrir un puerto rapidísimo', 'open port'],
])('puts %s into English: %s', (_, typed, meant) => {
  expect(repaired(typed)).toBe(meant);
});

test.each(['how do I allow a port', 'allow access to a port', 'block land in country lists'])(
  'a word that other languages have too makes no query a foreign one: %s',
  (typed) => {
    expect(repaired(typed)).toBe(typed);
  },
);

test.each([
  ['a word that the index has', 'countries'],
  ['the beginning of one', 'cloudfl'],
  ['too short a word', 'blk'],
  ['a form of another word', 'thrown'],
  ['another word that ends differently', 'kindly'],
  ['a short word with another letter', 'junk'],
  ['a word like no other', 'kubernetes'],
  ['a number', '4433'],
  ['an option', '-zz'],
  ['another word for one that the index has', 'unban'],
])('leaves %s: %s', (_, typed) => {
  expect(repaired(typed)).toBe(typed);
});

test.each(['allow', 'deny', 'block', 'unblock'])('no slip turns "%s" into another of these', (word) => {
  const others = ['allow', 'deny', 'block', 'unblock'].filter((other) => other !== word);
  const slips = [...word].flatMap((letter, at) => [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + (word[at + 1] ?? '') + letter + word.slice(at + 2),
    `${word.slice(0, at)}e${word.slice(at + 1)}`,
  ]);
  const typed = slips.filter((slip) => !others.includes(slip));
  expect(typed.map(repaired).filter((meant) => others.some((other) => meant.split(' ').includes(other)))).toEqual([]);
  expect(typed.map(repaired)).toContain(word);
});

test('never turns "unblock" into "block" where the index has only one of them', async () => {
  const {dictionary} = await openIndex([record('block', ['Block an address'])]);
  expect(repairQuery('unblock', dictionary)).toBe('unblock');
  const other = await openIndex([record('unblock', ['Unblock an address'])]);
  expect(repairQuery('blockk', other.dictionary)).toBe('blockk');
});
