import {load} from 'js-yaml';
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

import type {LicencePolicy} from './checkLicences';
import {finishSbom, type Sbom} from './finishSbom';

/** The list of all packages of the lockfile, also of those for other systems; nothing has to be installed for it. */
export function makeSbom(): Sbom {
  const output = execFileSync(
    'npm',
    ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'],
    {encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'inherit']},
  );
  const project = JSON.parse(readFileSync('package.json', 'utf8')) as {name: string};
  const {exceptions} = load(readFileSync('tools/supply-chain/licences.yml', 'utf8')) as LicencePolicy;
  return finishSbom(JSON.parse(output) as Sbom, project, exceptions);
}
