import {readFileSync} from 'node:fs';
import path from 'node:path';

import {ownerOf} from '../../src/plugins/chunk-report/ownerOf';
import {buildSite} from '../lib/buildSite';

import {readBudget} from './budgetFile';
import {bytesBySource} from './bytesBySource';
import {pageFiles} from './pageFiles';
import {readBuild, type Build} from './readBuild';
import {reportInside, reportPage} from './report';
import {weighPage} from './weighPage';

const scratch = path.resolve('test-results/analyze');
const outDir = path.join(scratch, 'build');

/**
 * Says what the scripts of each kind of page are made of: `npm run analyze`. With the name of a package or folder
 * behind it (`npm run analyze -- react-router`), also which of its modules are in them.
 */
async function analyze(inside: string | undefined): Promise<void> {
  console.error('Building with source maps; that takes a minute.');
  buildSite(outDir, path.join(__dirname, 'withSourceMaps.config.ts'));
  const build = readBuild(outDir, path.join(scratch, 'docusaurus'));
  for (const [kind, {address}] of Object.entries(readBudget().pages)) {
    const modules = modulesOf(build, address);
    const parts = (await weighPage(build, address)).filter(({type}) => type === 'js');
    console.log(`${reportPage(`${kind}, ${address}`, parts, sumBy(modules, ownerOf))}\n`);
    if (inside !== undefined) {
      const ofOwner = new Map([...modules].filter(([module]) => ownerOf(module) === inside));
      console.log(`${reportInside(inside, sumBy(ofOwner, plainPath))}\n`);
    }
  }
}

/** Bytes of all scripts of a page by the module they come from. */
function modulesOf(build: Build, address: string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const file of pageFiles(build, address).js) {
    const script = path.join(build.folder, file);
    for (const [source, count] of bytesBySource(readFileSync(script, 'utf8'), readFileSync(`${script}.map`, 'utf8'))) {
      sums.set(source, (sums.get(source) ?? 0) + count);
    }
  }
  return sums;
}

function sumBy(modules: ReadonlyMap<string, number>, nameOf: (module: string) => string): [string, number][] {
  const sums = new Map<string, number>();
  for (const [module, count] of modules) {
    sums.set(nameOf(module), (sums.get(nameOf(module)) ?? 0) + count);
  }
  return [...sums].sort(([, one], [, other]) => other - one);
}

function plainPath(module: string): string {
  return module.replace(/^webpack:\/\/[^/]*\//, '').replace(/^.*node_modules\//, '');
}

analyze(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
