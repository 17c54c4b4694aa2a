import {load} from 'js-yaml';
import {readFileSync} from 'node:fs';

import {checkLicences, type LicencePolicy} from './checkLicences';
import {readLockedPackages} from './lockfile';

/** Compares the licence of every package of the lockfile with those that are allowed: `npm run licenses`. */
const policy = load(readFileSync('tools/supply-chain/licences.yml', 'utf8')) as LicencePolicy;
const packages = readLockedPackages();
const faults = checkLicences(packages, policy);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else {
  console.log(`The licences of all ${packages.length} packages are allowed.`);
}
