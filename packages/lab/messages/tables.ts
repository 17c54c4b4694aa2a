import type {Template} from './extract';
import {forkReleases, releases} from './sources';

export const productFile = 'packages/lab/tests/fixtures/product-messages.json';
export const olderFile = 'packages/csf/answers/output/olderMessages.json';

/** A message that Sentinel does not print, with the versions that do. */
export type OlderMessage = [way: Template['way'], text: string, versions: string];

type Read = {version: string; templates: readonly Template[]};

/** The messages of Sentinel's releases, and those that only older versions or forks print. */
export function tableOf(read: readonly Read[]): {product: Template[]; older: OlderMessage[]} {
  const byKey = new Map<string, {one: Template; versions: Set<string>}>();
  for (const {version, templates} of read) {
    for (const one of templates) {
      const key = `${one.way} ${plain(one.text)}`;
      const known = byKey.get(key) ?? {one, versions: new Set<string>()};
      known.versions.add(version);
      byKey.set(key, {...known, one});
    }
  }
  const first = releases.findIndex(({version}) => version === '15.10');
  const sentinel = releases.slice(first).map(({version}) => version);
  const all = [...byKey.values()].sort((a, b) => (a.one.text < b.one.text ? -1 : 1));
  const ours = all.filter(({versions}) => sentinel.some((version) => versions.has(version)));
  // What Sentinel prints in another way is none of the older ones: a line can come without its prefix.
  const ourTexts = new Set(ours.map(({one}) => plain(one.text)));
  return {
    product: ours.map(({one}) => one),
    older: all
      .filter(({one}) => isTelling(one) && !ourTexts.has(plain(one.text)))
      .map(({one, versions}) => [one.way, one.text, inWords(versions)]),
  };
}

/** Whether no other program writes the same by chance: "Message:" says too little. lfd's log has its name before it. */
function isTelling({way, text}: Template): boolean {
  const words = text.replace(/\{\w*\}/g, ' ').match(/[A-Za-z]{2,}/g) ?? [];
  return words.length > 2 || (words.length === 2 && (way === 'log' || /csf/i.test(words[0]!)));
}

/** Without the names of variables, which versions change. */
function plain(text: string): string {
  return text.replace(/\{\w*\}/g, '{}');
}

/**
 * The versions in words. Not every release can be had: a message came after the last one read that lacks it, and went
 * before the next.
 */
function inWords(versions: ReadonlySet<string>): string {
  const has = releases.map(({version}) => versions.has(version));
  const before = releases[has.indexOf(true) - 1]?.version;
  const after = releases[has.lastIndexOf(true) + 1]?.version;
  const range = [
    ...(before === undefined ? [] : [`after ${before}`]),
    ...(after === undefined ? [] : [`before ${after}`]),
  ];
  const forks = forkReleases.map(({version}) => version).filter((version) => versions.has(version));
  const all = [...(has.includes(true) ? [`CSF ${range.join(' and ')}`] : []), ...forks];
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}
