import {addressKind, ignoredAddress} from './addressKinds';
import {blocklist} from './blocklist';
import {dynamicName} from './dynamicName';
import {filterKind} from './filter';
import {fileIgnore, processIgnore, watchedPath} from './lfdFileKinds';
import {redirect} from './redirect';
import type {RuleFields, RuleKind} from './ruleKind';
import {connLimit, portFlood, portKnocking} from './settingKinds';

/** Every kind of line that the rule builder knows, in the order of a form. */
export const ruleKinds: readonly RuleKind[] = [
  addressKind('allow'),
  addressKind('deny'),
  filterKind('allow'),
  filterKind('deny'),
  ignoredAddress,
  redirect,
  portFlood,
  connLimit,
  portKnocking,
  processIgnore,
  fileIgnore,
  watchedPath,
  blocklist,
  dynamicName,
];

/** The kind with an id; undefined for an unknown id. */
export function findRuleKind(id: string): RuleKind | undefined {
  return ruleKinds.find((kind) => kind.id === id);
}

/** The kind of a rule and the content of its fields. */
export type ListRule = {kind: string; values: RuleFields};

/** Longer than any sensible value of a field. */
const longest = 1000;

/** A rule as short texts by name, for a link; initial values are left out. */
export function writeLinkedRule({kind, values}: ListRule): Record<string, string> {
  const fields = findRuleKind(kind)?.fields ?? [];
  const filled = fields.filter(({name, initial}) => values[name] !== undefined && values[name] !== initial);
  return Object.fromEntries([['kind', kind], ...filled.map(({name}) => [name, values[name]!])]);
}

/** Reads the rule in a link; undefined unless all of it belongs to one known kind. */
export function readLinkedRule({kind: id = '', ...values}: Readonly<Record<string, unknown>>): ListRule | undefined {
  const kind = typeof id === 'string' ? findRuleKind(id) : undefined;
  if (kind === undefined) {
    return undefined;
  }
  const isKnown = Object.entries(values).every(([name, value]) => {
    const field = kind.fields.find((candidate) => candidate.name === name);
    return field !== undefined && isValue(value) && (field.options?.some((option) => option.value === value) ?? true);
  });
  return isKnown ? {kind: kind.id, values: values as RuleFields} : undefined;
}

function isValue(value: unknown): boolean {
  // eslint-disable-next-line no-control-regex
  return typeof value === 'string' && value.length <= longest && !/[\x00-\x1f\x7f]/.test(value);
}
