import {readAudit} from '@site/tools/supply-chain/audit';

const today = new Date('2026-02-03');

/** What npm 10 and 11 print: a vulnerable package has an advisory, and one that needs it has only its name. */
const report = (severity: string) => {
  const url = 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc';
  const advisory = {name: 'left-pad', title: 'Pads too far', url, severity, range: '<1.3.1'};
  return JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {'left-pad': {via: [advisory]}, padder: {via: ['left-pad']}},
    metadata: {dependencies: {total: 42}},
  });
};
const exception = {
  advisory: 'GHSA-aaaa-bbbb-cccc',
  package: 'left-pad',
  reason: 'nobody pads',
  since: '2026-01-01',
  until: '2026-03-01',
};
const problem = 'left-pad <1.3.1: Pads too far (critical, https://github.com/advisories/GHSA-aaaa-bbbb-cccc): ';

test('a report without grave problems is clean', () => {
  expect(readAudit(report('moderate'), [], today)).toEqual({state: 'clean', packages: 42});
});

test('a grave problem is reported once, with its remedy', () => {
  expect(readAudit(report('critical'), [], today)).toEqual({
    state: 'vulnerable',
    problems: [
      `${problem}use a version without it, or say in tools/supply-chain/audit.yml why it is harmless here and until when.`,
    ],
  });
  expect(readAudit(report('high'), [], today).state).toBe('vulnerable');
});

test('an exception holds until its day, and for its package only', () => {
  expect(readAudit(report('critical'), [exception], today).state).toBe('clean');
  expect(readAudit(report('critical'), [{...exception, package: 'padder'}], today).state).toBe('vulnerable');
  expect(readAudit(report('critical'), [{...exception, until: '2026-02-03'}], today)).toEqual({
    state: 'vulnerable',
    problems: [`${problem}the exception in tools/supply-chain/audit.yml has expired; decide again.`],
  });
});

test('an unused exception must be removed', () => {
  expect(readAudit(report('moderate'), [exception], today)).toEqual({
    state: 'vulnerable',
    problems: ['tools/supply-chain/audit.yml: left-pad no longer has GHSA-aaaa-bbbb-cccc; remove the exception.'],
  });
});

test.each([
  ['{"message": "405 Method Not Allowed", "error": {"summary": "", "detail": ""}}', '405 Method Not Allowed'],
  [
    '{"error": {"code": "ENOLOCK", "summary": "This command requires an existing lockfile."}}',
    'This command requires an existing lockfile.',
  ],
  ['', 'npm gave no report'],
  ['<html>', 'npm gave no report'],
  ['null', 'npm gave no report'],
])('without a report nothing is known: %s', (output, reason) => {
  expect(readAudit(output, [], today)).toEqual({state: 'unasked', reason});
});
