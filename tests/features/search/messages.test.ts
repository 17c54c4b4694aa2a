import {readFileSync} from 'node:fs';

import {decodeBlock} from '@sentinel/csf/answers/output';
import {fillMessage} from '@sentinel/lab/messages/fillMessage';
import product from '@sentinel/lab/messages/product';
import {shortenText, wordsOf} from '@site/src/features/search/logic/particulars';
import {createQuotes} from '@site/src/features/search/logic/quotes';
import {readIndex} from '@site/src/features/search/logic/searchIndex';
import {writeIndex} from '@site/src/features/search/node/writeIndex';
import {clientOf} from '@site/tools/measure/search';
import {sourceRecords} from '@site/tools/measure/search/sourceRecords';

/** Messages of iptables that the site names. */
const ofIptables = [
  'Another app is currently holding the xtables lock. Perhaps you want to use the -w option?',
  "ip6tables v1.8.9 (legacy): can't initialize ip6tables table `filter': Address family not supported by protocol",
  "iptables v1.8.9 (legacy): can't initialize iptables table `filter': Table does not exist (do you need to insmod?)",
];
const ofLfd = readFileSync('packages/csf/tests/fixtures/decode-messages.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => `Nov 21 02:24:12 server lfd[3844]: ${line}`);
const messages = [...new Set([...product.map(fillMessage), ...ofLfd, ...ofIptables])].map((message) => ({
  message,
  section: decodeBlock(message).findings[0]!.page,
}));
const records = sourceRecords();

test('a pasted message leads to the section that the decoder names', async () => {
  const client = clientOf(records);
  const lost: unknown[] = [];
  for (const {message, section} of messages) {
    const {hits} = await client.search({query: shortenText(message), pasted: message, hitsPerPage: 1});
    if (hits[0]?.url !== section) {
      lost.push([message, section, hits[0]?.url]);
    }
  }
  expect(messages.length).toBeGreaterThan(800);
  expect(lost).toEqual([]);
});

test('the decoder names the section whose heading is the message, so that typed words lead there too', () => {
  const {sections} = readIndex(writeIndex(records).index);
  const quotedIn = createQuotes(sections);
  // The same words, about another file.
  const others = messages.filter(({message}) => !message.includes('csf.tempconf'));
  const other = others.flatMap(({message, section}) => {
    const quoted = [...quotedIn(wordsOf(message))].sort(([, one], [, next]) => next - one);
    const [longest] = quoted.map(([number]) => sections[number]!.record.url);
    return longest === undefined || longest === section ? [] : [[message, section, longest]];
  });
  expect(other).toEqual([]);
});
