import {since} from '../facts/setting-arrivals.json';
import facts from '../facts/setting-history.json';
import {variantNames, type Variant} from './variants';

/**
 * How a setting changed from one version to the next. `panel`: the files of some panels gained or lost the line while
 * others had it all along. `range`: what the product's own check allows, which is the same for all panels.
 */
export type ChangeKind = 'added' | 'removed' | 'panel' | 'default' | 'range';

export type SettingChange = {
  setting: string;
  kind: ChangeKind;
  /** The files with this change; none for a range. */
  panels: Variant[];
  /** Value or range; null if there was no line or no check. */
  before: string | null;
  after: string | null;
};

/** A version of CSF or of a fork. */
export type FamilyVersion = {
  /** As in URLs, such as `15.00` or `aetherinox-15.10`. */
  id: string;
  /** Its name in a sentence. */
  name: string;
  /** The version that it is compared with; the oldest has none. */
  after: string | null;
  /** Where its files were read. A version without them is known only from CSF's changelog. */
  repository: string | null;
  commit: string | null;
  date: string | null;
  /** How many settings the file of each panel has. */
  settings: Partial<Record<Variant, number>>;
  changes: SettingChange[];
};

/** Every version, each after the one that it is compared with. `npm run facts -- --family` writes the file. */
export const familyVersions: readonly FamilyVersion[] = facts.versions as FamilyVersion[];

const versions: ReadonlyMap<string, FamilyVersion> = new Map(familyVersions.map((version) => [version.id, version]));

/** The version with an id; undefined if there is none. */
export function familyVersion(id: string | null): FamilyVersion | undefined {
  return id === null ? undefined : versions.get(id);
}

/** The version of CSF that added a setting, if CSF's changelog says so. */
export function sinceVersion(setting: string): string | undefined {
  return (since as Record<string, string>)[setting];
}

/** The versions that changed a setting, in the order of the file, with their changes. */
export function changesOf(setting: string): {version: FamilyVersion; change: SettingChange}[] {
  return familyVersions.flatMap((version) =>
    version.changes.filter((change) => change.setting === setting).map((change) => ({version, change})),
  );
}

/** A version and all before it, the oldest last. */
function lineOf(version: FamilyVersion): FamilyVersion[] {
  const before = familyVersion(version.after);
  return before === undefined ? [version] : [version, ...lineOf(before)];
}

type Cell = {setting: string; panel: Variant | null; isPanel: boolean; before: string | null; after: string | null};

/**
 * The differences between two versions: back from the first to their common ancestor, then forward to the second.
 * Changes that were undone are left out.
 */
export function compareVersions(from: FamilyVersion, to: FamilyVersion): SettingChange[] {
  const [back, forward] = [lineOf(from), lineOf(to)];
  const shared = new Set(back.filter((version) => forward.includes(version)));
  const cells = new Map<string, Cell>();
  const apply = ({setting, kind, panels, before, after}: SettingChange): void => {
    for (const panel of kind === 'range' ? [null] : panels) {
      const key = `${setting} ${panel}`;
      const cell = cells.get(key) ?? {setting, panel, isPanel: false, before, after};
      cells.set(key, {...cell, after, isPanel: cell.isPanel || kind === 'panel'});
    }
  };
  for (const {changes} of back.filter((version) => !shared.has(version))) {
    changes.forEach((change) => apply({...change, before: change.after, after: change.before}));
  }
  for (const {changes} of forward.filter((version) => !shared.has(version)).reverse()) {
    changes.forEach(apply);
  }
  // A panel without a file in one of them cannot differ. No file of the oldest version is known.
  const has = ({settings}: FamilyVersion, panel: Variant): boolean =>
    panel in settings || Object.keys(settings).length === 0;
  return groupCells(
    [...cells.values()].filter(
      ({panel, before, after}) => before !== after && (panel === null || (has(from, panel) && has(to, panel))),
    ),
  );
}

/** One change for all panels with the same values. */
function groupCells(cells: Cell[]): SettingChange[] {
  const groups = new Map<string, SettingChange>();
  for (const {setting, panel, isPanel, before, after} of cells) {
    const isLine = before === null || after === null;
    const kind =
      panel === null ? 'range' : !isLine ? 'default' : isPanel ? 'panel' : before === null ? 'added' : 'removed';
    const key = JSON.stringify([setting, kind, before, after]);
    const group = groups.get(key) ?? {setting, kind, panels: [], before, after};
    groups.set(key, {...group, panels: panel === null ? [] : [...group.panels, panel]});
  }
  return [...groups.values()].sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
}

const kinds: ChangeKind[] = ['added', 'removed', 'panel', 'default', 'range'];

/**
 * Kind and panels of a change, such as "default (cPanel)". If all panels changed, none is named.
 * @param version whose files were compared; it can have fewer panels than others
 */
export function changeWords({kind, panels, before}: SettingChange, {settings}: FamilyVersion): string {
  if (kind === 'range') {
    return 'allowed range';
  }
  const names = panels.map((panel) => variantNames[panel]).join(', ');
  if (kind === 'panel') {
    return `${before === null ? 'added on' : 'removed on'} ${names}`;
  }
  return panels.length === Object.keys(settings).length ? kind : `${kind} (${names})`;
}

/** The text for a value without text: no line, no check, or empty. */
export function missingWords({kind}: SettingChange, value: string | null): string | undefined {
  return value === null ? (kind === 'range' ? 'no check' : 'no line') : value === '' ? 'empty' : undefined;
}

/** The number of settings with each kind of change, such as "4 settings removed, 1 default changed". */
export function countChanges(changes: readonly SettingChange[]): string {
  const count = (...wanted: ChangeKind[]): number =>
    new Set(changes.filter(({kind}) => wanted.includes(kind)).map(({setting}) => setting)).size;
  const parts: [number, string][] = [
    [count('added'), 'added'],
    [count('removed'), 'removed'],
    [count('panel'), 'in the files of other panels'],
    [count('default'), 'with another default'],
    [count('range'), 'with another allowed range'],
  ];
  const present = parts.filter(([number]) => number > 0);
  return present.length === 0
    ? 'no setting differs'
    : present
        .map(([number, words], index) =>
          index === 0 ? `${number} ${number === 1 ? 'setting' : 'settings'} ${words}` : `${number} ${words}`,
        )
        .join(', ');
}
