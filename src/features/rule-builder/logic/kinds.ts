import {addressKind} from './address';
import {blocklist} from './blocklist';
import {connLimit} from './connLimit';
import {dynamicName} from './dynamicName';
import {fileIgnore} from './fileIgnore';
import {filterKind} from './filter';
import {ignoredAddress} from './ignoredAddress';
import {portFlood} from './portFlood';
import {portKnocking} from './portKnocking';
import {processIgnore} from './processIgnore';
import {redirect} from './redirect';
import type {RuleKind} from './ruleKind';
import {watchedPath} from './watchedPath';

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

/** The kind with an id; undefined for an id that nobody gave. */
export function findRuleKind(id: string): RuleKind | undefined {
  return ruleKinds.find((kind) => kind.id === id);
}
