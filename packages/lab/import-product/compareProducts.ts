import {variants} from '@sentinel/csf/model/settings';
import {memoize} from '@site/src/lib/memoize';
import type {Product, ProductSetting} from './readProduct';

/** A difference in words, and the name to look for in pages. */
export type Change = {name: string; sentence: string; isGone?: true};

/** Describes the differences between two versions of the product. */
export function compareProducts(before: Product, after: Product): Change[] {
  return [
    ...compareKeys('setting', before.settings, after.settings, compareSettings),
    ...compareKeys('option', asMap(before.flags), asMap(after.flags), () => []),
    ...compareKeys('option that the help leaves out:', asMap(before.hiddenFlags), asMap(after.hiddenFlags), () => []),
    ...compareKeys('profile', before.profiles, after.profiles, (_, old, now) =>
      [...new Set([...Object.keys(old), ...Object.keys(now)])]
        .filter((name) => old[name] !== now[name])
        .map((name) => `has ${name} = ${shown(now[name])}, before ${shown(old[name])}`),
    ),
    ...compareKeys('block list', before.blocklists, after.blocklists, (_, old, now) => [
      ...(old.url === now.url ? [] : [`is fetched from ${now.url}, before from ${old.url}`]),
      ...(old.interval === now.interval
        ? []
        : [`is fetched every ${now.interval} seconds, before every ${old.interval}`]),
      ...(old.max === now.max ? [] : [`is read up to ${now.max} addresses, before ${old.max}`]),
    ]),
    ...compareKeys('template', before.templates, after.templates, (_, old, now) => [
      ...(old.subject === now.subject ? [] : [`has the subject "${now.subject}", before "${old.subject}"`]),
      ...now.placeholders
        .filter((name) => !old.placeholders.includes(name))
        .map((name) => `knows the placeholder [${name}]`),
      ...old.placeholders
        .filter((name) => !now.placeholders.includes(name))
        .map((name) => `no longer knows the placeholder [${name}]`),
    ]),
    ...compareKeys('service', new Map(before.lfd.names as Names), new Map(after.lfd.names as Names), (_, old, now) =>
      old === now ? [] : [`counts for ${now}, before for ${old}`],
    ),
    ...compareKeys('failure of', asCounts(before), asCounts(after), (_, old, now) =>
      old === now ? [] : [`has ${now} patterns, before ${old}`],
    ),
    ...compareKeys('log check', asLogs(before), asLogs(after), (_, old, now) =>
      old === now ? [] : [`reads ${now}, before ${old}`],
    ),
    ...compareKeys('stop', stopsOf(before), stopsOf(after), (_, old, now) =>
      old === now ? [] : [`leaves ${now}, before ${old}`],
    ),
    ...compareKeys(
      'value in commands:',
      new Map(Object.entries(before.commandSettings)),
      new Map(Object.entries(after.commandSettings)),
      (_, old, now) =>
        old.programs.join() === now.programs.join()
          ? []
          : [`gets into ${now.programs.join(', ')}, before into ${old.programs.join(', ')}`],
    ),
    ...compareKeys('list of ports of', asMap(new Set(before.lfd.ports)), asMap(new Set(after.lfd.ports)), () => []),
    ...compareKeys(
      'restriction of',
      asMap(new Set(before.lfd.restricted)),
      asMap(new Set(after.lfd.restricted)),
      () => [],
    ),
  ];
}

type Names = [string, string][];

function asCounts({lfd}: Product): Map<string, number> {
  return new Map(Object.entries(lfd.patterns).map(([name, {count}]) => [name, count]));
}

/** Each message with which csf stops, and whether all rules are gone then. */
function stopsOf({stops: {unread, flushed}}: Product): Map<string, string> {
  return new Map([
    ...unread.map((message) => [message, 'the rules as they were'] as const),
    ...flushed.map((message) => [message, 'no rules'] as const),
  ]);
}

function asLogs({lfd}: Product): Map<string, string> {
  return new Map(Object.entries(lfd.logs).map(([name, logs]) => [name, logs.join(', ') || 'no log']));
}

function compareSettings(_: string, before: ProductSetting, after: ProductSetting): string[] {
  /** The panels that share a change, so that one in all files is one line. */
  const panels = new Map<string, string[]>();
  for (const variant of variants) {
    const [old, now] = [before.defaults[variant], after.defaults[variant]];
    if (old !== now) {
      memoize(panels, JSON.stringify([now ?? null, old ?? null]), (): string[] => []).push(variant);
    }
  }
  const defaults = [...panels].map(([values, names]) => {
    const [now, old] = (JSON.parse(values) as (string | null)[]).map((value) => shown(value ?? undefined));
    return `has the default ${now} on ${names.length === variants.length ? 'all panels' : names.join(', ')}, before ${old}`;
  });
  const [old, now] = [before, after].map(({sanity}) => sanityText(sanity));
  return [...defaults, ...(old === now ? [] : [`is checked by the product against ${now}, before ${old}`])];
}

function sanityText(sanity: ProductSetting['sanity']): string {
  if (sanity === null) {
    return 'nothing';
  }
  const allowed = sanity.allowed
    .map((rule) => (rule.type === 'range' ? `${rule.min} to ${rule.max}` : rule.value))
    .join(' or ');
  return sanity.recommended ? `${allowed} (recommended ${sanity.recommended})` : allowed;
}

function compareKeys<Value>(
  kind: string,
  before: ReadonlyMap<string, Value>,
  after: ReadonlyMap<string, Value>,
  compare: (name: string, before: Value, after: Value) => string[],
): Change[] {
  const added = [...after.keys()]
    .filter((name) => !before.has(name))
    .map((name) => ({name, sentence: `The ${kind} ${name} is new.`}));
  const removed = [...before.keys()]
    .filter((name) => !after.has(name))
    .map((name) => ({name, sentence: `The ${kind} ${name} is gone.`, isGone: true as const}));
  const changed = [...before].flatMap(([name, old]) => {
    const now = after.get(name);
    return now === undefined
      ? []
      : compare(name, old, now).map((words) => ({name, sentence: `The ${kind} ${name} ${words}.`}));
  });
  return [...added, ...removed, ...changed];
}

function asMap(names: ReadonlySet<string>): Map<string, null> {
  return new Map([...names].map((name) => [name, null]));
}

function shown(value: string | undefined): string {
  return value === undefined ? 'no line' : `"${value}"`;
}
