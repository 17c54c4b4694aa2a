import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

/** The tests that compare a tool with what the real csf, lfd, Perl or kernel did, by the tool. */
const recorded: Record<string, readonly string[]> = {
  'packet tester': [
    'lab/tests/compare/recordedPackets',
    'lab/tests/compare/recordedRules',
    'lab/tests/compare/csfCommands',
  ],
  'log tester': ['csf/tests/model/lfd/readLogLine', 'csf/tests/model/lfd/blocking/lfdRuns'],
  'configuration checker': [
    'lab/tests/compare/commandValues',
    'csf/tests/answers/check-config/origin',
    'csf/tests/answers/check-config/perlNumbers',
  ],
  'rule builder': ['csf/tests/answers/build-rule/recordedLines', 'csf/tests/answers/build-rule/readLine'],
  'block decoder': ['csf/tests/answers/output/decodeBlock', 'csf/tests/answers/output/knownTexts'],
  'all of them': ['csf/tests/perl', 'csf/tests/recordedAddresses'],
};

type Results = {status: string; fullName: string}[];
type Report = {testResults: {name: string; assertionResults: Results}[]};

/** Prints how many comparisons with recordings of the product each tool passes, and names the others. */
export function measureTools(): void {
  const report = runTests(Object.values(recorded).flat());
  const resultsOf = (file: string): Results => {
    const found = report.testResults.find(({name}) => name.includes(`/packages/${file}.test.`));
    if (found === undefined) {
      throw new Error(`packages/${file}.test.ts did not run: correct its name in tools/measure/tools.ts.`);
    }
    return found.assertionResults;
  };
  for (const [tool, files] of Object.entries(recorded)) {
    const results = files.flatMap(resultsOf);
    const passed = results.filter(({status}) => status === 'passed').length;
    console.log(`${tool.padEnd(22)} ${passed} of ${results.length}`);
    results.filter(({status}) => status !== 'passed').forEach(({fullName}) => console.log(`  differs: ${fullName}`));
  }
}

/** @throws if Jest does not begin; a test that fails is in the report. */
function runTests(files: readonly string[]): Report {
  const output = path.resolve('node_modules/.cache/measure-tools.json');
  rmSync(output, {force: true});
  const words = ['--json', '--outputFile', output, '--silent'];
  const patterns = files.map((file) => `packages/${file}\\.test\\.`);
  const {stderr} = spawnSync('node_modules/.bin/jest', [...words, '--testPathPatterns', ...patterns], {
    encoding: 'utf8',
  });
  try {
    return JSON.parse(readFileSync(output, 'utf8')) as Report;
  } catch {
    throw new Error(`The tests of the recordings did not run:\n${stderr}`);
  }
}
