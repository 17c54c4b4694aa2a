import {existsSync, readFileSync} from 'node:fs';

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
};
type PlaywrightReport = {stats: {expected: number; unexpected: number; flaky: number; skipped: number}};

const count = {passed: 0, failed: 0, skipped: 0};

for (const file of ['unit', 'built-site']) {
  const report = read<JestReport>(`test-results/${file}.json`);
  if (report) {
    count.passed += report.numPassedTests;
    // A suite that could not even be loaded has no failed tests of its own.
    count.failed += Math.max(report.numFailedTests, report.numFailedTestSuites);
    count.skipped += report.numPendingTests;
  }
}
const browser = read<PlaywrightReport>('test-results/browser.json');
if (browser) {
  count.passed += browser.stats.expected;
  count.failed += browser.stats.unexpected + browser.stats.flaky;
  count.skipped += browser.stats.skipped;
}

console.log(`${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ''}`);
process.exit(count.failed > 0 || count.passed === 0 ? 1 : 0);

function read<Report>(file: string): Report | undefined {
  if (!existsSync(file)) {
    console.error(`${file} was not written: its tests did not run to the end.`);
    count.failed += 1;
    return undefined;
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}
