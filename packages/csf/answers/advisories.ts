import facts from '../facts/advisories.json';
import {isTrue} from '../model/perl';
import type {Variant} from '../model/variants';

/** What a setting must be for a notice to concern a server. `on`: neither empty nor 0; `set`: not empty. */
export type ExposedValue = 'on' | 'off' | 'set' | {not: string};

/** How a fork or version relates to a record. */
export const fixStates = [
  'fixed, says the maker',
  'fixed, others say',
  'code present, tried',
  'code present, read, not tried',
  'code absent, read',
  'named by the record',
  'no statement found',
  'not checked',
] as const;

export type FixState = (typeof fixStates)[number];

/** How we know something about a fork. */
export const waysOfKnowing = ['record', 'maker', 'read', 'second-hand'] as const;

/** A fork, and whether it has a fix. The text is Markdown. */
export type Fix = {
  who: string;
  /** Its id in forks.json; null for one that we don't compare. */
  fork: string | null;
  /** The state of its newest release. */
  state: FixState;
  /** The state of its newest commit that we saw; without it for a project that has ended. */
  newestCommit?: FixState;
  text: string;
  /** Year and month of the newest thing that we saw, such as 2026-09. */
  asOf: string;
  how: (typeof waysOfKnowing)[number];
  source: string;
};

/** A step of a workaround. The text is Markdown; the code has a title if it belongs in a file. */
export type Step = {text: string; code?: string; title?: string};

/** A public vulnerability record that concerns the product. Texts are Markdown unless they say something else. */
export type Advisory = {
  /** The id of the record, such as CVE-2026-67402. */
  id: string;
  title: string;
  /** The part of the product, for tables. */
  short: string;
  published: string;
  changed: string;
  /** The day on which this site listed it. */
  listed: string;
  score: {system: string; value: number; rating: string; vector: string; by: string};
  weakness: string;
  /** One plain sentence. */
  summary: string;
  what: string;
  affects: {
    /** All must hold; of several settings, any. With a panel, the setting is 0 everywhere else. */
    when: {setting: string | string[]; is: ExposedValue; panel?: Variant}[];
    settings: string;
    panels: string;
    versions: string;
  };
  /** Lines of csf.conf that a page must not show without the warning; `*` is any value but an empty one. */
  exposingLines: string[];
  /** What to do, in plain words, for the configuration checker. */
  remedy: string;
  workaround: {steps: Step[]; check: Step; notEnough: string};
  costs: string;
  after: string;
  fixes: Fix[];
  certainty: {record: string[]; read: string[]; tried: string[]; open: string[]};
  /** Pages of the docs about these settings, such as `usage/messenger-service`. */
  pages: string[];
  sources: {name: string; url: string}[];
  history: {date: string; text: string}[];
  /** The first and the last commit of Sentinel's repository that we looked at and that have the code. */
  osv: {introduced: string; lastAffected: string};
};

/** A program inside of csf.tgz that has records of its own. */
export type BundledPart = {name: string; version: string; records: string[]; use: string; source: string};

/** The notices, the newest first. TypeScript only sees strings; `checkAdvisories` checks the file. */
export const advisories: readonly Advisory[] = [...(facts.notices as Advisory[])].sort((a, b) =>
  b.published.localeCompare(a.published),
);

/** The day on which somebody last looked for newer records. */
export const advisoriesChecked: string = facts.checked;

export const bundledParts: readonly BundledPart[] = facts.parts;

/** What this site found and no record names. The text is Markdown. */
export type FoundHere = {
  text: string;
  /** Id of the fact that says the same. */
  fact: string;
  /** What we saw of it in forks. */
  fixes?: Fix[];
};

export const foundHere: readonly FoundHere[] = facts.foundHere as FoundHere[];

/** Records that do not concern Sentinel, with the reason. */
export const unaffectedRecords: readonly {id: string; text: string; source: string}[] = facts.notAffected;

/** URL of the notices, without the site's base URL; with an id, that of one notice. */
export function advisoryUrl(id?: string): string {
  return `/docs/security-notices/${id === undefined ? '' : `#${id.toLowerCase()}`}`;
}

/** Whether settings expose a server to a record. @param value the value of a setting, or that of the shipped file */
export function isExposed({affects}: Advisory, value: (name: string) => string, onPanel: Variant): boolean {
  return affects.when.every(({setting, is, panel = onPanel}) =>
    [setting].flat().some((name) => fits(panel === onPanel ? value(name) : '0', is)),
  );
}

function fits(value: string, is: ExposedValue): boolean {
  const isOn = isTrue(value);
  return typeof is === 'object' ? value !== is.not : is === 'on' ? isOn : is === 'off' ? !isOn : value !== '';
}

/** The notices about a line of csf.conf, such as `MESSENGER = "1"`. */
export function advisoriesOfLine(name: string, value: string): Advisory[] {
  return advisories.filter(({exposingLines}) =>
    exposingLines.some((line) => {
      const [, setting, exposed] = /^(\w+) = "(.*)"$/.exec(line)!;
      return setting === name && (exposed === '*' ? value !== '' : value === exposed);
    }),
  );
}

/** What each notice says of a fork. @param fork its id in forks.json */
export function fixesOfFork(fork: string): {id: string; fix: Fix}[] {
  return advisories.flatMap(({id, fixes}) => fixes.filter((fix) => fix.fork === fork).map((fix) => ({id, fix})));
}

/** The notices about the settings that a page of the docs explains. @param page such as `usage/ipset#anchor` */
export function advisoriesOfPage(page: string): Advisory[] {
  const path = page.replace(/[?#].*$/, '');
  return advisories.filter(({pages}) => pages.includes(path));
}
