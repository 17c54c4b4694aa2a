import {createSearch, type Line} from '../../../../src/features/settings-list/ui/searchLines';

const names = ['tcp_in', 'tcp_out', 'udp_in', 'port flood', 'flood of ports, tcp'];
// The search hands the elements on and never looks at them.
const lines = names.map((text): Line => ({text, element: {} as HTMLElement}));

function found(...queries: string[]): string[] {
  const search = createSearch(lines);
  return queries
    .map((query) => search(query))
    .at(-1)!
    .map(({text}) => text);
}

test('a line is found that holds every word, in any order', () => {
  expect(found('tcp flood')).toEqual(['flood of ports, tcp']);
});

test.each([
  [['t', 'tc', 'tcp', 'tcp_', 'tcp_i'], 'letters that are added'],
  [['tcp_out', 'tcp_o', 'tcp_', 'tcp_i'], 'letters taken away and others added'],
  [['udp', 'tcp_i'], 'another word'],
  [['flood', 'i', 'tcp_i'], 'a letter in front'],
])('after %j the search finds what it would find at once: %s', (queries) => {
  expect(found(...queries)).toEqual(['tcp_in']);
});

test('a word added to another narrows what was found', () => {
  expect(found('port', 'port f', 'port flood', 'port flood tc')).toEqual(['flood of ports, tcp']);
});
