import {readFile, writeFile} from 'node:fs/promises';

import {hashOf, wordsOf} from '../../src/csf/conf/knownComments';
import known from '../../src/csf/conf/shipped/knownComments.json';

const target = 'src/csf/conf/shipped/knownComments.json';

/** Adds the comments of csf.conf files that a version or a fork ships: `npm run known-comments -- FILE…`. */
async function addComments(files: readonly string[]): Promise<void> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const comments = texts.flatMap((text) => text.split(/\r?\n/)).filter((line) => /^\s*#+\s*[^\s#]/.test(line));
  const before = known.hashes.match(/.{5}/g) ?? [];
  const hashes = [...new Set([...before, ...comments.map((line) => hashOf(wordsOf(line)))])].sort();
  await writeFile(target, `${JSON.stringify({...known, hashes: hashes.join('')})}\n`);
  console.log(`${hashes.length - before.length} comments added; say in "source" of ${target} where they come from.`);
}

addComments(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
