import {askLine} from '@sentinel/csf/answers/test-log/askLine';
import {example} from '@site/src/pages/_home/AskLine/example';

test('the home page says about its line what the log tester says', () => {
  expect(askLine(example.line)).toEqual(example.verdict);
});

test('a line that is edited gets another answer', () => {
  expect(askLine(example.line.replace('Failed password', 'Accepted password'))).toEqual({
    outcome: 'seen',
    words: 'lfd sees it, and LF_SSH_EMAIL_ALERT says what happens. It counts towards no block.',
  });
  expect(askLine('hello')).toEqual({outcome: 'passed', words: 'lfd knows no message like this one.'});
  expect(askLine('')).toEqual({outcome: 'passed', words: 'The line is empty.'});
});
