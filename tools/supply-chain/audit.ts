import {load} from 'js-yaml';
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

import {readAudit, type AuditException} from './readAudit';

/**
 * Asks the registry for known faults of high or critical severity in the packages that run the build
 * or reach a browser: `npm run audit`. Ends with 0 when there are none, 1 when there are some, and
 * 2 when the registry could not be asked.
 */
const {exceptions} = load(readFileSync('tools/supply-chain/audit.yml', 'utf8')) as {exceptions: AuditException[]};
const {stdout, error} = spawnSync('npm', ['audit', '--package-lock-only', '--omit=dev', '--json'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const outcome = error
  ? ({state: 'unasked', reason: error.message} as const)
  : readAudit(stdout, exceptions, new Date());

switch (outcome.state) {
  case 'clean':
    console.log(
      `No known fault of high or critical severity among the ${outcome.packages} packages that run the build or reach a browser` +
        (exceptions.length > 0 ? `, but for ${exceptions.length} excepted in tools/supply-chain/audit.yml.` : '.'),
    );
    break;
  case 'faults':
    console.error(outcome.faults.join('\n'));
    process.exitCode = 1;
    break;
  case 'unasked':
    console.error(
      `The registry could not be asked, so nothing is known about faults: ${outcome.reason}.\n` +
        'Run "npm run audit" again where the registry answers audits.',
    );
    process.exitCode = 2;
}
