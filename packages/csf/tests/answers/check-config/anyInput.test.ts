import {checkConfig} from '../../../answers/check-config/checkConfig';
import {decodeConfig} from '../../../answers/check-config/decode';
import {diffLines} from '../../../model/conf/diffLines';
import {severities} from '../../../answers/check-config/checkRule';
import {mergeConfig} from '../../../model/conf/mergeConfig';
import {parseConfig} from '../../../model/conf/parseConfig';
import {shippedSettings, shippedText} from '../../../model/conf/shippedConfig';
import {variants} from '../../../model/settings';
import {longText} from '@site/tests/support/fullCheck';
import {anyText, fc, fewerRuns} from '@site/tests/support/propertyRuns';

const panels = fc.constantFrom(...variants);
const names = fc.constantFrom(...shippedSettings.keys(), 'NO_SETTING', '', '__proto__', 'constructor', 'toString');
const values = fc.oneof(
  anyText(40),
  fc.constantFrom('0', '1', '-1', '1e999', '99999999999999999999', ';;;;', ',,,', '::', '1:2:3', '/', '=', '"'),
);

/** Runs everything that the page runs, and looks at the shape of the answer. */
function runAll(text: string, panel: (typeof variants)[number]): void {
  const {findings} = checkConfig(text, panel);
  for (const {severity, title, reason, remedy, href} of findings) {
    expect(severities).toContain(severity);
    expect([title, reason, remedy, href].every((part) => part !== '')).toBe(true);
    expect(`${title}${reason}${remedy}`).not.toMatch(/undefined|NaN|\[object/);
  }
  const merged = mergeConfig(parseConfig(text), panel);
  expect(parseConfig(merged.text).lines.some(({kind}) => kind === 'unreadable')).toBe(false);
}

test('random bytes never throw', () => {
  fc.assert(
    fc.property(fc.uint8Array({maxLength: 2000}), panels, (bytes, panel) => {
      const decoded = decodeConfig(bytes);
      if (decoded.isConfig) {
        checkConfig(decoded.text, panel, decoded.encoding);
      } else {
        expect(decoded.sentence).toMatch(/\.$/);
      }
    }),
  );
});

test('any value of any setting gets an answer', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(names, values), {maxLength: 20}), panels, (pairs, panel) => {
      runAll(pairs.map(([name, value]) => `${name} = "${value}"`).join('\n'), panel);
    }),
    fewerRuns(0.5),
  );
});

test('a damaged real file gets an answer', () => {
  const text = shippedText('cpanel');
  const damage = fc.tuple(fc.nat(text.length), fc.nat(200), anyText(20));
  fc.assert(
    fc.property(fc.array(damage, {minLength: 1, maxLength: 20}), panels, (places, panel) => {
      runAll(
        places.reduce(
          (rest, [start, length, other]) => rest.slice(0, start) + other + rest.slice(start + length),
          text,
        ),
        panel,
      );
    }),
    fewerRuns(0.1),
  );
});

const realFile = shippedText('cpanel');

// Work that grows with the square of the text would need minutes here, and hours in the full check.
test.each([
  ['a real file, again and again', realFile.repeat(Math.ceil(longText / realFile.length))],
  ['unknown names', Array.from({length: longText / 25}, (_, index) => `NO_SETTING_${index} = "1"`).join('\n')],
  ['a repeated setting', 'A="1"\n'.repeat(longText / 6)],
  ['lines without an equals sign', 'a\n'.repeat(longText / 2)],
  ['broken lines', 'TESTING = 1\n'.repeat(longText / 12)],
  ['one line', `TCP_IN = "${'22,'.repeat(longText / 3)}"`],
  ['one line of wrong ports', `TCP_IN = "${'22-1,'.repeat(longText / 5)}"`],
  ['one line of letters that end lines', `# ${'\u0445'.repeat(longText / 2)}`],
  ['spaces', ' '.repeat(longText)],
  ['quotation marks', `A = ${'"'.repeat(longText)}`],
  ['equals signs', '='.repeat(longText)],
])('a long text of %s is checked to its end', (_, text) => {
  const {findings} = checkConfig(text, 'generic');
  expect(findings.length).toBeLessThan(2000);
});

test('two unlike files are compared or refused, without throwing', () => {
  fc.assert(
    fc.property(anyText(), anyText(), (before, after) => {
      diffLines(before, after);
    }),
  );
});

test.each(['__proto__', 'constructor', 'toString'])(
  'the name %s, which every object has, is a value like others',
  (name) => {
    runAll(`DROP_OUT = "${name}"\nDROP = "${name}"\nSMTP_PORTS = "${name}"`, 'generic');
  },
);
