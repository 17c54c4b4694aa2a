import {readFileSync} from 'node:fs';

/** A package as the lockfile names it. */
export type LockedPackage = {
  name: string;
  version: string;
  /** An SPDX expression, or any other text of the package; undefined if there is none. */
  license?: unknown;
  hasInstallScript?: boolean;
};

type Entry = {name?: string; version?: string; license?: unknown; hasInstallScript?: boolean; link?: boolean};

/** The packages of an npm lockfile, each name and version once, without the project itself. */
function lockedPackages(lockfile: {packages: Record<string, Entry>}): LockedPackage[] {
  const found = new Map<string, LockedPackage>();
  for (const [folder, {name, version, license, hasInstallScript, link}] of Object.entries(lockfile.packages)) {
    if (folder === '' || link || version === undefined) {
      continue;
    }
    const known = name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    found.set(`${known}@${version}`, {
      name: known,
      version,
      ...(license !== undefined && {license}),
      ...(hasInstallScript && {hasInstallScript}),
    });
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name));
}

/** The packages of this project. */
export function readLockedPackages(): LockedPackage[] {
  return lockedPackages(JSON.parse(readFileSync('package-lock.json', 'utf8')) as Parameters<typeof lockedPackages>[0]);
}
