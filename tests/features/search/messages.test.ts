import {readFileSync} from 'node:fs';

import {decodeBlock} from '@sentinel/csf/answers/output';
import {messages as messagesOfPrograms} from '@sentinel/csf/model/lfd/messages';
import {fillMessage} from '@sentinel/lab/messages/fillMessage';
import product from '@site/packages/lab/tests/fixtures/product-messages.json';
import {shortenText, wordsOf} from '@site/src/features/search/logic/particulars';
import {createQuotes} from '@site/src/features/search/logic/quotes';
import {readIndex} from '@site/src/features/search/logic/searchIndex';
import {writeIndex} from '@site/src/features/search/node/writeIndex';
import {clientOf} from '@site/tools/measure/search';
import {sourceRecords} from '@site/tools/measure/search/sourceRecords';

/** Messages of iptables and ipset, which csf looks for in their output, or which the site quotes. */
const ofNetfilter = [
  'Another app is currently holding the xtables lock. Perhaps you want to use the -w option?',
  "ip6tables v1.8.9 (legacy): can't initialize ip6tables table `filter': Address family not supported by protocol",
  "iptables v1.8.9 (legacy): can't initialize iptables table `filter': Table does not exist (do you need to insmod?)",
  'iptables: No chain/target/match by that name.',
  'ip6tables: No chain/target/match by that name.',
  'iptables-restore: line 2 failed: Chain already exists.',
  'iptables-restore v1.8.9 (nf_tables): line 12 failed',
  'Warning: Extension tcp revision 0 not supported, missing kernel module?',
  "iptables v1.8.9 (nf_tables): Couldn't load match `owner':No such file or directory",
  "iptables v1.8.7 (nf_tables): Chain 'LOG' does not exist",
  'iptables v1.8.10 (nf_tables):  RULE_APPEND failed (No such file or directory): rule in chain INPUT',
  'ipset v7.17: Hash is full, cannot add more elements',
  'ipset v7.17: Set cannot be created: set with the same name already exists',
  'ipset v7.17: The set with the given name does not exist',
];

/** What mail servers write that counts no failed login: the words of Postfix and Exim around made-up names. */
const ofMailServers = [
  'Nov 28 09:36:04 server postfix/smtpd[681]: lost connection after AUTH from unknown[198.51.100.99]',
  'Nov 28 09:36:04 server postfix/smtpd[681]: SSL_accept error from unknown[198.51.100.99]: lost connection',
  'Nov 28 09:36:04 server postfix/smtpd[681]: NOQUEUE: reject: RCPT from unknown[198.51.100.99]: 454 4.7.1 <bob@example.org>: Relay access denied; from=<a@example.net> to=<bob@example.org> proto=ESMTP helo=<x>',
  '2026-11-28 09:39:42 H=(laptop) [198.51.100.99] F=<a@example.net> rejected RCPT <bob@example.org>: relay not permitted',
  'Nov 28 09:36:04 server postfix/smtp[690]: connect to mx.example.net[198.51.100.23]:25: Connection timed out',
  'status=deferred (connect to 198.51.100.23[198.51.100.23]:25: Connection refused)',
  '2026-11-28 09:40:01 1xXEuW-0000FO-12 == you@example.net R=smarthost T=remote_smtp_smarthost defer (111): Connection refused',
  '2026-11-28 09:40:01 1xXEuW-0000FO-12 H=mx.example.net [198.51.100.23] Connection timed out',
];

/** A line of each form of these programs that lfd counts. */
const counted = messagesOfPrograms
  .filter(({program, check}) => check === 'failure' && /^(?:Exim|Postfix|Dovecot|Courier|UW IMAP)\b/.test(program))
  .map(({example}) => example);

const ofLfd = readFileSync('packages/csf/tests/fixtures/decode-messages.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => `Nov 21 02:24:12 server lfd[3844]: ${line}`);
const messages = [
  ...new Set([...product.map(fillMessage), ...ofLfd, ...ofNetfilter, ...ofMailServers, ...counted]),
].map((message) => ({
  message,
  section: decodeBlock(message).findings[0]!.page,
}));
const records = sourceRecords();

test('the decoder knows the messages of iptables, ipset and mail servers', () => {
  const unknown = [...ofNetfilter, ...ofMailServers, ...counted].filter(
    (message) => decodeBlock(message).findings[0]!.kind === 'unknown',
  );
  expect(unknown).toEqual([]);
});

test('a pasted message leads to the section that the decoder names', async () => {
  const client = clientOf(records);
  const lost: unknown[] = [];
  for (const {message, section} of messages) {
    const {hits} = await client.search({query: shortenText(message), pasted: message, hitsPerPage: 1});
    if (hits[0]?.url !== section) {
      lost.push([message, section, hits[0]?.url]);
    }
  }
  expect(messages.length).toBeGreaterThan(840);
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
