import {load} from 'js-yaml';
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

import type {LicencePolicy} from './licences';

export type Component = {
  'bom-ref': string;
  type: string;
  name: string;
  version?: string;
  purl?: string;
  licenses?: unknown[];
  hashes?: {alg: string; content: string}[];
};

/** The parts of a CycloneDX list of components that this project reads; the rest is npm's. */
export type Sbom = {
  bomFormat: string;
  specVersion: string;
  serialNumber: string;
  version: number;
  metadata: {timestamp: string; component: Component};
  components: Component[];
  dependencies: {ref: string; dependsOn: string[]}[];
};

type Looked = {package: string; licence: string};

/**
 * Completes what npm writes: the names of the project and of packages that are installed under an
 * alias, instead of those of their folders, and the licences that were looked up because the
 * lockfile does not tell them.
 */
export function finishSbom(sbom: Sbom, project: {name: string}, lookedUp: Looked[]): Sbom {
  const licences = new Map(lookedUp.map(({package: id, licence}) => [id, licence]));
  return {
    ...sbom,
    metadata: {...sbom.metadata, component: {...sbom.metadata.component, name: project.name}},
    components: sbom.components.map((component) => {
      const reference = component['bom-ref'];
      const named = {...component, name: reference.slice(0, reference.lastIndexOf('@'))};
      const id = licences.get(reference);
      return component.licenses || id === undefined ? named : {...named, licenses: [{license: {id}}]};
    }),
  };
}

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
