import {withoutPorts, withEntries} from '../../answers/openPorts';

test.each([
  ['22,80,443', ['80'], '22,443'],
  ['22,80:90', ['22', '80', '85', '90'], '81:84,86:89'],
  ['1000:1003, 1001', ['1001:1002'], '1000,1003'],
  ['1:10', ['5:20'], '1:4'],
  [':3', ['1'], '0,2:3'],
  ['9:1,http,22', ['5'], '9:1,http,22'],
])('%s without %j is %s', (list, ports, rest) => {
  expect(withoutPorts(list, ports)).toBe(rest);
});

test('a list with a port has it once', () => {
  expect(withEntries('22, 80,', [443, '80'])).toBe('22,80,443');
});
