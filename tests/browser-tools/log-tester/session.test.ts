import {gzipSync} from 'node:zlib';

import {emptyRule} from '@site/src/csf/lfd/patterns/customPatterns';
import {createSession, mostBytes, type Answer, type Question} from '@site/src/browser-tools/log-tester/session';

const server = {panel: 'generic', config: '', lists: {}, log: '', year: 2026} as const;
const line = 'Nov 21 02:24:03 server sshd[812]: Failed password for root from 203.0.113.7 port 40022 ssh2';

async function answersTo(...questions: Question[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  const take = createSession((answer) => answers.push(answer));
  for (const question of questions) {
    await take(question);
  }
  return answers.filter(({kind}) => kind !== 'progress');
}

const readLog = (log: string | File): Question => ({kind: 'read', job: {log, server}});

test.each([
  ['text', line.repeat(1)],
  ['a file', new File([`${line}\r\n`], 'auth.log')],
  ['a file compressed by gzip', new File([gzipSync(`${line}\n${line}`)], 'auth.log.1.gz')],
])('reads %s line by line', async (_, log) => {
  const [answer] = await answersTo(readLog(log));
  expect(answer).toMatchObject({kind: 'reading', reading: {counted: [{family: 'sshd-failed-password'}]}});
});

test('says how much of a file is read', async () => {
  const shares: number[] = [];
  const take = createSession((answer) => answer.kind === 'progress' && shares.push(answer.share));
  await take(readLog(new File([`${line}\n`.repeat(20_000)], 'auth.log')));
  expect(shares.at(-1)).toBe(1);
});

test.each([
  ['too large', new File([new Uint8Array(mostBytes + 1)], 'big.log'), 'big.log is larger than 20 MB'],
  ['not text', new File(['GIF89a\0\0'], 'picture.gif'), 'picture.gif is not a text log'],
])('a file that is %s is refused with what to do', async (_, file, sentence) => {
  expect(await answersTo(readLog(file))).toEqual([{kind: 'problem', sentence: expect.stringContaining(sentence)}]);
});

test('a changed limit is answered without reading again', async () => {
  const answers = await answersTo(readLog(Array(5).fill(line).join('\n')), {kind: 'change', changes: {LF_SSHD: '9'}});
  expect(answers).toMatchObject([
    {kind: 'reading', blocking: {blocks: 1}},
    {kind: 'blocking', blocking: {blocks: 0}},
  ]);
});

test('a rule of the workbench is tried on the lines', async () => {
  const rule = {...emptyRule, pattern: '^app: bad login from (\\S+)$', text: 'Failed app login from', name: 'app'};
  const [answer] = await answersTo({kind: 'pattern', rule, lines: ['app: bad login from 203.0.113.7', 'app: hello']});
  expect(answer).toMatchObject({kind: 'pattern', hits: [{lineNumber: 1, address: '203.0.113.7'}]});
});
