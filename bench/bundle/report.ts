import {table, whole} from '../lib/table';

import type {Part} from './weighPage';

/** Less than this is told in one line for all. */
const smallest = 0.002;

/** Writes which scripts a page loads, and whose code is in them, largest first. */
export function reportPage(title: string, scripts: readonly Part[], owners: readonly [string, number][]): string {
  const sum = owners.reduce((total, [, bytes]) => total + bytes, 0);
  const named = owners.filter(([, bytes]) => bytes >= sum * smallest);
  const rest = owners.slice(named.length);
  const row = (name: string, bytes: number): string[] => [name, whole(bytes), `${((bytes / sum) * 100).toFixed(1)} %`];
  return [
    `## ${title}`,
    '',
    table([
      ['Script', 'Bytes, Brotli'],
      ...[...scripts].sort((one, other) => other.bytes - one.bytes).map(({name, bytes}) => [name, whole(bytes)]),
      ['all', whole(scripts.reduce((total, {bytes}) => total + bytes, 0))],
    ]),
    '',
    table([
      ['Package or folder', 'Bytes, not compressed', 'Share'],
      ...named.map(([name, bytes]) => row(name, bytes)),
      ...(rest.length > 0
        ? [
            row(
              `${rest.length} others`,
              rest.reduce((total, [, bytes]) => total + bytes, 0),
            ),
          ]
        : []),
    ]),
  ].join('\n');
}

/** Writes which modules of one package or folder are in the scripts of a page. */
export function reportInside(owner: string, modules: readonly [string, number][]): string {
  return modules.length === 0
    ? `Nothing of ${owner} is in the scripts of this page.`
    : table([[`Module of ${owner}`, 'Bytes, not compressed'], ...modules.map(([name, bytes]) => [name, whole(bytes)])]);
}
