import {checkListLine} from '../../../answers/build-rule/listLine';
import {ruleKinds, readLine, type RuleFields} from '../../../answers/build-rule';
import {anyText, fc} from '@site/tests/support/propertyRuns';
import {rightFields} from './rightFields';

const kinds = ruleKinds.map((kind) => [kind.id, kind] as const);

describe.each(kinds)('%s', (id, kind) => {
  test('reads back what it prints', () => {
    fc.assert(
      fc.property(rightFields(id), (fields) => {
        expect(kind.check(fields)).toEqual([]);
        expect(kind.parse(kind.print(fields))).toEqual({fields, notes: []});
      }),
    );
  });

  test('prints what it reads as it would print it again', () => {
    const lines = fc.oneof(
      rightFields(id).map((fields) => kind.print(fields)),
      fc.string(),
      nearLine,
    );
    fc.assert(
      fc.property(lines, (line) => {
        const reading = kind.parse(line);
        if ('fields' in reading) {
          const printed = kind.print(reading.fields);
          expect(kind.parse(printed)).toEqual({fields: reading.fields, notes: []});
        } else {
          expect(reading.error).toMatch(/\S/);
        }
      }),
    );
  });

  test('tidies any values to fields that it prints and reads, or says what is wrong', () => {
    fc.assert(
      fc.property(anyValues(kind.fields.map(({name}) => name)), (values) => {
        const fields = kind.tidy(values);
        expect(kind.tidy(fields)).toEqual(fields);
        if (kind.check(fields).length === 0) {
          expect(kind.parse(kind.print(fields))).toEqual({fields, notes: []});
        } else {
          expect(kind.fields.map(({name}) => name)).toEqual(
            expect.arrayContaining(kind.check(fields).map(({field}) => field)),
          );
        }
        expect(kind.sentence(fields)).toMatch(/\.$/);
        expect([kind.apply(fields), kind.undo(fields)].flat().length).toBeGreaterThan(1);
        expect(kind.warnings(fields)).toBeInstanceOf(Array);
      }),
    );
  });

  test('is among the readings of its own line', () => {
    fc.assert(
      fc.property(rightFields(id), (fields) => {
        const line = kind.setting === undefined ? kind.print(fields) : `${kind.setting} = "${kind.print(fields)}"`;
        expect(readLine(line)).toContainEqual({kind: id, fields, notes: []});
      }),
    );
  });

  test('has fields with labels, hints and choices that hold the first value', () => {
    for (const {label, hint, input, options, initial} of kind.fields) {
      expect(label).not.toBe('');
      expect(hint).not.toBe('');
      expect(input === 'choice').toBe(options !== undefined);
      expect(options?.some(({value}) => value === initial) ?? true).toBe(true);
    }
  });
});

test.each([
  ['allow-address', {address: '2001:db8::7', comment: '2001:db8::7'}],
  ['ignore', {address: '198.51.100.7', comment: '198.51.100.8, 198.51.100.9'}],
  ['deny-filter', {ports: '22', address: '198.51.100.7', comment: 'tcp|in|d=80|s=198.51.100.7'}],
])('%s: a comment that looks like another entry is no second entry behind a #', (id, values) => {
  const kind = ruleKinds.find((one) => one.id === id)!;
  const fields = kind.tidy(values);
  expect(kind.parse(kind.print(fields))).toEqual({fields, notes: []});
});

test('every line for csf.allow or csf.deny passes the check of the pages', () => {
  for (const id of ['allow-address', 'deny-address', 'allow-filter', 'deny-filter']) {
    const kind = ruleKinds.find((one) => one.id === id)!;
    // That check knows only letters, digits and underscores in the name of an owner.
    const fields = rightFields(id).filter(({owner = ''}) => /^\w*$/.test(owner));
    fc.assert(fc.property(fields, (one) => expect(checkListLine(kind.print(one))).toBeUndefined()));
  }
});

test('a command holds nothing that a shell would run', () => {
  const kind = ruleKinds.find(({id}) => id === 'deny-filter')!;
  const fields = kind.tidy({ports: '22', address: '198.51.100.7', comment: '$(reboot) `id` ; \'x\' "y" !z'});
  const commands = [...kind.apply(fields), ...kind.undo(fields)].flatMap(({command}) => command ?? []);
  expect(commands).toEqual([
    `csf -d "tcp|in|d=22|s=198.51.100.7" '$(reboot) \`id\` ; '\\''x'\\'' "y" !z'`,
    'csf -r',
    'csf -dr "tcp|in|d=22|s=198.51.100.7"',
  ]);
});

test.each(['constructor', 'valueOf', 'toString', '__proto__', 'hasOwnProperty'])(
  'no kind of rule knows %s, which is a property of every object',
  (name) => {
    for (const kind of ruleKinds) {
      const fields = kind.tidy(Object.fromEntries(kind.fields.map((field) => [field.name, name])));
      expect(kind.check(fields).length).toBeGreaterThan(0);
      expect(kind.sentence(fields)).not.toContain('native code');
      expect(() => kind.parse(`${name}:${name}`)).not.toThrow();
    }
  },
);

test('readLine answers any text with a reading or an error', () => {
  fc.assert(
    fc.property(fc.oneof(anyText(), nearLine), (text) => {
      const readings = readLine(text);
      expect(readings.length).toBeGreaterThan(0);
      expect(readings.every((reading) => !('error' in reading) || reading.error !== '')).toBe(true);
    }),
  );
});

/** Texts of the words and signs that the grammars are made of. */
const nearLine = fc
  .array(
    fc.constantFrom(
      ...'tcp udp icmp in out d= s= u= 22 80 198.51.100.7 2001:db8::7 home.example.com'.split(' '),
      ...'exe: user: /tmp/x https://'.split(' '),
      ...'|:;,_*# \\"',
      'PORTFLOOD = "',
      'csf -d ',
    ),
    {maxLength: 12},
  )
  .map((words) => words.join(''));

function anyValues(names: string[]): fc.Arbitrary<RuleFields> {
  const value = fc.oneof(anyText(30), nearLine, fc.constantFrom('', '22', 'tcp', 'in', 'd', '*'));
  return fc.record(Object.fromEntries(names.map((name) => [name, value])), {
    requiredKeys: [],
  }) as fc.Arbitrary<RuleFields>;
}
