import type {Advisory} from '@sentinel/csf/answers/advisories';
import {forks} from '@sentinel/csf/answers/forks';
import {checkAdvisories} from '@site/src/plugins/content-validation/checkAdvisories';
import {newFolder} from '@site/tests/support/folder';

const file = 'packages/csf/facts/advisories.json';

/** A complete notice about an invented record. */
function notice(): Advisory {
  return {
    id: 'CVE-2026-10001',
    title: 'A message can do harm',
    short: 'Messenger',
    published: '2026-09-03',
    changed: '2026-09-04',
    listed: '2026-11-27',
    score: {system: 'CVSS 4.0', value: 9, rating: 'critical', vector: 'CVSS:4.0/AV:N', by: 'its publisher'},
    weakness: 'CWE-78',
    summary: 'A message can do harm.',
    what: 'The service shows a message.',
    affects: {
      when: [
        {setting: 'MESSENGER', is: 'on'},
        {setting: ['MESSENGER_HTML_IN', 'MESSENGER_HTTPS_IN'], is: 'set'},
      ],
      settings: '`MESSENGER` on.',
      panels: 'All.',
      versions: '15.11.',
    },
    exposingLines: ['MESSENGER = "1"'],
    remedy: 'Set it to 0.',
    workaround: {
      steps: [{text: 'Switch it off:', code: 'csf -ra'}, {text: 'Wait.'}],
      check: {text: 'Nothing may listen:', code: 'ss -ltn'},
      notEnough: 'Half of it.',
    },
    costs: 'No message.',
    after: 'Look at the notes.',
    fixes: forks.map(({id}) => ({
      who: id,
      fork: id,
      state: 'not checked',
      newestCommit: 'not checked',
      text: 'Nothing seen.',
      asOf: '2026-11',
      how: 'read',
      source: 'https://example.org/',
    })),
    certainty: {record: [], read: [], tried: [], open: []},
    pages: ['usage/messages'],
    sources: [{name: 'Record', url: 'https://example.org/record'}],
    history: [{date: '2026-09-03', text: 'Published.'}],
    osv: {introduced: '1', lastAffected: '2'},
  };
}

/** The errors of a project with these notices: the line that each names, and its message. */
function errorsOf(notices: readonly object[], checked: string | undefined = '2026-11-27'): [string, string][] {
  const text = JSON.stringify({note: 'About them.', checked, notices}, null, 2);
  const found = checkAdvisories(newFolder({[file]: text, 'docs/usage/messages.mdx': 'Messages.'}));
  expect(found.filter((error) => error.file !== file)).toEqual([]);
  return found.map(({line, message}) => [text.split('\n')[line - 1]!.trim(), message]);
}

test('a complete notice has no error, and neither have those of this site', () => {
  expect(errorsOf([notice()])).toEqual([]);
  expect(checkAdvisories('.')).toEqual([]);
});

test('a project without notices has no error', () => {
  expect(checkAdvisories(newFolder())).toEqual([]);
});

/** A wrong value for a part that the type does not allow to be wrong. */
const wrong = (value: unknown): never => value as never;

const rules: [rule: string, change: (one: Advisory) => unknown, line: string, message: string][] = [
  ['an id', (one) => (one.id = 'messenger-1'), '"id": "messenger-1",', 'not that of a record; write it as'],
  ['a text', (one) => (one.what = ' '), '"what": " ",', 'CVE-2026-10001 has no text in "what"; write it'],
  ['its costs', (one) => delete wrong(one)['costs'], '{', 'has no text in "costs"; write it'],
  ['who is exposed, in words', (one) => (one.affects.panels = ''), '"panels": "",', 'has no text in "panels"'],
  ['what is not enough', (one) => (one.workaround.notEnough = ''), '"notEnough": ""', 'has no text in "notEnough"'],
  ['a way to check', (one) => (one.workaround.check.text = ''), '"text": "",', 'has no text in "text"'],
  [
    'a day',
    (one) => (one.published = '2026-02-30'),
    '"published": "2026-02-30",',
    '"published" has no day ("2026-02-30")',
  ],
  ['the day of the change', (one) => delete wrong(one)['changed'], '{', '"changed" has no day (nothing); write it as'],
  ['the day we listed it', (one) => (one.listed = 'November'), '"listed": "November",', '"listed" has no day'],
  ['a history', (one) => (one.history = []), '"history": [],', 'has no history; add when the record was published'],
  ['days in its history', (one) => (one.history[0]!.date = '2026-09'), '"date": "2026-09",', '"date" has no day'],
  ['a source', (one) => (one.sources = []), '"sources": [],', 'has no source; add one'],
  [
    'a safe source',
    (one) => (one.sources[0]!.url = 'http://a'),
    '"url": "http://a"',
    'write one that begins with https://',
  ],
  ['its fix in Sentinel', withoutFork('sentinel'), '"fixes": [', 'says nothing of the fork "sentinel"; add it'],
  ['its fix in each fork', withoutFork('cpanel'), '"fixes": [', 'says nothing of the fork "cpanel"; add it'],
  [
    'a known fork',
    (one) => one.fixes.push({...one.fixes[0]!, fork: 'sentinal'}),
    '"fork": "sentinal",',
    'did you mean sentinel?',
  ],
  [
    'a known state',
    (one) => (one.fixes[0]!.state = wrong('repaired')),
    '"state": "repaired",',
    'known are fixed, says the maker;',
  ],
  [
    'the state of the newest commit of a fork that we compare',
    (one) => delete one.fixes[0]!.newestCommit,
    '{',
    '"newestCommit" cannot be nothing',
  ],
  ['how we know', (one) => (one.fixes[0]!.how = wrong('reads')), '"how": "reads",', 'did you mean read?'],
  ['a month', (one) => (one.fixes[1]!.asOf = '2026'), '"asOf": "2026",', '"asOf" has no month ("2026"); write it as'],
  ['where we saw a fix', (one) => delete wrong(one.fixes[0])['source'], '{', 'nothing is not the address of a source'],
  ['a command', (one) => delete one.workaround.steps[0]!.code, '"steps": [', 'has no command; give one of its steps'],
  ['a setting', (one) => (one.affects.when = []), '"when": [],', 'names no setting'],
  [
    'a known setting',
    (one) => (one.affects.when[0]!.setting = 'MESENGER'),
    '"setting": "MESENGER",',
    'did you mean MESSENGER?',
  ],
  [
    'known settings',
    (one) => (one.affects.when[1]!.setting = ['MESSENGER', 'X']),
    '"setting": [',
    '"X" is not a setting; name',
  ],
  ['a known panel', (one) => (one.affects.when[0]!.panel = wrong('cpanl')), '"panel": "cpanl"', 'did you mean cpanel?'],
  ['a line', (one) => (one.exposingLines = []), '"exposingLines": [],', 'names no line'],
  [
    'a readable line',
    (one) => (one.exposingLines = ['MESSENGER=1']),
    '"exposingLines": [',
    'write it as NAME = "value"',
  ],
  [
    'a line of csf.conf',
    (one) => (one.exposingLines = ['MESSENGR = "1"']),
    '"exposingLines": [',
    'did you mean MESSENGER?',
  ],
  ['a page', (one) => (one.pages = []), '"pages": [],', 'names no page'],
  ['a page that exists', (one) => (one.pages = ['usage/none']), '"pages": [', 'there is no page docs/usage/none.mdx'],
];

function withoutFork(id: string): (one: Advisory) => unknown {
  return (one) => (one.fixes = one.fixes.filter(({fork}) => fork !== id));
}

test.each(rules)('a notice needs %s', (_, change, line, message) => {
  const one = notice();
  change(one);
  // A complete notice before it: the error is found in the right one.
  expect(errorsOf([{...notice(), id: 'CVE-2026-10000'}, one])).toEqual([
    [expect.stringContaining(line), expect.stringContaining(message)],
  ]);
});

test('an id is there once, and the whole list has the day of its last check', () => {
  expect(errorsOf([notice(), notice()])).toEqual([
    [`"id": "CVE-2026-10001",`, expect.stringContaining('is there twice')],
  ]);
  expect(errorsOf([notice()], 'today')).toEqual([
    [`"checked": "today",`, expect.stringContaining('"checked" has no day')],
  ]);
});

test('an empty notice has an error for each rule, all in its line', () => {
  const found = errorsOf([{}]);
  expect(found.length).toBeGreaterThan(15);
  expect(new Set(found.map(([line]) => line))).toEqual(new Set(['{}']));
});
