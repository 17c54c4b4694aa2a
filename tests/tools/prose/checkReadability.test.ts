import {checkReadability, sentencesOf} from '@site/tools/prose/checkReadability';
import {readProse} from '@site/tools/prose/readProse';

const check = (text: string, file = 'docs/x.mdx') =>
  checkReadability(file, readProse(file, text)).map(({line, message}) => `${line}: ${message}`);

const words = (count: number) => `${Array.from({length: count}, () => 'word').join(' ')}.`;
const plain = 'lfd reads the logs of your server.\n';

test('a sentence may have 25 words, and one with 26 is reported with its line', () => {
  expect(check(`${words(25)}\n${words(25)}`)).toEqual([]);
  expect(check(`Short.\n${words(26)}`)).toEqual([
    '2: a sentence of 26 words, "word word word word word word word word …": make two of it, at most 25 words each',
  ]);
});

test('a sentence may begin with a small letter or with code, and dots in names end none', () => {
  const text = 'Read csf.conf 15.11. lfd reads it. `LF_SSHD` counts (or not).';
  expect(sentencesOf(readProse('docs/x.mdx', text))).toHaveLength(3);
});

test('code counts as one word, and cells, headings and code blocks as none', () => {
  const text =
    '## A heading\n\nRun `csf -d 203.0.113.7 a comment` now.\n\n| a cell |\n| --- |\n| more |\n\n```bash\ncsf -r\n```\n';
  const sentences = sentencesOf(readProse('docs/x.mdx', text));
  expect(sentences.map(({words: {length}}) => length)).toEqual([3]);
});

test('a tenth of the sentences may be passive, and beyond that each is reported', () => {
  expect(check(`${plain.repeat(9)}The address is blocked.`)).toEqual([]);
  expect(check(`${plain.repeat(8)}It is not written.\nIt was quickly found.`)).toHaveLength(2);
  expect(check(`${plain.repeat(8)}The address is new.\nIt is here.`)).toEqual([]);
  expect(check(`${plain.repeat(8)}The address is blocked.\nThe packet was dropped by csf.`)).toEqual([
    '9: passive, as 2 of 10 sentences here are (at most a tenth): say who does it in "The address is blocked."',
    '10: passive, as 2 of 10 sentences here are (at most a tenth): say who does it in "The packet was dropped by csf."',
  ]);
});

test('a file of hard words is reported with its hardest sentences', () => {
  const hard = 'Administrators necessarily investigate authentication irregularities.\n';
  const [first] = check(hard.repeat(10));
  expect(first).toMatch(/^1: the reading grade of the file is \d+\.\d, at most 9: use shorter words and sentences/);
  expect(check(hard)).toEqual([]);
});
