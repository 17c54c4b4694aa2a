import {readProse} from '@site/tools/prose/readProse';

const read = (file: string, ...lines: string[]) => readProse(file, lines.join('\n')).filter(({text}) => text !== '');

test('takes title, description, headings, paragraphs and cells, each with its line', () => {
  const found = read(
    'docs/x.mdx',
    '---',
    'title: "A title"',
    'keywords: [easy firewall]',
    '---',
    '',
    '## A heading',
    '',
    'Words **that** [link](/docs/).',
    '',
    '| a | b |',
    '| --- | --- |',
    '| c | d |',
  );
  expect(found.map(({line, text}) => [line, text])).toEqual([
    [2, 'A title'],
    [6, 'A heading'],
    [8, 'Words that link.'],
    [10, 'a'],
    [10, 'b'],
    [12, 'c'],
    [12, 'd'],
  ]);
  expect(found.filter(({kind}) => kind === 'heading')).toHaveLength(1);
});

test('leaves code out and reads the text in components and directives', () => {
  const found = read(
    'docs/x.mdx',
    ':::note',
    'A `csf -r` note.',
    ':::',
    '',
    '<Tabs>',
    '',
    'In a tab.',
    '',
    '</Tabs>',
    '',
    '```bash',
    'echo please',
    '```',
  );
  expect(found.map(({line, text}) => [line, text])).toEqual([
    [2, 'A ` note.'],
    [7, 'In a tab.'],
  ]);
});

test('counts lines in a paragraph of many', () => {
  expect(read('README.md', 'One', 'two', 'three')[0]).toEqual({text: 'One\ntwo\nthree', line: 1, kind: 'paragraph'});
});

test('reads descriptions of settings', () => {
  expect(read('packages/csf/descriptions/x.yml', 'LF_SSHD:', '  summary: "Blocks after `5` failures."')).toEqual([
    {text: 'Blocks after ` failures.', line: 2, kind: 'description'},
  ]);
});

test('leaves a page that cannot be read to the build', () => {
  expect(readProse('docs/x.mdx', 'a { b')).toEqual([]);
});
