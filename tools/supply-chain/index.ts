import {load} from 'js-yaml';
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

import {checkAdvisories, type Advisory} from './advisories';
import {readAudit, type AuditException} from './audit';
import {checkLicences, type LicencePolicy} from './licences';
import {readLockedPackages} from './lockfile';

/** Compares the licence of every package in the lockfile with the allowed ones: `npm run supply-chain licences`. */
function licences(): void {
  const packages = readLockedPackages();
  report(
    checkLicences(packages, readYaml<LicencePolicy>('licences')),
    `The licences of all ${packages.length} packages are allowed.`,
  );
}

/** Looks for packages with a vulnerability that this repository lists: `npm run supply-chain advisories`. */
function advisories(): void {
  const {advisories: listed} = readYaml<{advisories: Advisory[]}>('advisories');
  const {exceptions} = readYaml<{exceptions: AuditException[]}>('audit');
  report(
    checkAdvisories(readLockedPackages(), listed, exceptions, new Date()),
    `No package has one of the ${listed.length} vulnerabilities in tools/supply-chain/advisories.yml, but for exceptions.`,
  );
}

/**
 * Asks the registry for known vulnerabilities of high or critical severity in the packages that run the build
 * or reach a browser: `npm run supply-chain audit`. Ends with 0 when there are none, 1 when there are some, and
 * 2 when the registry could not be asked.
 */
function audit(): void {
  const {exceptions} = readYaml<{exceptions: AuditException[]}>('audit');
  const {stdout, error} = spawnSync('npm', ['audit', '--package-lock-only', '--omit=dev', '--json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const outcome = error
    ? ({state: 'unasked', reason: error.message} as const)
    : readAudit(stdout, exceptions, new Date());
  if (outcome.state === 'clean') {
    const excepted = exceptions.length > 0 ? `, except ${exceptions.length} in tools/supply-chain/audit.yml` : '';
    console.log(
      `No known vulnerability of high or critical severity in the ${outcome.packages} packages that run the build or reach a browser${excepted}.`,
    );
  } else if (outcome.state === 'vulnerable') {
    console.error(outcome.problems.join('\n'));
    process.exitCode = 1;
  } else {
    console.error(
      `The registry could not be reached, so nothing is known about vulnerabilities: ${outcome.reason}.\n` +
        'Run "npm run supply-chain audit" again where the registry answers audits.',
    );
    process.exitCode = 2;
  }
}

function report(problems: readonly string[], success: string): void {
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exitCode = 1;
  } else {
    console.log(success);
  }
}

function readYaml<Content>(name: string): Content {
  return load(readFileSync(`tools/supply-chain/${name}.yml`, 'utf8')) as Content;
}

const checks: Record<string, () => void> = {licences, advisories, audit};
const names = process.argv.slice(2);
if (names.every((name) => name in checks)) {
  (names.length > 0 ? names : Object.keys(checks)).forEach((name) => checks[name]!());
} else {
  console.error('Type "npm run supply-chain" for all checks, or name some: licences, advisories, audit.');
  process.exitCode = 2;
}
