import {readLine} from '../../../answers/build-rule';
import {checkConfig} from '../../../answers/check-config/checkConfig';
import {decodeBlock} from '../../../answers/output';
import {readPaste} from '../../../answers/paste';

const remedies = (text: string): string =>
  checkConfig(text, 'generic')
    .findings.filter(({severity}) => severity !== 'new')
    .map(({remedy}) => remedy)
    .join('\n');

test.each([
  ['a cut value', 'TCP_IN = "20,21,22,25,53,80,58\u2026\nTESTING = "0"\n', /^The line is cut: its end is missing/],
  ['a cut value with dots', 'TCP_IN = "20,21,22,...\nTESTING = "0"\n', /^The line is cut: its end is missing/],
  ['a cut list', 'TCP_IN = "22,...,443"\n', /^Something cut the list here/m],
  ['lines left out', 'TESTING = "0"\n[...]\nTCP_IN = "22"\n', /^Lines are left out here/m],
  ['curly quotation marks', 'TESTING = \u201c0\u201d\n', /If only this copy is like that/],
  ['a broken line', 'TCP_IN = "22,80,\n443"\n', /goes on until line 2.*If only this copy is like that/],
])('the checker says what is damaged: %s', (_, text, expected) => {
  expect(remedies(text)).toMatch(expected);
});

test('no remedy writes what is cut', () => {
  const {findings} = checkConfig('TCP_IN = "20,21,22,25\u2026\n', 'generic');
  expect(findings.flatMap(({fix}) => (fix === undefined ? [] : [fix]))).toEqual([]);
});

const head = 'Nov 27 01:02:03 web lfd[812]: (sshd) Failed SSH login from';

test.each([
  [
    'long dashes',
    `${head} 203.0.113.9 (DE/Germany/\u2013): 5 in the last 3600 secs \u2013 *Blocked in csf* [LF_SSHD]`,
    true,
  ],
  ['no asterisks', `${head} 203.0.113.9 (DE/Germany/-): 5 in the last 3600 secs - Blocked in csf [LF_SSHD]`, true],
  ['a bullet', `- ${head} 203.0.113.9 (-): 5 in the last 3600 secs - *Blocked in csf* for 300 secs [LF_SSHD]`, false],
])('the decoder reads a line with %s', (_, text, permanent) => {
  expect(decodeBlock(readPaste(text, 'output').text).findings).toMatchObject([{address: '203.0.113.9', permanent}]);
});

test('the decoder says what a line lacks, and shows the first line that it does not know', () => {
  const notes = (text: string): string => decodeBlock(text).findings[0]!.notes.join('\n');
  expect(notes(`${head} 203.0.xxx.xxx (-): 5 in the last 3600 secs - *Blocked in csf* [LF_SSHD]`)).toContain(
    'hides or lacks the address',
  );
  expect(notes('203.0.113.9 # lfd: (sshd) Failed SSH login from 203.0.1\u2026')).toContain('The line is cut');
  expect(
    decodeBlock(`${head} 203.0.113.9 (-): 5 in the last 3600 secs - *Blocked in csf* [LF_SSHD]\nwhat?`),
  ).toMatchObject({
    unknownLines: 1,
    firstUnknown: 'what?',
  });
});

test('the rule builder says that an address is cut', () => {
  expect(readLine('tcp|in|d=22|s=203.0.1\u2026')).toMatchObject([
    {error: expect.stringContaining('its end is missing')},
    {error: expect.stringContaining('its end is missing')},
  ]);
});
