import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {printErrors} from '@site/src/lib/node/contentError';
import {checkDescriptions} from '@site/src/plugins/reference/descriptions';
import {newFolder} from '@site/tests/support/folder';
import {version} from '@sentinel/csf/model/version';

const knocking = 'packages/csf/descriptions/settings/port-knocking.yml';
let siteDir: string;

beforeEach(() => {
  siteDir = newFolder();
  cpSync('packages/csf/descriptions', path.join(siteDir, 'packages/csf/descriptions'), {recursive: true});
  cpSync('docs', path.join(siteDir, 'docs'), {recursive: true});
});

/** What is wrong after a writer changed a file. */
function errorsAfter(from: string | RegExp, to: string, file = knocking): string {
  const target = path.join(siteDir, file);
  const text = readFileSync(target, 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(target, changed);
  return printErrors(checkDescriptions(siteDir));
}

test('every setting and every template is described, in the right place and form', () => {
  expect(printErrors(checkDescriptions('.'))).toBe('');
});

test.each([
  [
    'too long',
    /summary: .*/,
    `summary: ${'A '.repeat(95)}word.`,
    '2: PORTKNOCKING: the summary has 195 characters; write at most 180',
  ],
  [
    'not a sentence',
    /when: .*/,
    'when: now',
    '4: PORTKNOCKING: the when is not a sentence; begin with a word and end with a full stop',
  ],
  ['missing', / {2}effect: .*\n/, '', '1: PORTKNOCKING: there is no "effect"; write it'],
  ['misspelt', 'trap:', 'tarp:', '5: PORTKNOCKING: a description cannot have "tarp"; did you mean trap?'],
  [
    'about a wrong setting',
    '`TCP_IN`',
    '`TCP_INN`',
    `5: PORTKNOCKING: TCP_INN is not a setting of ${version}; did you mean TCP_IN?`,
  ],
  [
    'with a page that is gone',
    'page: usage/port-knocking',
    'page: usage/knock',
    '7: PORTKNOCKING: there is no page docs/usage/knock.mdx; name one that exists',
  ],
  [
    'of an unknown setting',
    'PORTKNOCKING_LOG:',
    'PORTKNOCKING_LOGS:',
    '9: PORTKNOCKING_LOGS does not belong here; did you mean PORTKNOCKING_LOG?',
  ],
  [
    'out of order',
    /^(PORTKNOCKING:.*?)\n(PORTKNOCKING_LOG:.*?\n)\n/s,
    '$2\n$1\n',
    '1: PORTKNOCKING_LOG is not in the order of csf.conf; move it',
  ],
  ['not YAML', 'summary: Ports', 'summary: "Ports', '27: this is not valid YAML'],
])('a description that is %s is reported with its line', (_, from, to, message) => {
  expect(errorsAfter(from, to)).toContain(`${knocking}:${message}`);
});

test('a template without a description is reported, and an unknown part of one', () => {
  const file = 'packages/csf/descriptions/alerts.yml';
  expect(errorsAfter(/^alert\.txt:\n( {2}.*\n)+/m, '', file)).toBe(
    `${file}:1: alert.txt has no description; write it here`,
  );
  expect(errorsAfter('  do:', '  todo:', file)).toContain('a description cannot have "todo"');
});

test('a folder without descriptions has nothing to report', () => {
  expect(checkDescriptions(newFolder())).toEqual([]);
});
