import {parseConfig, unreadableNames, type Entry} from '../conf/parseConfig';
import {panelOf, shippedSettings, shippedValues} from '../conf/shippedConfig';
import type {Server} from './server';

/** Values of settings by name, without the quotation marks. */
export type Values = Readonly<Record<string, string>>;

const shipped = new Map<string, Values>();

/** The values of all settings: those that were pasted, else the shipped ones. */
export function valuesOf({panel, conf}: Server): Values {
  const own = parseConfig(conf);
  const named = panelOf(own) ?? panel;
  const values = shipped.get(named) ?? byName(shippedValues(named));
  shipped.set(named, values);
  return {...values, ...byName(own.values)};
}

function byName(entries: ReadonlyMap<string, Entry>): Values {
  return Object.fromEntries([...entries].map(([name, {value}]) => [name, value]));
}

/** csf reads it, although no panel's file has it. */
const hiddenSettings: ReadonlySet<string> = new Set(['WATCH_MODE']);

/** Names of settings that csf does not read. */
export function unknownNames(conf: string): string[] {
  const parsed = parseConfig(conf);
  const unreadable = unreadableNames(parsed);
  return [...parsed.values.keys()].filter(
    (name) => !shippedSettings.has(name) && !hiddenSettings.has(name) && !unreadable.has(name),
  );
}

/** The setting that a name csf does not know was meant as: written small, or with marks of a page around it. */
export function meantSetting(name: string): string | undefined {
  const word = /[a-z]\w*/i.exec(name.replace(/^.*\W(?=\w+\W*$)/, ''))?.[0].toUpperCase() ?? '';
  return shippedSettings.has(word) ? word : undefined;
}
