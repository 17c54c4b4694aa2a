import {notesOnReplay, notesOnSettings, notGiven} from '../../../answers/test-log/limits';
import {failures, shipped} from '../../model/lfd/blocking/hits';

test.each([
  ['TESTING', '1', 'does not start'],
  ['LF_DAEMON', '0', 'does not run'],
  ['LF_PARSE', '30', 'uses 5'],
  ['LF_INTERVAL', '30', 'keeps the value'],
  ['LF_NETBLOCK_IPV6', '/64', 'no effect'],
])('a note on %s = "%s"', (name, value, part) => {
  const notes = notesOnSettings({...shipped, TESTING: '0', LF_NETBLOCK: '1', [name]: value});
  expect(notes.map(({text}) => text).join(' ')).toContain(part);
  expect(notesOnSettings({...shipped, TESTING: '0'})).toEqual([]);
});

test('what was not pasted is named', () => {
  expect(
    notGiven(shipped, {})
      .map(({text}) => text)
      .join('\n'),
  ).toMatch(/csf\.ignore[^]*csf\.allow[^]*csf\.deny[^]*csf\.rignore/);
  const all = {allow: '', deny: '', ignore: '', rignore: '# none\n'};
  expect(notGiven(shipped, all).map(({text}) => text)).toEqual([
    "The server's own addresses: lfd ignores them.",
    'regex.custom.pm: lfd tries its patterns before its own.',
  ]);
});

test('lists that a browser cannot read are named while their setting is on', () => {
  const texts = (values: Record<string, string>): string =>
    notGiven({...shipped, ...values}, {})
      .map(({text}) => text)
      .join();
  expect(texts({CC_ALLOW: 'DE'})).toContain('CC_ALLOW: a block does nothing');
  expect(texts({CC_ALLOW: ''})).not.toContain('CC_ALLOW');
});

test('lines without a time that we can read give no verdict, which is said', () => {
  const said = (hits: ReturnType<typeof failures>): string =>
    notesOnReplay(hits, shipped)
      .map(({text}) => text)
      .join(' ');
  expect(said(failures(5).map((hit, index) => (index === 2 ? {...hit, seconds: undefined} : hit)))).toContain(
    'no verdict',
  );
  expect(said(failures(5))).not.toContain('no verdict');
});
