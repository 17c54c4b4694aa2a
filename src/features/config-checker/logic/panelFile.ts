import {parseConfig, type Entry, type ParsedConfig} from './parseConfig';
import {shippedSettings, shippedText, type Panel} from './shippedConfig';

const parsed = new Map<Panel, ParsedConfig>();

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

/** The setting that a shipped comment line holds switched off, such as `# AUTO_UPDATES = "1"` for CWP. */
export function dormantSetting(comment: string, panel: Panel): string | undefined {
  const name = /^#\s*(\w+)\s*=\s*"/.exec(comment)?.[1];
  return name !== undefined && shippedSettings.has(name) && !shippedValues(panel).has(name) ? name : undefined;
}

/** Settings that the panel's shipped file holds switched off; the product reads them all the same. */
export function dormantSettings(panel: Panel): ReadonlySet<string> {
  return new Set(
    shippedFile(panel).lines.flatMap(({kind, text}) => (kind === 'comment' ? (dormantSetting(text, panel) ?? []) : [])),
  );
}

/**
 * The value that the merged file gives a setting that the visitor's file lacks: the shipped one. Who has
 * a licence key of MaxMind stays with its data.
 */
export function addedValue({name, value}: Entry, own: ParsedConfig['values']): string {
  return name === 'CC_SRC' && (own.get('MM_LICENSE_KEY')?.value ?? '') !== '' ? '1' : value;
}
