import {checkText} from '../answers/check-config/decode';
import {readLine} from '../answers/build-rule';
import {startLogTest} from '../answers/test-log/testLog';
import {verdict} from '../answers/test-log/verdict';
import {whyNoConf} from '../answers/test-packet/whyNoConf';
import {wordsToSearch} from '../answers/wordsToSearch';

const questions = [
  'How do I unblock an address?',
  'my ip 203.0.113.7 got blocked, help',
  'port 22 closed',
  'Wie kann ich meine IP freischalten?',
  'I installed csf yesterday and cannot log in.\nWhat should I do?',
  'unblock',
];

test.each(questions)('words to search: %s', (text) => {
  expect(wordsToSearch(text)).toBe(text.replace('\n', ' '));
  expect(whyNoConf(text)?.sentence).toMatch(/^This text has no line of csf\.conf/);
  expect(checkText(text)).toMatchObject({isConfig: false, sentence: expect.stringMatching(/^No line of this text/)});
  expect(readLine(text)).toMatchObject([{error: expect.any(String)}]);
  const log = startLogTest({panel: 'generic', config: '', lists: {}, log: '', latest: 0});
  text.split('\n').forEach(log.add);
  expect(verdict(log.reading(), log.blocking({}))).toMatch(/^(?:This is no line|No line here is one) of a log/);
});

test.each([
  'TESTING = "1"',
  'csf -a 203.0.113.7',
  '203.0.113.7',
  'tcp|in|d=22|s=203.0.113.7',
  'Nov 27 01:02:03 web sshd[1]: x',
  'exe:/usr/sbin/mysqld',
  'firewall:\n  allow:\n    - 203.0.113.7',
  '/etc/csf/csf.allow',
  'x'.repeat(700),
])('no words to search: %s', (text) => {
  expect(wordsToSearch(text)).toBeUndefined();
});

test('YAML is named', () => {
  expect(checkText('firewall:\n  allow:\n    - 203.0.113.7\n')).toMatchObject({
    sentence: expect.stringMatching(/^This looks like YAML/),
  });
});
