import {load} from 'js-yaml';
import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';

import {readAudit, type AuditException} from './audit';
import {checkLicences, type LicencePolicy} from './licences';
import {readLockedPackages} from './lockfile';
import {makeSbom} from './sbom';

/** Compares the licence of every package in the lockfile with the allowed ones: `npm run licenses`. */
function licences(): void {
  const packages = readLockedPackages();
  const problems = checkLicences(packages, readYaml<LicencePolicy>('licences'));
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exitCode = 1;
  } else {
    console.log(`The licences of all ${packages.length} packages are allowed.`);
  }
}

/**
 * Asks the registry for known vulnerabilities of high or critical severity in the packages that run the build
 * or reach a browser: `npm run audit`. Ends with 0 when there are none, 1 when there are some, and
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
        'Run "npm run audit" again where the registry answers audits.',
    );
    process.exitCode = 2;
  }
}

/** Writes the software bill of materials in the CycloneDX format: `npm run sbom`. */
function sbom(): void {
  const file = 'test-results/sbom.json';
  const made = makeSbom();
  mkdirSync('test-results', {recursive: true});
  writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`);
  console.log(`${file}: ${made.components.length} components, CycloneDX ${made.specVersion}.`);
}

function readYaml<Content>(name: string): Content {
  return load(readFileSync(`tools/supply-chain/${name}.yml`, 'utf8')) as Content;
}

const commands: Record<string, () => void> = {licences, audit, sbom};
const command = commands[process.argv[2] ?? ''];
if (command === undefined) {
  console.error(`Name one of ${Object.keys(commands).join(', ')}.`);
  process.exitCode = 2;
} else {
  command();
}
