import type {Setting, Variant} from '../../../product/settings';
import filesData from './shipped/files.json';
import settingsData from './shipped/settings.json';

/** The kind of server whose shipped file a configuration is measured by. */
export type Panel = Variant;

/** At a line (counted from 0), so many lines of the generic file give way to these. */
export type Replacement = [line: number, count: number, lines: string[]];

export type ShippedFiles = {
  version: string;
  generic: string;
  replacements: Record<Exclude<Panel, 'generic'>, Replacement[]>;
};

export type ShippedSetting = {
  /** Page of the reference that describes it. */
  page: string;
  kind: Setting['kind'];
  /** Ranges and single values that the product's own check takes. */
  allowed?: readonly (readonly [min: number, max: number] | string)[];
  /** Known values of a setting that chooses one. */
  values?: readonly string[];
};

export type ShippedSettings = Record<string, ShippedSetting>;

// Both files are made by tools/import-product and compared with the facts by a test.
const files = filesData as unknown as ShippedFiles;

/** The version whose files these are. */
export const shippedVersion = files.version;

/** Every panel that has a file of its own. */
export const shippedPanels: readonly Panel[] = ['generic', ...(Object.keys(files.replacements) as Panel[])];

/** Every setting that some panel's file has, by name. */
export const shippedSettings: ReadonlyMap<string, ShippedSetting> = new Map(
  Object.entries(settingsData as unknown as ShippedSettings),
);

/** The csf.conf that the product brings for a panel, byte for byte. */
export function shippedText(panel: Panel): string {
  if (panel === 'generic') {
    return files.generic;
  }
  const lines = files.generic.split('\n');
  // From the end, so that the numbers of the lines before stay right.
  for (const [line, count, others] of [...files.replacements[panel]].reverse()) {
    lines.splice(line, count, ...others);
  }
  return lines.join('\n');
}
