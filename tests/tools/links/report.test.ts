import type {Answer} from '@site/tools/links/ask';
import {makeReport} from '@site/tools/links/report';

const at = (address: string, line: number) => ({address, file: 'docs/x.mdx', line});
const answers = (...entries: [string, Answer][]) => new Map(entries);

test('says for each place what to do', () => {
  const report = makeReport(
    [at('https://a.net/', 3), at('https://b.net/x#part', 4), at('https://c.net/', 5), at('https://d.net/', 6)],
    answers(
      ['https://a.net/', {state: 'gone', why: 'answers 404'}],
      ['https://b.net/x', {state: 'moved', to: 'https://b.net/y'}],
      ['https://c.net/', {state: 'unknown', why: 'answers 403'}],
      ['https://d.net/', {state: 'fine'}],
    ),
  );
  expect(report).toEqual({
    lines: [
      'docs/x.mdx:3: https://a.net/ is gone: it answers 404; link to what replaced it, or remove the link',
      'docs/x.mdx:4: https://b.net/x#part has moved permanently; write https://b.net/y',
      'docs/x.mdx:5: https://c.net/ could not be checked: answers 403; check it by hand, or add it to tools/links/allow.yml with the reason',
    ],
    summary: '4 addresses: 1 gone, 1 moved permanently, 1 without a conclusive answer.',
    status: 1,
  });
});

test.each<[string, Answer[], number]>([
  ['everything works', [{state: 'fine'}, {state: 'moved', to: 'https://new.net/'}], 0],
  ['one could not be checked', [{state: 'fine'}, {state: 'unknown', why: 'no answer'}], 2],
  [
    'one is gone and one could not be checked',
    [
      {state: 'gone', why: ''},
      {state: 'unknown', why: ''},
    ],
    1,
  ],
  ['there is nothing to check', [], 0],
])('when %s', (_, given, status) => {
  const found = given.map((answer, index): [string, Answer] => [`https://${index}.net/`, answer]);
  expect(makeReport([], new Map(found)).status).toBe(status);
});

test('without a network it says so, and blames no address', () => {
  const answer: Answer = {state: 'unknown', why: 'no answer (ENOTFOUND)'};
  expect(makeReport([at('https://a.net/', 1)], answers(['https://a.net/', answer]))).toEqual({
    lines: [],
    summary:
      'None of 1 addresses gave a conclusive answer: check your network connection. Nothing is known about them.',
    status: 2,
  });
});
