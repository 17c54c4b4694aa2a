import {checkAdvisories} from '@site/tools/supply-chain/advisories';

const today = new Date('2026-02-03');
const advisory = {advisory: 'GHSA-aaaa-bbbb-cccc', package: 'left-pad', vulnerable: '<1.3.1 || 2.0.0'};
const exception = {...advisory, reason: 'nobody pads', since: '2026-01-01', until: '2026-03-01'};
const check = (version: string, exceptions = [exception].slice(1), name = 'left-pad') =>
  checkAdvisories([{name, version}], [advisory], exceptions, today);

test.each(['1.3.0', '1.3.1-rc.1', '2.0.0'])('a version in the range is reported, with its remedy: %s', (version) => {
  expect(check(version)).toEqual([
    `left-pad@${version} is in <1.3.1 || 2.0.0 of https://github.com/advisories/GHSA-aaaa-bbbb-cccc: ` +
      'use a version without it, or say in tools/supply-chain/audit.yml why it is harmless here and until when.',
  ]);
});

test('other versions and other packages are not', () => {
  expect(check('1.3.1')).toEqual([]);
  expect(check('2.0.1')).toEqual([]);
  expect(check('1.3.0', [], 'right-pad')).toEqual([]);
});

test('an exception holds until its day', () => {
  expect(check('1.3.0', [exception])).toEqual([]);
  expect(check('1.3.0', [{...exception, until: '2026-02-03'}])).toEqual([expect.stringContaining('has expired')]);
});
