import {code, fact, heading, list, markdown, paragraph, unsearchedFact} from '@site/src/plugins/reference/nodes';

test('Markdown of the facts becomes nodes without positions, and the text around it stays in one piece', () => {
  expect(paragraph('It is ', markdown('on if `TESTING` is.'), ' Or off.')).toEqual({
    type: 'paragraph',
    children: [
      {type: 'text', value: 'It is on if '},
      {type: 'inlineCode', value: 'TESTING'},
      {type: 'text', value: ' is. Or off.'},
    ],
  });
});

test.each(['One.\n\nTwo.', '- an item', '# A heading', ''])('%j is not one paragraph of Markdown', (source) => {
  expect(() => markdown(source)).toThrow('is not one paragraph of Markdown; write it as one');
});

test('text that is not Markdown is shown as it is', () => {
  expect(heading(3, '/usr/*_*.pm', 'id').children).toEqual([{type: 'text', value: '/usr/*_*.pm'}]);
  expect(code('a `b` |')).toEqual({type: 'inlineCode', value: 'a `b` |'});
  expect(code('')).toEqual({type: 'text', value: '(empty)'});
});

test('a fact has its name in bold, and none is left without content; a list needs items', () => {
  expect(list(fact('Default', code('1')))).toMatchObject([
    {
      children: [
        {children: [{children: [{type: 'strong'}, {type: 'text', value: ' '}, {type: 'inlineCode', value: '1'}]}]},
      ],
    },
  ]);
  expect(list([...fact('Form', ''), ...fact('Values', [])])).toEqual([]);
});

test('the search skips only the facts that say so', () => {
  expect(unsearchedFact('Type', 'text')[0]!.data).toEqual({hProperties: {dataSearch: 'skip'}});
  expect(fact('Values', 'text')[0]!.data).toBeUndefined();
});
