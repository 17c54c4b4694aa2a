import {medians, ratioOf} from '@site/bench/load/summary';
import {parseWrk} from '@site/bench/load/wrk';

const report = `Running 5s test @ http://127.0.0.1:4521/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.23ms  456.00us  10.01ms   80.00%
  Latency Distribution
     50%  980.00us
     75%    1.20ms
     90%    1.75ms
     99%    1.02s
  100000 requests in 5.00s, 800.00MB read
Requests/sec:  20012.34
Transfer/sec:    160.00MB
`;

test('the report of wrk is read, with all times in milliseconds', () => {
  expect(parseWrk(report, '/')).toEqual({requests: 100000, perSecond: 20012.34, p50: 0.98, p90: 1.75, p99: 1020});
});

test('a run with failed answers is no measurement', () => {
  expect(() => parseWrk(`${report}  Non-2xx or 3xx responses: 7\n`, '/docs/')).toThrow(
    '/docs/ did not stand the load: Non-2xx or 3xx responses: 7',
  );
  expect(() => parseWrk(`${report}  Socket errors: connect 0, read 3\n`, '/')).toThrow('Socket errors');
});

test('runs of the same turn are compared with each other', () => {
  const run = (perSecond: number) => ({perSecond, p50: 1, p90: 2, p99: 3, processor: 4});
  const runs = {site: [run(90), run(200), run(100)], bare: [run(100), run(200), run(80)]};
  expect(ratioOf(runs)).toEqual({median: 1, least: 0.9, most: 1.25});
  expect(medians(runs.site)).toEqual(run(100));
});
