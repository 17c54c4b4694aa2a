import {parseFenceMeta} from '@site/src/plugins/rehype-code-highlight/fenceMeta';

test('nothing behind the language means nothing special', () => {
  expect(parseFenceMeta('')).toEqual({showLineNumbers: false, markedLines: new Set()});
});

test('reads a title with spaces, a recording, numbers and marked lines', () => {
  expect(parseFenceMeta('title="/etc/csf/csf.conf, by hand" transcript=08-allow showLineNumbers {1,3-5, 9}')).toEqual({
    title: '/etc/csf/csf.conf, by hand',
    transcript: '08-allow',
    showLineNumbers: true,
    markedLines: new Set([1, 3, 4, 5, 9]),
  });
});

test.each([
  [
    'tilte="x"',
    'a code block cannot have "tilte="x""; known are title="…", transcript=NAME, showLineNumbers and {1,3-5}',
  ],
  ['live', 'a code block cannot have "live"; known are title="…", transcript=NAME, showLineNumbers and {1,3-5}'],
  ['{3-}', '"{3-}" is not a list of lines; write {2} or {1,3-5}'],
])('refuses %s', (meta, message) => {
  expect(() => parseFenceMeta(meta)).toThrow(message);
});
