import {readFileSync, writeFileSync} from 'node:fs';

import {hashOf, wordsOf} from '@sentinel/csf/model/conf/knownComments';
import known from '@sentinel/csf/model/conf/shipped/knownComments.json';

const target = 'packages/csf/model/conf/shipped/knownComments.json';

/** Adds the comments of csf.conf files that a version or a fork ships: `npm run facts comments FILE…`. */
export function addComments(files: readonly string[]): void {
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').split(/\r?\n/));
  const comments = lines.filter((line) => /^\s*#+\s*[^\s#]/.test(line));
  const before = known.hashes.match(/.{5}/g) ?? [];
  const hashes = [...new Set([...before, ...comments.map((line) => hashOf(wordsOf(line)))])].sort();
  writeFileSync(target, `${JSON.stringify({...known, hashes: hashes.join('')})}\n`);
  console.log(`${hashes.length - before.length} comments added; say in "source" of ${target} where they come from.`);
}
