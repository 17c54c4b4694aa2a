import {spawnSync} from 'node:child_process';
import path from 'node:path';

/** Builds the site without the caches of other builds, so that neither is taken for the other. */
export function buildSite(outDir: string, config: string): void {
  const {status, stdout, stderr} = spawnSync('npx', ['docusaurus', 'build', '--config', config, '--out-dir', outDir], {
    encoding: 'utf8',
    env: {
      ...process.env,
      DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(path.relative('.', outDir), '..', 'docusaurus'),
    },
  });
  if (status !== 0) {
    throw new Error(`The site could not be built with ${config}.\n${stdout}${stderr}`);
  }
}
