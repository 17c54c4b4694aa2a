import {findRuleKind, readLinkedRule, ruleKinds, writeLinkedRule} from '../../../answers/build-rule';
import {fc} from '@site/tests/support/propertyRuns';
import {rightFields} from './rightFields';

test.each(ruleKinds.map(({id}) => id))('a link carries every right %s and gives it back', (id) => {
  const kind = findRuleKind(id)!;
  fc.assert(
    fc.property(rightFields(id), (values) => {
      const hash = new URLSearchParams(writeLinkedRule({kind: id, values})).toString();
      const rule = readLinkedRule(Object.fromEntries(new URLSearchParams(hash)))!;
      expect(rule.kind).toBe(id);
      expect(kind.tidy(rule.values)).toEqual(values);
    }),
  );
});

test('what a form holds at first is not in the link', () => {
  const values = {protocol: 'tcp', direction: 'in', ports: '22', comment: ''};
  expect(writeLinkedRule({kind: 'deny-filter', values})).toEqual({kind: 'deny-filter', ports: '22'});
});

test.each([
  ['no kind', {ports: '22'}],
  ['an unknown kind', {kind: 'nonsense', ports: '22'}],
  ['the name of a prototype as kind', {kind: '__proto__'}],
  ['an unknown field', {kind: 'connlimit', port: '22', colour: 'red'}],
  ['the field of another kind', {kind: 'connlimit', knocks: '1;2;3'}],
  ['a choice that does not exist', {kind: 'deny-filter', protocol: '<b>'}],
  ['a line end', {kind: 'pignore', value: 'a\nb'}],
  ['a control character', {kind: 'pignore', value: 'a\u0000b'}],
  ['more than any field takes', {kind: 'pignore', value: 'x'.repeat(1001)}],
  ['a value that is no text', {kind: 'connlimit', port: 22}],
])('a link with %s carries no rule', (_, linked) => {
  expect(readLinkedRule(linked)).toBeUndefined();
});
