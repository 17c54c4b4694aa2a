import {existsSync, readFileSync} from 'node:fs';

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
};
type PlaywrightReport = {stats: {expected: number; unexpected: number; flaky: number; skipped: number}};

type Count = {passed: number; failed: number; skipped: number};

/**
 * Adds up the tests of runs from their reports in `test-results/`. A missing report counts as one failed test, because
 * its runner did not finish.
 * @param names The reports, without `.json`.
 */
export function countTests(names: readonly string[]): Count {
  const count: Count = {passed: 0, failed: 0, skipped: 0};
  for (const name of names) {
    const file = `test-results/${name}.json`;
    if (!existsSync(file)) {
      console.error(`${file} is missing: its tests did not finish.`);
      count.failed += 1;
      continue;
    }
    const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport | PlaywrightReport;
    if ('stats' in report) {
      count.passed += report.stats.expected;
      count.failed += report.stats.unexpected + report.stats.flaky;
      count.skipped += report.stats.skipped;
    } else {
      count.passed += report.numPassedTests;
      // A suite that could not be loaded has no failed tests.
      count.failed += Math.max(report.numFailedTests, report.numFailedTestSuites);
      count.skipped += report.numPendingTests;
    }
  }
  return count;
}

/** The summary of a run for people and programs, such as "812 passed, 0 failed". */
export function describeCount({passed, failed, skipped}: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
