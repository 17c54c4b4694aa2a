import {checkListLine} from '../../answers/build-rule/listLine';
import {checkConfig} from '../../answers/check-config/checkConfig';
import {lineFor, listFor, programKinds, programs} from '../../answers/programs';

const needs = programs.flatMap((program) => program.needs.map((need) => ({program, need})));

test('names and anchors are unique, and each program is of a kind', () => {
  const known = programKinds.map(({id}) => id);
  expect(new Set(programs.map(({id}) => id)).size).toBe(programs.length);
  expect(new Set(programs.map(({name}) => name.toLowerCase())).size).toBe(programs.length);
  expect(programs.filter(({kind}) => !known.includes(kind))).toEqual([]);
  expect(known.filter((id) => !programs.some(({kind}) => kind === id))).toEqual([]);
});

test('csf takes each list with the ports of a program', () => {
  const listed = needs.filter(({need}) => listFor(need) !== undefined);
  expect(listed.length).toBeGreaterThan(50);
  const wrong = listed.flatMap(({program, need}) =>
    checkConfig(`${listFor(need)!} = "${lineFor(need)}"\n`, 'generic')
      .findings.filter(({id}) => /^ports\.(?!missing)/.test(id))
      .map(({title}) => `${program.name}: ${title}`),
  );
  expect(wrong).toEqual([]);
});

test('csf takes each filter', () => {
  const filters = needs.filter(({need}) => listFor(need) === undefined && need.ports !== undefined);
  expect(filters.length).toBeGreaterThan(50);
  const wrong = filters.flatMap(({program, need}) => {
    const error = checkListLine(lineFor(need));
    return error === undefined ? [] : `${program.name}: ${lineFor(need)}: ${error}`;
  });
  expect(wrong).toEqual([]);
});

test('a protocol without ports gets a rule for iptables', () => {
  const others = needs.filter(({need}) => need.ports === undefined);
  expect(others.length).toBeGreaterThan(0);
  for (const {need} of others) {
    expect(['tcp', 'udp']).not.toContain(need.protocol);
    expect(lineFor(need)).toMatch(/^\/sbin\/iptables -I (INPUT|OUTPUT) -p [a-z0-9]+ /);
  }
});

test('no port of a closed kind is open to everybody', () => {
  const closed = programKinds.filter(({isClosed}) => isClosed).map(({id}) => id);
  expect(closed).toEqual(
    expect.arrayContaining(['database', 'cache', 'cluster', 'management', 'backup', 'monitoring']),
  );
  const open = needs.filter(
    ({program, need}) => closed.includes(program.kind) && need.who === 'all' && need.way === 'in',
  );
  expect(open.map(({program}) => program.name)).toEqual([]);
});

test('each program has a source with the month of reading', () => {
  expect(programs.filter(({source}) => !source.startsWith('https://'))).toEqual([]);
  expect(programs.filter(({asOf}) => !/^20\d\d-(0[1-9]|1[0-2])$/.test(asOf))).toEqual([]);
  // A branch changes, a commit doesn't.
  const files = programs.filter(({source}) => source.includes('github.com/') && source.includes('/blob/'));
  expect(files.filter(({source}) => !/\/blob\/[0-9a-f]{40}\//.test(source))).toEqual([]);
});
