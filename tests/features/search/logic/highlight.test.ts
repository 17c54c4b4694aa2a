import {markWords, snippetOf, splitMarked} from '@site/src/features/search/logic/highlight';
import {termsOf} from '@site/src/features/search/logic/words';

const terms = new Set(termsOf('blocked LF_SSHD'));

test('marks every form of a word, without the signs around it', () => {
  expect(markWords('Block it, (blocking) blocks.', terms)).toBe(
    '<mark>Block</mark> it, (<mark>blocking</mark>) <mark>blocks</mark>.',
  );
});

test('marks a name as one', () => {
  expect(markWords('Set LF_SSHD to 5.', terms)).toBe('Set <mark>LF_SSHD</mark> to 5.');
});

test('the text stays the same', () => {
  const text = '<b>Block</b> & "block" **block** -block- …';
  expect(splitMarked(markWords(text, terms)).join('')).toBe(text);
});

test.each([
  ['a b c d e f block g h i j k', 5, '… e f <mark>block</mark> g h …'],
  ['block a b c d e f', 3, '<mark>block</mark> a b …'],
  ['a b c d block', 3, '… c d <mark>block</mark>'],
  ['a block b', 10, 'a <mark>block</mark> b'],
  ['a b c d', 2, 'a b …'],
])('an excerpt of "%s" in %d words', (text, length, excerpt) => {
  expect(snippetOf(text, terms, length)).toBe(excerpt);
});

test('an excerpt shows the part with most of the words', () => {
  expect(snippetOf('block a b c d e f g block LF_SSHD x', terms, 4)).toContain(
    '<mark>block</mark> <mark>LF_SSHD</mark>',
  );
});
