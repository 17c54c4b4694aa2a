import type {Setting, Variant} from '../settings';
import {parseConfig, type Entry, type ParsedConfig} from './parseConfig';
import filesData from './shipped/files.json';
import settingsData from './shipped/settings.json';
import {entryOf} from '../netfilter/entryOf';

/** The kind of server whose shipped file a configuration is measured by. */
export type Panel = Variant;

/** What a panel's file has in place of the generic file's lines: the first (from 0), their number, and its own lines. */
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

// Both files are made by packages/lab/import-product and compared with the facts by a test.
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

const parsed = new Map<string, ParsedConfig>();

/** The shipped file of a panel, parsed once. */
export function shippedFile(panel: Panel): ParsedConfig {
  const file = parsed.get(panel) ?? parseConfig(shippedText(panel));
  parsed.set(panel, file);
  return file;
}

/** The settings of the panel's shipped file. */
export function shippedValues(panel: Panel): ReadonlyMap<string, Entry> {
  return shippedFile(panel).values;
}

/** The panels whose shipped file has a setting that the generic file lacks, such as cPanel and DirectAdmin. */
export function panelsWith(name: string): Panel[] {
  return shippedValues('generic').has(name) ? [] : shippedPanels.filter((panel) => shippedValues(panel).has(name));
}

/** The setting that a shipped comment line holds switched off, such as `# AUTO_UPDATES = "1"` for CWP. */
export function dormantSetting(comment: string, panel: Panel): string | undefined {
  const name = /^#\s*(\w+)\s*=\s*"/.exec(comment)?.[1];
  return name !== undefined && shippedSettings.has(name) && !shippedValues(panel).has(name) ? name : undefined;
}

const dormant = new Map<string, ReadonlySet<string>>();

/** Settings that the panel's shipped file holds switched off; the product reads them all the same. */
export function dormantSettings(panel: Panel): ReadonlySet<string> {
  const comments = (): string[] =>
    shippedFile(panel).lines.flatMap(({kind, text}) => (kind === 'comment' ? [text] : []));
  const names = dormant.get(panel) ?? new Set(comments().flatMap((text) => dormantSetting(text, panel) ?? []));
  dormant.set(panel, names);
  return names;
}

/**
 * The value that the merged file gives a setting that the visitor's file lacks: the shipped one. With a
 * licence key of MaxMind, the data stay those of MaxMind.
 */
export function addedValue({name, value}: Entry, own: ParsedConfig['values']): string {
  return name === 'CC_SRC' && (own.get('MM_LICENSE_KEY')?.value ?? '') !== '' ? '1' : value;
}

/** Settings that the installers write into the file of one panel each; GENERIC is in all of them except cPanel's. */
const marks: readonly (readonly [name: string, panel: Panel])[] = [
  ['DIRECTADMIN', 'directadmin'],
  ['INTERWORX', 'interworx'],
  ['CWP', 'cwp'],
  ['CYBERPANEL', 'cyberpanel'],
  ['VESTA', 'vesta'],
  ['GENERIC', 'generic'],
];

/** Settings with which a file says which panel it is for. */
export const panelSwitches: readonly string[] = marks.map(([name]) => name);

/** What `csf -v` prints for the panel of the server (csf.pl lines 437 to 444). */
const printedNames: Readonly<Record<string, Panel>> = {
  cPanel: 'cpanel',
  generic: 'generic',
  DirectAdmin: 'directadmin',
  InterWorx: 'interworx',
  CyberPanel: 'cyberpanel',
  'CentOS Web Panel': 'cwp',
  VestaCP: 'vesta',
};

/** The panel in a line of `csf -v`, which people paste along with the settings; undefined for any other line. */
export function printedPanel(line: string): Panel | undefined {
  return entryOf(printedNames, /^\s*csf: v\d[\d.]* \(([^()]+)\)\s*$/.exec(line)?.[1] ?? '');
}

/** The panel that a file says it belongs to; undefined where it does not tell. */
export function panelOf({values, lines}: ParsedConfig): Panel | undefined {
  const [, panel] = marks.find(([name]) => values.get(name)?.value === '1') ?? [];
  return (
    panel ??
    lines.flatMap(({text}) => printedPanel(text) ?? [])[0] ??
    (values.has('LF_CPANEL') ? 'cpanel' : values.has('LF_DIRECTADMIN') ? 'directadmin' : undefined)
  );
}
