import {reportCommonBundle, reportRealBox} from '@site/bench/search/report';

test('the report says of every page how much of it the search is', () => {
  const report = reportCommonBundle([
    {
      kind: 'Home',
      address: '/',
      whole: {assets: {raw: 500_000, brotli: 100_000}, html: {raw: 20_000, brotli: 5_000}},
      search: {assets: {raw: 6_000, brotli: 2_000}, html: {raw: 400, brotli: 100}},
    },
  ]);
  expect(report).toMatch(/\| Home, \/ +\| +6,000 of 500,000 \| 2,000 of 100,000 \| +400 of 20,000 \| 100 of 5,000 \|/);
});

test('the report has a row for each way to type into the box', () => {
  const run = {time: 1234.4, bytes: 357_948, typed: 'unban ip'};
  const report = reportRealBox({'at once': run, 'into the field': {...run, time: 1500}});
  expect(report).toMatch(/\| at once +\| +1,234 \| +357,948 \| +"unban ip" \|/);
  expect(report).toMatch(/\| into the field +\| +1,500 \| +357,948 \| +"unban ip" \|/);
});
