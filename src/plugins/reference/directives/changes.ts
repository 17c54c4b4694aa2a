import type {ListItem, RootContent} from 'mdast';

import {changesAgainstCsf, forks} from '@sentinel/csf/answers/forks';
import {
  changesOf,
  changeWords,
  countChanges,
  familyVersion,
  familyVersions as facts,
  missingWords,
  sinceVersion,
  type FamilyVersion,
  type SettingChange,
} from '@sentinel/csf/model/settingHistory';
import {code, heading, item, joined, link, list, paragraph, table, unsearchedFact, type Inline} from '../nodes';
import {longDay} from '../../../lib/longDay';
import {directive} from './directive';
import {version as ofSite} from '@sentinel/csf/model/version';

const sources = ['packages/csf/facts/setting-history.json'];

/** `::family-versions`: a table of all compared versions and their changes. */
export const familyVersions = directive(sources, () => [
  table(
    ['Version', 'Compared with', 'What changed', 'Read at'],
    facts
      .filter(({after}) => after !== null)
      .map((version) => [
        version.changes.length === 0 ? version.name : link(`#${changesAnchor(version)}`, version.name),
        familyVersion(version.after)!.name,
        countChanges(version.changes),
        [
          `${longDay(version.date!)}, `,
          link(`https://github.com/${version.repository}/commit/${version.commit}`, version.commit!.slice(0, 7)),
        ],
      ]),
  ),
]);

/** `::setting-changes`: what each version changed, as a table below a heading per version. */
export const settingChanges = directive(sources, () =>
  facts
    .filter(({changes}) => changes.length > 0)
    .flatMap((version) => [
      heading(3, `${version.name}: what changed`, changesAnchor(version)),
      summary(version),
      table(
        ['Setting', 'Change', 'Before', 'Now'],
        version.changes.map((change) => [
          code(change.setting),
          changeWords(change, version),
          valueOf(change, change.before),
          valueOf(change, change.after),
        ]),
      ),
    ]),
);

/** What one version changed, as a list. */
export function changesList(version: FamilyVersion): RootContent[] {
  const items = version.changes.map((change) =>
    item(
      code(change.setting),
      `, ${changeWords(change, version)}: `,
      valueOf(change, change.after),
      ', before ',
      valueOf(change, change.before),
    ),
  );
  return [summary(version), ...list(items)];
}

function summary({after, changes}: FamilyVersion): RootContent {
  return paragraph(`Since ${familyVersion(after)!.name}: ${countChanges(changes)}.`);
}

/** Id of the heading with the changes of a version. */
export function changesAnchor({id}: FamilyVersion): string {
  return `changes-${id.replaceAll('.', '')}`;
}

/** Since when a setting exists and which versions changed it, for its entry in the reference. */
export function historyFacts(setting: string): ListItem[] {
  const since = sinceVersion(setting);
  const own = changesOf(setting).filter(({version, change}) => isOfSentinel(version) && change.kind !== 'added');
  const changed = [...new Set(own.map(({version}) => version))].map((version): Inline => {
    const changes = own.filter((each) => each.version === version).map(({change}) => change);
    const url = `/docs/reference/changes/#${changesAnchor(version)}`;
    return [`${wordsOfAll(changes, version)}, `, link(url, `${familyVersion(version.after)!.name} to ${version.name}`)];
  });
  const elsewhere = forks
    .filter(({id}) => id !== 'sentinel')
    .flatMap((fork) => {
      const changes = changesAgainstCsf(fork).filter((change) => change.setting === setting);
      return changes.length === 0 ? [] : [`${wordsOfAll(changes, fork.version)} in ${fork.version.name}`];
    });
  return [
    ...unsearchedFact('Since', since === undefined ? '' : `CSF ${since}`),
    ...unsearchedFact('Changed in', joined(changed, '; ')),
    ...unsearchedFact('In other forks', elsewhere.join('; ')),
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
  for (let each = familyVersion(ofSite); each !== undefined; each = familyVersion(each.after)) {
    if (each === version) {
      return true;
    }
  }
  return false;
}

function valueOf(change: SettingChange, value: string | null): Inline {
  return missingWords(change, value) ?? (change.kind === 'range' ? value! : code(value!));
}
