import {gluesEntries} from '../../../model/lists/lineEnd';
import {findRuleKind, readLine} from '../../../answers/build-rule';
import {gluedEntries} from '../../../answers/build-rule/gluedEntries';
import {decodeBlock} from '../../../answers/output';
import {sections} from '../../../pages/sections';

const [one, two] = ['198.51.100.9', '192.0.2.77'];
const denied = `${two} # Manually denied: ${two} (-) - Sat Nov 21 02:38:34 2026`;

/** What csf makes of two entries if the first has no line end. */
const glued: [line: string, first: string, second: string][] = [
  [`${one}${denied}`, one, two],
  [`${one} # the office${denied}`, one, two],
  [`${one} # office - Sat Nov 21 02:38:34 2026${two} # a word of my own - Sat Nov 21 02:39:00 2026`, one, two],
  [`${one}${two} # lfd: (sshd) Failed SSH login from ${two} (Unknown): 5 in the last 3600 secs`, one, two],
  [`tcp|in|d=22|s=${one}tcp|in|d=80|s=${two}`, `tcp|in|d=22|s=${one}`, `tcp|in|d=80|s=${two}`],
  [`${one}tcp|in|d=80|s=${two} # web`, one, `tcp|in|d=80|s=${two}`],
];

test.each(glued)('%s is two entries', (line, first, second) => {
  expect(gluedEntries(line)).toEqual([[first, second]]);
  expect(readLine(line)).toEqual([
    {kind: undefined, error: expect.stringContaining(`${first} and ${second}.`) as string, page: sections.lineEnd},
  ]);
  for (const text of [line, `csf.deny: ${line}`]) {
    const [finding] = decodeBlock(text).findings;
    expect(finding).toMatchObject({page: sections.lineEnd, unblock: []});
    expect(finding?.what).toContain(`${first} and ${second}.`);
  }
});

test('where digits meet, each reading is named', () => {
  expect(gluedEntries(`${one}${two}`)).toEqual([
    [one, two],
    ['198.51.100.91', '92.0.2.77'],
  ]);
  expect(decodeBlock(`${one}${two} # x`).findings[0]?.what).toContain(`${one} and ${two}, or 198.51.100.91 and`);
});

test.each([
  denied,
  `tcp|in|d=22|s=${two} # lfd: (sshd) Failed SSH login from ${two} (Unknown): 5 in the last 3600 secs`,
  `${one} # ${denied}`,
  `${one} # see ${two}`,
  '203.0.113.0/255.255.255.0',
  '2001:db8::7 # Manually denied: 2001:db8::7 (-) - Sat Nov 21 02:38:34 2026',
  `tcp|in|d=22|s=${one} # SSH - Sat Nov 21 02:38:34 2026`,
  `${two} # lfd: (sshd) Failed SSH login from ${two} (Unknown): 5 in the last 3600 secs - Sat Nov 21 02:38:34 2026`,
])('%s is no such line', (line) => {
  expect(gluedEntries(line)).toEqual([]);
});

test('long lines are no such lines either', () => {
  for (const line of ['1'.repeat(100_000), `${'x'.repeat(50_000)} # Manually denied: 1`, '1.'.repeat(500)]) {
    expect(gluedEntries(line)).toEqual([]);
  }
});

test('the rule builder writes and reads no letter at which csf ends the line', () => {
  for (const letter of ['Å', 'ą', 'х']) {
    const line = `203.0.113.7 # przed zmian${letter} 198.51.100.23`;
    expect(readLine(line)).toEqual([
      {kind: undefined, error: expect.stringContaining(`behind "${letter}"`) as string, page: sections.ascii},
    ]);
    const [reading] = readLine(`csf -a 203.0.113.7 zmian${letter} 198.51.100.23`);
    expect(reading).toMatchObject({page: sections.ascii});
    const kind = findRuleKind('allow-address')!;
    expect(kind.check(kind.tidy({address: '203.0.113.7', comment: `zmian${letter}`}))).toMatchObject([
      {field: 'comment'},
    ]);
  }
  // E and e have the bytes of a hidden end in their last six bits, and are no letters of several bytes.
  for (const comment of ['E ® x', 'Erdgeschoß Büro', 'new EU office €5']) {
    expect(readLine(`203.0.113.7 # ${comment}`)).toContainEqual(
      expect.objectContaining({fields: {address: '203.0.113.7', comment}}),
    );
  }
  expect(readLine('203.0.113.7 # Büro')).toContainEqual(
    expect.objectContaining({fields: {address: '203.0.113.7', comment: 'Büro'}}),
  );
});

test.each([
  ['203.0.113.7', true],
  ['203.0.113.7\n', false],
  ['203.0.113.7\n  ', false],
  ['203.0.113.7 # \u0445', false],
  [`#${'x'.repeat(5_000_000)}`, true],
  ['', false],
])('whether the next entry gets into the last line: %#', (text, glues) => {
  expect(gluesEntries(text)).toBe(glues);
});
