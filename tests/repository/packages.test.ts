import {globSync} from 'tinyglobby';
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {builtinModules} from 'node:module';

import {readLockedPackages} from '@site/tools/supply-chain/lockfile';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** What each would do, and why it need not: npm runs none of them, because .npmrc says so. */
const installScripts: Record<string, string> = {
  '@parcel/watcher': 'compiles its source only if npm builds from source; the binary is a separate package',
  '@swc/core': 'looks whether the binary for this system is there, and fetches one in WebAssembly if not',
  'core-js': 'prints a request for money',
  esbuild: 'looks whether the binary for this system works, fetches it if not, and saves a start of Node per call',
  'unrs-resolver': 'fetches the binary for this system if npm left it out',
};

test('there are at most 30 scripts for people, a number that fits on a screen', () => {
  // Those of wireit are the parts of "npm run check".
  expect(Object.values(manifest.scripts).filter((command) => command !== 'wireit').length).toBeLessThanOrEqual(30);
});

test('every "npm run" that the repository names exists', () => {
  const lines = execFileSync('git', ['grep', '-InE', 'npm run [a-z]'], {encoding: 'utf8'}).split('\n');
  const called = lines.flatMap((line) =>
    [...line.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name]) => ({line, name: name!})),
  );
  expect(called.length).toBeGreaterThan(100);
  expect(called.filter(({name}) => !(name in manifest.scripts)).map(({line}) => line)).toEqual([]);
});

test('only known packages have scripts that run when they are installed', () => {
  const found = readLockedPackages().filter(({hasInstallScript}) => hasInstallScript);
  expect([...new Set(found.map(({name}) => name))].sort()).toEqual(Object.keys(installScripts).sort());
});

test('npm runs no scripts of packages', () => {
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
});

test('every package is asked for in one version', () => {
  const asked = {...manifest.dependencies, ...manifest.devDependencies};
  const oneVersion = /^\d+\.\d+\.\d+$/;
  expect(Object.entries(asked).filter(([, version]) => !oneVersion.test(version))).toEqual([]);
});

test('what the build imports is under dependencies, which the audit covers', () => {
  const sources = globSync([
    'docusaurus.config.ts',
    'sidebars.ts',
    '{packages/csf/{answers,model,pages},src}/**/*.{ts,tsx}',
  ]);
  // Types do not exist at run time.
  const imports = /^(?:import|export)(?! type\b)[^;]*? from '([^']+)'|\bimport\('([^']+)'\)|^import '([^']+)'/gm;
  const names = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(imports)].map(([, ...found]) => found.find(Boolean)!),
  );
  const packages = names
    .filter((name) => !/^(\.|node:|@site\/|@sentinel\/|@theme|@generated)/.test(name) && !builtinModules.includes(name))
    .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)![0])
    // Names that Docusaurus's bundler knows, without a package.
    .filter(
      (name) => !/^@docusaurus\/(use[A-Z]\w+|router|Head|Link|BrowserOnly|Translate|ExecutionEnvironment)$/.test(name),
    );
  expect(packages).toContain('htmlparser2');
  expect([...new Set(packages)].filter((name) => !(name in manifest.dependencies))).toEqual([]);
});
