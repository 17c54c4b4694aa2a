import {didYouMean} from '../model/didYouMean';

test.each([
  ['TCP_INN', ['TCP_IN', 'TCP_OUT'], '; did you mean TCP_IN?'],
  ['TPC_IN', ['TCP_IN', 'TCP_OUT'], '; did you mean TCP_IN?'],
  ['-zz', ['-z', '-tr'], '; did you mean -z?'],
  ['NOTHING_LIKE_IT', ['TCP_IN'], ''],
  ['anything', [], ''],
])('%s among %j: "%s"', (name, known, expected) => {
  expect(didYouMean(name, known)).toBe(expected);
});
