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

/** The parts of a CycloneDX document that this project reads; the rest is npm's. */
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
 * Completes npm's output: the real names of the project and of aliased packages, instead of their folders' names, and
 * the licences that were looked up by hand because the lockfile does not name them.
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

/** The list of all packages in the lockfile, including those for other systems. Nothing has to be installed. */
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
