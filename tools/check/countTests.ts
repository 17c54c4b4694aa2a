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
 * Adds up the tests of a run from the reports in `test-results/`. A missing report counts as one failed test, because
 * its runner did not finish.
 */
export function countTests(): Count {
  const count: Count = {passed: 0, failed: 0, skipped: 0};
  for (const name of ['unit', 'built-site', 'firefox-webkit']) {
    const report = read<JestReport>(name, name === 'firefox-webkit');
    if (report) {
      count.passed += report.numPassedTests;
      // A suite that could not be loaded has no failed tests.
      count.failed += Math.max(report.numFailedTests, report.numFailedTestSuites);
      count.skipped += report.numPendingTests;
    }
  }
  const chromium = read<PlaywrightReport>('browser');
  if (chromium) {
    count.passed += chromium.stats.expected;
    count.failed += chromium.stats.unexpected + chromium.stats.flaky;
    count.skipped += chromium.stats.skipped;
  }
  return count;

  function read<Report>(name: string, isOptional = false): Report | undefined {
    const file = `test-results/${name}.json`;
    if (existsSync(file)) {
      return JSON.parse(readFileSync(file, 'utf8')) as Report;
    }
    if (!isOptional) {
      console.error(`${file} is missing: its tests did not finish.`);
      count.failed += 1;
    }
    return undefined;
  }
}

/** The summary of a run for people and programs, such as "812 passed, 0 failed". */
export function describeCount({passed, failed, skipped}: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
