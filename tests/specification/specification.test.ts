import {findHolders, findUnheld, line, lines} from './specification';

test('every line of the specification has a test that names it', () => {
  expect(findUnheld(findHolders()).map(({id, says}) => `${id} ${says}`)).toEqual([]);
});

test('no test names a line that the specification does not have', () => {
  const known = new Set(lines.map(({id}) => id));
  expect(findHolders().filter(({id}) => !known.has(id))).toEqual([]);
  expect(() => line('12.1')).toThrow('has no line 12.1');
});

test('a line that another is followed instead of is one of the specification, and the reason is written down', () => {
  const known = new Set(lines.map(({id}) => id));
  for (const {insteadOf, why} of lines.filter((one) => one.insteadOf.length > 0)) {
    expect(insteadOf.filter((id) => !known.has(id))).toEqual([]);
    expect(why).toMatch(/\S+ \S+/);
  }
});
