import {table} from '@site/bench/search/table';

test('columns line up, figures to the right', () => {
  expect(
    table([
      ['', 'Ours'],
      ['Bytes', '12,345'],
    ]),
  ).toBe(['|       |   Ours |', '| ----- | -----: |', '| Bytes | 12,345 |'].join('\n'));
});
