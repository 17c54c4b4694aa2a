import {documentsOf} from '@site/bench/search/steps/buildMiniSearch';

import {record} from '../../../search/support/records';

test('a document is a section: its heading, those above it, and all of its text', () => {
  const records = [
    record('knock', ['Port knocking']),
    record('knock', ['Port knocking'], 'A knock opens the port.'),
    record('knock', ['Port knocking', 'Choose ports']),
    record('knock', ['Port knocking', 'Choose ports', 'How many']),
    record('knock', ['Port knocking', 'Choose ports', 'How many'], 'Three'),
    record('knock', ['Port knocking', 'Choose ports', 'How many'], 'are safe.'),
  ];
  expect(documentsOf(records)).toEqual([
    {id: '/docs/knock/', title: 'Port knocking', titles: [], text: 'A knock opens the port.'},
    {id: '/docs/knock/#choose-ports', title: 'Choose ports', titles: ['Port knocking'], text: ''},
    {
      id: '/docs/knock/#how-many',
      title: 'How many',
      titles: ['Port knocking', 'Choose ports'],
      text: 'Three are safe.',
    },
  ]);
});
