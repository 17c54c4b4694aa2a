import {ruleKinds} from '@site/src/features/rule-builder/logic';

/** Properties that every object has: a table that is asked for one of them must not answer. */
const names = ['constructor', 'valueOf', 'toString', '__proto__', 'hasOwnProperty'];

test.each(names)('no kind of rule knows the word %s', (name) => {
  for (const kind of ruleKinds) {
    const fields = kind.tidy(Object.fromEntries(kind.fields.map((field) => [field.name, name])));
    expect(kind.check(fields).length).toBeGreaterThan(0);
    expect(kind.sentence(fields)).not.toContain('native code');
    expect(() => kind.parse(`${name}:${name}`)).not.toThrow();
  }
});
