import {load} from 'js-yaml';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {changesAgainstCsf, forks, type Fork} from '../../csf/forks';
import {
  changesOf,
  changeWords,
  countChanges,
  familyVersion,
  familyVersions,
  missingWords,
  sinceVersion,
  type FamilyVersion,
  type SettingChange,
} from '../../csf/settingHistory';
import {advisories, advisoryUrl, fixesOfFork} from '../../csf/advisories';
import {monthOf} from '../../csf/vendors';
import {code, dayOf, list, panelNames, table} from './referenceMarkdown';

/** Our description of a fork. The facts about it come from its repository. */
export type ForkDescription = {
  name: string;
  by: string;
  package: string;
  systems: string;
  updates: string;
  /** How to move to it. */
  towards: string;
  /** How to leave it for Sentinel. */
  back: string;
  /** Files of the repository that say so. */
  sources: string[];
};

const descriptionsFile = path.resolve(__dirname, '../../csf/descriptions/forks.yml');

/** Reads the descriptions of all forks, by id. */
export function readForkDescriptions(): Map<string, ForkDescription> {
  const described = load(readFileSync(descriptionsFile, 'utf8'), {filename: descriptionsFile});
  return new Map(Object.entries(described as Record<string, ForkDescription>));
}

/** A table of the forks: how recent each is, and how much its settings differ from CSF 15.00. */
export function forksTableMarkdown(): string {
  const descriptions = readForkDescriptions();
  return table(
    ['Fork', 'Newest release and commit', 'Fixes of August and September 2026', 'Settings, against CSF 15.00'],
    forks.map((fork) => [
      descriptions.get(fork.id)!.name,
      `${fork.release.version}, ${dayOf(fork.release.date)}; commit of ${dayOf(fork.commitDate)}`,
      fixesInShort(fork.id),
      comparisonLink('15.00', fork.version.id, countChanges(changesAgainstCsf(fork))),
    ]),
  );
}

/** What we know of a fork's fixes for the notices: each state once, with the ids, the newest month and a link. */
function fixesInShort(fork: string): string {
  const fixes = fixesOfFork(fork);
  return [...new Set(fixes.map(({fix}) => fix.state))]
    .map((state) => {
      const those = fixes.filter(({fix}) => fix.state === state);
      const newest = those
        .map(({fix}) => fix.asOf)
        .sort()
        .at(-1)!;
      const ids =
        those.length === advisories.length
          ? `[all ${those.length}](${advisoryUrl()})`
          : those.map(({id}) => `[${id}](${advisoryUrl(id)}-fixes)`).join(', ');
      return `${ids}: ${state} (${monthOf({asOf: newest})})`;
    })
    .join('; ');
}

/** Everything about each fork, with a heading for each. */
export function forksMarkdown(): string {
  const descriptions = readForkDescriptions();
  return forks.map((fork) => forkMarkdown(fork, descriptions.get(fork.id)!)).join('\n\n');
}

function forkMarkdown(fork: Fork, description: ForkDescription): string {
  const {repository, commit, release, commitDate, commits, fromCsf, mostByOne, panels, licence} = fork;
  const address = `https://github.com/${repository}`;
  const link = (sha: string): string => `[${sha.slice(0, 7)}](${address}/commit/${sha})`;
  return [
    `### ${description.name}`,
    list([
      ['Repository', `[${repository}](${address})`],
      ['Made by', description.by],
      ['Newest release', `reports ${release.version}, ${dayOf(release.date)}, commit ${link(release.commit)}`],
      ['Newest commit', `${dayOf(commitDate)}, ${link(commit)}`],
      [
        'Commits',
        `${commits.toLocaleString('en')}${fromCsf > 0 ? `, including ${fromCsf} from CSF` : ''}; ${mostByOne.toLocaleString('en')} by its busiest author`,
      ],
      ['Panels', panels.map((panel) => panelNames[panel]).join(', ')],
      ['Systems', description.systems],
      ['Licence', licence === 'GPL-3.0' ? 'GNU General Public License, version 3' : undefined],
      ['Package', description.package],
      ['Updates', description.updates],
      [
        'Settings',
        `Against CSF 15.00, ${comparisonLink('15.00', fork.version.id, countChanges(changesAgainstCsf(fork)))}.${fork.sameFilesAsCsf ? ' Each `csf.conf` is identical to that of CSF 15.00.' : ''}`,
      ],
      ['How to move to it', description.towards],
      ['How to move to Sentinel', fork.id === 'sentinel' ? undefined : description.back],
      ['How to leave it', fork.id === 'sentinel' ? description.back : undefined],
      ['Read in', description.sources.map(code).join(', ')],
    ]),
  ].join('\n\n');
}

/** A table of all compared versions and their changes. */
export function familyVersionsMarkdown(): string {
  return table(
    ['Version', 'Compared with', 'What changed', 'Read at'],
    familyVersions
      .filter(({after}) => after !== null)
      .map((version) => [
        version.changes.length === 0 ? version.name : `[${version.name}](#${changesAnchor(version)})`,
        familyVersion(version.after)!.name,
        countChanges(version.changes),
        `${dayOf(version.date!)}, [${version.commit!.slice(0, 7)}](https://github.com/${version.repository}/commit/${version.commit})`,
      ]),
  );
}

/** What each version changed, as a table below a heading per version. */
export function settingChangesMarkdown(): string {
  return familyVersions
    .filter(({changes}) => changes.length > 0)
    .map((version) =>
      [
        `### ${changesHeading(version)}`,
        `Since ${familyVersion(version.after)!.name}: ${countChanges(version.changes)}.`,
        table(
          ['Setting', 'Change', 'Before', 'Now'],
          version.changes.map((change) => [
            code(change.setting),
            changeWords(change, version),
            valueOf(change, change.before),
            valueOf(change, change.after),
          ]),
        ),
      ].join('\n\n'),
    )
    .join('\n\n');
}

/** What one version changed, as a list. */
export function changesListMarkdown(version: FamilyVersion): string {
  const {after, changes} = version;
  return [
    `Since ${familyVersion(after)!.name}: ${countChanges(changes)}.`,
    changes
      .map(
        (change) =>
          `- ${code(change.setting)}, ${changeWords(change, version)}: ${valueOf(change, change.after)}, before ${valueOf(change, change.before)}`,
      )
      .join('\n'),
  ].join('\n\n');
}

/** Id of the heading with the changes of a version. */
export function changesAnchor({id}: FamilyVersion): string {
  return `changes-${id.replaceAll('.', '')}`;
}

/** The versions by their headings. */
export const changesHeadings: ReadonlyMap<string, FamilyVersion> = new Map(
  familyVersions.map((version) => [changesHeading(version), version]),
);

/** Since when a setting exists and which versions changed it, for the reference. */
export function historyFacts(setting: string): [name: string, text: string | undefined][] {
  const since = sinceVersion(setting);
  const own = changesOf(setting).filter(({version, change}) => isOfSentinel(version) && change.kind !== 'added');
  const changed = [...new Set(own.map(({version}) => version))].map((version) => {
    const changes = own.filter((each) => each.version === version).map(({change}) => change);
    return `${wordsOfAll(changes, version)}, [${familyVersion(version.after)!.name} to ${version.name}](/docs/reference/changes/#${changesAnchor(version)})`;
  });
  const elsewhere = forks
    .filter(({id}) => id !== 'sentinel')
    .flatMap((fork) => {
      const changes = changesAgainstCsf(fork).filter((change) => change.setting === setting);
      return changes.length === 0 ? [] : [`${wordsOfAll(changes, fork.version)} in ${fork.version.name}`];
    });
  return [
    ['Since', since === undefined ? undefined : `CSF ${since}`],
    ['Changed in', changed.length === 0 ? undefined : changed.join('; ')],
    ['In other forks', elsewhere.length === 0 ? undefined : elsewhere.join('; ')],
  ];
}

/**
 * The kinds of a setting's changes, without values: a default that changed differently for each panel is one change.
 */
function wordsOfAll(changes: readonly SettingChange[], version: FamilyVersion): string {
  const kinds = [...new Set(changes.map(({kind}) => kind))];
  return kinds
    .map((kind) => {
      const [first, ...others] = changes.filter((change) => change.kind === kind);
      const panels = [first!, ...others].flatMap((change) => change.panels);
      return changeWords({...first!, panels}, version);
    })
    .join(' and ');
}

/** Whether a version is one of CSF or Sentinel, up to the one that this site describes. */
function isOfSentinel(version: FamilyVersion): boolean {
  for (let each = familyVersion('15.11'); each !== undefined; each = familyVersion(each.after)) {
    if (each === version) {
      return true;
    }
  }
  return false;
}

function changesHeading(version: FamilyVersion): string {
  return `${version.name}: what changed`;
}

function valueOf(change: SettingChange, value: string | null): string {
  return missingWords(change, value) ?? (change.kind === 'range' ? value! : code(value!));
}

/** A link to the comparison of two versions. */
function comparisonLink(from: string, to: string, text: string): string {
  return `[${text}](/docs/reference/changes/?from=${from}&to=${to})`;
}
