import {checkLicences} from '@site/tools/supply-chain/licences';

const policy = {allowed: ['MIT', 'Apache-2.0', 'GPL-3.0-only'], exceptions: []};
const licensed = (license: unknown) => [{name: 'left-pad', version: '1.3.0', license}];
const remedy =
  'read its LICENSE, and add it to "exceptions" in tools/supply-chain/licences.yml with what you found, why and when.';

test.each(['MIT', '(MIT OR CC0-1.0)', 'MIT AND Apache-2.0', '(WTFPL OR (MIT AND Apache-2.0))'])(
  '%s is allowed',
  (license) => expect(checkLicences(licensed(license), policy)).toEqual([]),
);

test.each(['BUSL-1.1', 'MIT AND BUSL-1.1', 'GPL-2.0-only', 'MIT WITH Classpath-exception-2.0'])(
  '%s is not allowed',
  (license) =>
    expect(checkLicences(licensed(license), policy)).toEqual([
      `left-pad@1.3.0 is under ${license}, which is not allowed: use another package, or add the licence to "allowed" ` +
        'in tools/supply-chain/licences.yml if it is compatible with the GPL, version 3.',
    ]),
);

test('reports packages without a licence, and invalid SPDX expressions', () => {
  expect(checkLicences(licensed(undefined), policy)).toEqual([`left-pad@1.3.0 names no licence: ${remedy}`]);
  expect(checkLicences(licensed('SEE LICENSE IN x'), policy)).toEqual([
    `left-pad@1.3.0 names as its licence "SEE LICENSE IN x", which is not an SPDX expression: ${remedy}`,
  ]);
  expect(checkLicences(licensed({type: 'MIT'}), policy)).toEqual([
    `left-pad@1.3.0 names as its licence {"type":"MIT"}, which is not an SPDX expression: ${remedy}`,
  ]);
});

describe('an exception', () => {
  const exception = {package: 'left-pad@1.3.0', licence: 'MIT', reason: 'its LICENSE says so', since: '2026-01-31'};
  const withException = {...policy, exceptions: [exception]};

  test('sets the licence of one version of one package', () => {
    expect(checkLicences(licensed(undefined), withException)).toEqual([]);
    expect(checkLicences([{name: 'left-pad', version: '1.4.0'}], withException)).toEqual([
      `left-pad@1.4.0 names no licence: ${remedy}`,
      expect.stringContaining('the exception for left-pad@1.3.0 is unused'),
    ]);
  });

  test('does not allow what is not allowed', () => {
    const banned = {...policy, exceptions: [{...exception, licence: 'BUSL-1.1'}]};
    expect(checkLicences(licensed(undefined), banned)).toEqual([
      expect.stringContaining('left-pad@1.3.0 is under BUSL-1.1'),
    ]);
  });

  test('has to go when the package names its licence', () => {
    expect(checkLicences(licensed('MIT'), withException)).toEqual([
      'tools/supply-chain/licences.yml: the exception for left-pad@1.3.0 is unused: ' +
        'the lockfile has another version or names its licence; remove it.',
    ]);
  });
});
