import {addQuestions, readQuestions} from '@site/src/features/search/node/questions';
import {newFolder} from '@site/tests/support/folder';

import {openIndex, record} from '../support';
import {createRanking} from '@site/src/features/search/logic/ranking';

const records = () => [
  record('usage/gates', ['Gates'], null),
  record('usage/gates', ['Gates', 'Close'], null),
  record('usage/gates', ['Gates', 'Close'], 'Shut it.'),
];

test('questions belong to the record of their heading, and to the page above its first one', () => {
  const all = records();
  addQuestions(
    all,
    readQuestions(newFolder({'usage/gates.yml': 'top:\n  - what is this\nclose:\n  - lock up at night\n'})),
  );
  expect(all.map(({questions}) => questions)).toEqual([['what is this'], ['lock up at night'], undefined]);
});

test('a question finds its section by words that the page does not have', async () => {
  const all = records();
  addQuestions(all, readQuestions(newFolder({'usage/gates.yml': 'close:\n  - lock up at night\n'})));
  const find = createRanking(await openIndex(all));
  expect(find('night')[0]?.record.url).toBe('/docs/usage/gates/#close');
});

test('questions for a heading or a page that does not exist are errors, with file and line', () => {
  const folder = newFolder({
    'usage/gates.yml': 'close:\n  - shut it\nopen:\n  - unlock it\n',
    'usage/doors.yml': 'top:\n  - which door\n',
  });
  expect(addQuestions(records(), readQuestions(folder))).toEqual([
    expect.stringContaining(`${folder}/usage/doors.yml:1: /docs/usage/doors/ has no heading with the id "top"`),
    expect.stringContaining(`${folder}/usage/gates.yml:3: /docs/usage/gates/ has no heading with the id "open"`),
  ]);
});
