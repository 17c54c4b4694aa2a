import facts from '../facts/settings.json';
import {variantNames, variants, type Variant} from './variants';

export {variantNames, variants, type Variant};

/** Values that the product's own sanity check allows. */
export type Allowed = {type: 'range'; min: number; max: number} | {type: 'value'; value: string};

export type Setting = {
  name: string;
  section: string;
  kind: 'boolean' | 'integer' | 'enum' | 'string' | 'port-list' | 'list' | 'path';
  /** Value in the shipped file of each kind of server; null if the file does not have the setting. */
  defaults: Record<Variant, string | null>;
  sanity: {allowed: Allowed[]; recommended?: string | null} | null;
  related: string[];
  unit?: string;
  grammar?: string;
  holds?: string;
  values?: {value: string; label: string}[];
};

/** Every setting of all configuration files, by name, in the order of the files. */
export const settings: ReadonlyMap<string, Setting> = new Map(
  // The file is extracted from the product and checked against it, but TypeScript only sees strings.
  (facts.settings as unknown as Setting[]).map((setting) => [setting.name, setting]),
);

/** Returns what is wrong with a value; undefined if nothing is. */
export function checkValue(
  {name, kind, sanity, values, grammar, defaults}: Setting,
  value: string,
): string | undefined {
  if (Object.values(defaults).includes(value)) {
    return undefined;
  }
  const error = (allowed: string): string => `${name} cannot be "${value}"; ${allowed}`;
  if (kind === 'boolean' && !/^[01]$/.test(value)) {
    return error('it is 0 or 1');
  }
  if (kind === 'enum' && values && !values.some((known) => known.value === value)) {
    return error(`known values are ${values.map((known) => known.value).join(', ')}`);
  }
  if (kind === 'integer' && !/^\d*$/.test(value)) {
    return error('it is a whole number');
  }
  // Some lists, such as PORTS_bind and PS_PORTS, also take a protocol or a word.
  const portList = grammar?.includes('|') ? /^[\w,:;]*$/ : /^[\d,:]*$/;
  if (kind === 'port-list' && !portList.test(value)) {
    return error('it is a list of ports such as 22,443,30000:35000');
  }
  const allowed = sanity?.allowed ?? [];
  const isAllowed = allowed.some((rule) =>
    rule.type === 'range' ? Number(value) >= rule.min && Number(value) <= rule.max : rule.value === value,
  );
  if (allowed.length > 0 && !isAllowed) {
    const ranges = allowed.map((rule) => (rule.type === 'range' ? `${rule.min} to ${rule.max}` : rule.value));
    return error(`the product's own check allows ${ranges.join(' or ')}`);
  }
  return undefined;
}
