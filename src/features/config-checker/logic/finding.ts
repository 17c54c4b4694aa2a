import {settingAnchor} from '../../../product/settingAnchor';
import type {Encoding} from './decode';
import type {Entry, ParsedConfig} from './parseConfig';
import type {Panel} from './shippedConfig';

/** What can happen because of a finding, the worst first; findings are listed in this order. */
export const severities = ['broken', 'lockout', 'open', 'trap', 'unknown', 'obsolete', 'new', 'difference'] as const;

/**
 * `broken`: csf stops or leaves the setting out. `lockout`: you can lose the way in. `open`: the
 * server is less closed than the file looks. `trap`: it works otherwise than it reads. `unknown`:
 * no setting of the product. `obsolete`: gone or renamed. `new`: missing in the file.
 * `difference`: not the shipped value.
 */
export type Severity = (typeof severities)[number];

export type Finding = {
  /** The rule, such as `ports.range`. */
  id: string;
  severity: Severity;
  /** Line in the visitor's file; undefined where something is missing. */
  line?: number;
  setting?: string;
  value?: string;
  title: string;
  reason: string;
  remedy: string;
  /** Page of this site that says more. */
  href: string;
};

/** So many findings of one rule are told one by one; the rest is a number. */
export const mostFindings = 100;

/** What a rule looks at. */
export type Examined = {
  config: ParsedConfig;
  panel: Panel;
  encoding: Encoding;
  /** Whether the file is whole, so that what it lacks is missing; of a part nobody knows. */
  isWhole: boolean;
  /**
   * The value that counts. What the file lacks has the shipped one, as in the merged file: missing is
   * not switched off.
   */
  value: (name: string) => string;
  /** The line that sets it; of a whole file that lacks it the one that the merged file adds, numbered 0. */
  entry: (name: string) => Entry | undefined;
  /** Whether the product takes a value for "on": neither empty nor 0. */
  isOn: (name: string) => boolean;
};

export type Rule = {
  id: string;
  /** Ids of facts, or places in the product's source, that say so. */
  evidence: readonly string[];
  check: (examined: Examined) => Omit<Finding, 'id'>[];
};

/** Where the reference describes a setting, by the id of its page there. */
export function settingAddress(page: string, name: string): string {
  return `/docs/reference/settings/${page}/#${settingAnchor(name)}`;
}
