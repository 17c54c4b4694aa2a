import {readArguments} from '../../compare/readArguments';

test('without words, everything is compared with the published product', () => {
  expect(readArguments([])).toEqual({
    source: undefined,
    names: ['logs', 'rules', 'packets', 'commands', 'steps', 'remedies', 'values', 'senses'],
    count: undefined,
    seed: 1,
    page: undefined,
    isRecording: false,
  });
});

test('a product and a comparison may come in any order', () => {
  expect(readArguments(['rules', '15.13', '--count', '5', '--record'])).toMatchObject({
    source: '15.13',
    names: ['rules'],
    count: 5,
    isRecording: true,
  });
  expect(readArguments(['csf.tgz', 'packets', 'logs'])).toMatchObject({source: 'csf.tgz', names: ['logs', 'packets']});
});

test.each([[['--help']], [['one.tgz', 'two.tgz']], [['--count', '5']], [['rules', '--count', 'x']], [['--seed', '0']]])(
  '%j shows how to use the command',
  (args) => {
    expect(readArguments(args)).toBeUndefined();
  },
);
