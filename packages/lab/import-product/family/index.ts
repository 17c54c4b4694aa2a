import {spawnSync} from 'node:child_process';
import path from 'node:path';

import type {FamilyVersion, SettingChange} from '@sentinel/csf/model/settingHistory';
import {variants, type Variant} from '@sentinel/csf/model/settings';
import {parseConf, parseSanity} from '../readProduct';
import {readArrivals} from './readArrivals';
import {csf1500, forkSources, sources, type Source} from './sources';

/** The settings of one version. */
export type Tree = {
  /** Values by panel; a panel without a file is left out. */
  values: Partial<Record<Variant, ReadonlyMap<string, string>>>;
  /** What the product's own check allows. */
  ranges: ReadonlyMap<string, string>;
  /** Settings whose values are not those of the version. */
  altered: readonly string[];
};

/**
 * Reads every version of CSF and of its forks at the commits in `sources.ts`, and returns what each changed. @param
 * folder a clone of each repository, named OWNER+NAME
 */
export function readFamily(folder: string): {
  history: {versions: FamilyVersion[]};
  arrivals: object;
  forks: object;
} {
  const trees = new Map(sources.map((source) => [source.id, readTree(folder, source)]));
  const csf = sources.find(({id}) => id === '15.00')!;
  const names = [...trees.values()].flatMap(({values}) => Object.values(values).flatMap((map) => [...map.keys()]));
  const changelog = show(folder, csf.repository, csf.commit, 'csf/changelog.txt');
  const since = readArrivals(changelog, new Set(names));
  const versions = sources.map(({id, name, after, repository, commit}): FamilyVersion => {
    const tree = trees.get(id)!;
    return {
      ...{id, name, repository, commit, date: git(folder, repository, 'log', '-1', '--format=%cs', commit).trim()},
      after: after ?? '14.00',
      settings: Object.fromEntries(Object.entries(tree.values).map(([panel, values]) => [panel, values.size])),
      changes: after === null ? arrivedAfter('14.00', id, tree, since) : compareTrees(trees.get(after)!, tree),
    };
  });
  return {
    history: {
      ...{
        source:
          'Written by npm run facts -- --family: csf.conf of every panel and sanity.txt at these commits, compared; all before 14.15 from changelog.txt of CSF 15.00.',
      },
      versions: [
        {
          ...{id: '14.00', name: 'CSF 14.00', after: null, repository: null, commit: null, date: null},
          ...{settings: {}, changes: []},
        },
        ...versions,
      ],
    },
    arrivals: {
      source:
        'Written by npm run facts -- --family: the version of CSF that brought each setting, from changelog.txt of CSF 15.00.',
      since: Object.fromEntries(since),
    },
    forks: {
      source: 'Written by npm run facts -- --family: what git and the files say at the commit of each version.',
      forks: forkSources.map((fork) => readFork(folder, fork)),
    },
  };
}

/** The differences between the settings of two versions, panel by panel. */
export function compareTrees(before: Tree, after: Tree): SettingChange[] {
  const panels = variants.filter((panel) => before.values[panel] && after.values[panel]);
  const names = [
    ...new Set(panels.flatMap((panel) => [before, after].flatMap((tree) => [...tree.values[panel]!.keys()]))),
  ];
  const altered = new Set([...before.altered, ...after.altered]);
  const has = (tree: Tree, name: string): boolean => panels.some((panel) => tree.values[panel]!.has(name));
  const changes = new Map<string, SettingChange>();
  for (const setting of names) {
    for (const panel of panels) {
      const [old = null, now = null] = [before, after].map((tree) => tree.values[panel]!.get(setting));
      if (old === now || (altered.has(setting) && old !== null && now !== null)) {
        continue;
      }
      const [had, hasNow] = [has(before, setting), has(after, setting)];
      const kind =
        old !== null && now !== null ? 'default' : had && hasNow ? 'panel' : old === null ? 'added' : 'removed';
      const key = JSON.stringify([setting, kind, old, now]);
      const change = changes.get(key) ?? {setting, kind, panels: [], before: old, after: now};
      changes.set(key, {...change, panels: [...change.panels, panel]});
    }
  }
  const ranges = [...new Set([...before.ranges.keys(), ...after.ranges.keys()])].flatMap((setting): SettingChange[] => {
    const [old = null, now = null] = [before, after].map((tree) => tree.ranges.get(setting));
    // The range of an added or removed setting says nothing more.
    return old === now || !has(before, setting) || !has(after, setting)
      ? []
      : [{setting, kind: 'range', panels: [], before: old, after: now}];
  });
  return [...changes.values(), ...ranges];
}

/** The settings of a version that were added after another one, by CSF's changelog. */
function arrivedAfter(
  first: string,
  last: string,
  {values}: Tree,
  since: ReadonlyMap<string, string>,
): SettingChange[] {
  const empty = Object.fromEntries(
    Object.entries(values).map(([panel, map]) => [
      panel,
      new Map([...map].filter(([name]) => !isBetween(since.get(name), first, last))),
    ]),
  );
  const ranges = new Map<string, string>();
  return compareTrees({values: empty, ranges, altered: []}, {values, ranges, altered: []});
}

function isBetween(version: string | undefined, first: string, last: string): boolean {
  return version !== undefined && Number(version) > Number(first) && Number(version) <= Number(last);
}

function readTree(folder: string, {repository, commit, files, sanity, altered}: Source): Tree {
  const settingsOf = (file: string): ReadonlyMap<string, string> =>
    new Map(parseConf(show(folder, repository, commit, file)).map(({name, value}) => [name, value]));
  return {
    values: Object.fromEntries(Object.entries(files).map(([panel, file]) => [panel, settingsOf(file)])),
    ranges: new Map(
      [...parseSanity(show(folder, repository, commit, sanity))].map(([name, {allowed}]) => [
        name,
        allowed.map((rule) => (rule.type === 'range' ? `${rule.min} to ${rule.max}` : rule.value)).join(' or '),
      ]),
    ),
    altered: altered?.names ?? [],
  };
}

function readFork(
  folder: string,
  {id, version, release, versionFile, licence, installers}: (typeof forkSources)[number],
) {
  const {repository, commit, files} = sources.find((source) => source.id === version)!;
  const count = (...args: string[]): number => Number(git(folder, repository, 'rev-list', '--count', ...args));
  const authors = git(folder, repository, 'shortlog', '-sn', commit).trim().split('\n');
  const isFork = git(folder, repository, 'rev-list', commit).includes(csf1500);
  const installed = git(folder, repository, 'ls-tree', '-r', '--name-only', commit).split('\n');
  const csf = sources.find((source) => source.id === '15.00')!;
  return {
    ...{id, version, repository, commit},
    commitDate: git(folder, repository, 'log', '-1', '--format=%cs', commit).trim(),
    release: {
      version: show(folder, repository, release, versionFile).trim(),
      date: git(folder, repository, 'log', '-1', '--format=%cs', release).trim(),
      commit: git(folder, repository, 'rev-parse', `${release}^{commit}`).trim(),
    },
    commits: count(commit),
    /** How many of these are from CSF's maker. */
    fromCsf: isFork ? count(csf1500) : 0,
    mostByOne: Number(/\d+/.exec(authors[0] ?? '')?.[0]),
    panels: variants.filter(
      (panel) => files[panel] && (installers === null || installed.includes(`${installers}install.${panel}.sh`)),
    ),
    licence: /GNU GENERAL PUBLIC LICENSE[\s\S]{0,3000}Version 3, 29 June 2007/.test(
      show(folder, repository, commit, licence),
    )
      ? 'GPL-3.0'
      : null,
    // Byte for byte, comments too.
    sameFilesAsCsf: Object.entries(files).every(
      ([panel, file]) =>
        show(folder, repository, commit, file) ===
        show(folder, csf.repository, csf.commit, csf.files[panel as Variant]!),
    ),
  };
}

function show(folder: string, repository: string, commit: string, file: string): string {
  return git(folder, repository, 'show', `${commit}:${file}`);
}

function git(folder: string, repository: string, ...args: string[]): string {
  const clone = path.join(folder, repository.replace('/', '+'));
  const {status, stdout, stderr} = spawnSync('git', ['-C', clone, ...args], {encoding: 'latin1', maxBuffer: 2 ** 26});
  if (status !== 0) {
    throw new Error(
      `git ${args[0]} failed in ${clone}: ${stderr.trim()}. Is it there? git clone https://github.com/${repository} ${clone}`,
    );
  }
  return stdout;
}
