import {gzipSync} from 'node:zlib';

import {askSession, type Message} from '@site/src/browser-tools/frame/session';
import {mostBytes} from '@site/src/browser-tools/log-tester/readLog';
import createSession, {type Answer, type Question} from '@site/src/browser-tools/log-tester/session';
import {emptyRule} from '@sentinel/csf/model/lfd/patterns/customPatterns';

const server = {panel: 'generic', config: '', lists: {}, log: ''} as const;
const line = 'Nov 21 02:24:03 server sshd[812]: Failed password for root from 203.0.113.7 port 40022 ssh2';

/** What a session says to questions in turn, besides that it is done. */
async function repliesTo(...questions: Question[]): Promise<Message<Answer>[]> {
  const messages: Message<Answer>[] = [];
  const session = createSession();
  for (const [id, question] of questions.entries()) {
    await askSession(session, {id, question}, (message) => messages.push(message));
  }
  return messages.filter((message) => !('isDone' in message));
}

async function answersTo(...questions: Question[]): Promise<Answer[]> {
  const answers = (await repliesTo(...questions)).flatMap((message) => ('answer' in message ? [message.answer] : []));
  return answers.filter(({kind}) => kind !== 'progress');
}

const readLog = (log: string | File, changes = {}): Question => ({kind: 'read', log, server, changes});

test.each([
  ['text', line.repeat(1)],
  ['a file', new File([`${line}\r\n`], 'auth.log')],
  ['a file compressed by gzip', new File([gzipSync(`${line}\n${line}`)], 'auth.log.1.gz')],
])('reads %s line by line', async (_, log) => {
  const [answer] = await answersTo(readLog(log));
  expect(answer).toMatchObject({kind: 'done', reading: {counted: [{family: 'sshd-failed-password'}]}});
});

test('settings behind a long pasted log count as those at its beginning', async () => {
  const [answer] = await answersTo(readLog(`${`${line}\n`.repeat(600)}LF_SSHD = "1000"\nLF_TRIGGER = "0"\n`));
  expect(answer).toMatchObject({
    kind: 'done',
    reading: {lines: 600, pasted: {lines: 2, count: true}},
    blocking: {answers: [{blocks: []}]},
  });
});

test('says how much of a file is read', async () => {
  const replies = await repliesTo(readLog(new File([`${line}\n`.repeat(20_000)], 'auth.log')));
  expect(replies.at(-2)).toMatchObject({answer: {kind: 'progress', share: 1}});
});

test.each([
  ['too large', new File([new Uint8Array(mostBytes + 1)], 'big.log'), 'big.log is larger than 20 MB'],
  ['not text', new File(['GIF89a\0\0'], 'picture.gif'), 'picture.gif is not a text log'],
])('a file that is %s is refused with what to do', async (_, file, sentence) => {
  expect((await repliesTo(readLog(file))).at(-1)).toEqual({id: 0, failure: expect.stringContaining(sentence)});
});

test('a changed limit is answered without reading the file again', async () => {
  const log = new File([Array(5).fill(line).join('\n')], 'auth.log');
  const replies = await repliesTo(readLog(log), readLog(log, {LF_SSHD: '9'}));
  const answers = replies.flatMap((reply) => ('answer' in reply ? [reply.answer] : []));
  expect(answers.filter(({kind}) => kind === 'progress')).toHaveLength(1);
  expect(answers.filter(({kind}) => kind === 'done')).toMatchObject([
    {kind: 'done', blocking: {blocks: 1}},
    {kind: 'done', blocking: {blocks: 0}},
  ]);
});

test('a rule of the workbench is tried on the lines', async () => {
  const rule = {...emptyRule, pattern: '^app: bad login from (\\S+)$', text: 'Failed app login from', name: 'app'};
  const [answer] = await answersTo({kind: 'pattern', rule, lines: ['app: bad login from 203.0.113.7', 'app: hello']});
  expect(answer).toMatchObject({kind: 'pattern', hits: [{lineNumber: 1, address: '203.0.113.7'}]});
});
