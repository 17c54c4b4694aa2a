import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {codeHost, product as documented} from '@sentinel/csf/facts/links.json';
import {countChanges} from '@sentinel/csf/model/settingHistory';
import type {Setting} from '@sentinel/csf/model/settings';
import {placesNaming, readTexts} from '../lib/mentions';
import {
  commentsToLearn,
  filesToDescribe,
  leftToDo,
  recordingsToRenew,
  sentencesToRead,
  usesOfGone,
  type TaskGroup,
} from './leftToDo';
import {ofTag, unpacked} from '../lib/product';

import {applyBlocklists, applyFlags, applyProfiles, applySettings, applyTemplates} from './applyProduct';
import {compareProducts} from './compareProducts';
import {changedFiles, compareFileNames, compareSource, reportSource, withNewLines} from './compareSource';
import {compareTexts, textTasks} from './compareTexts';
import {readFamily} from './family';
import {productFromFacts} from './productFromFacts';
import {readProduct} from './readProduct';
import {packServerSettings, packShippedSettings, packShippedTexts, readShippedTexts} from './shippedConfig';

/**
 * Compares another version of the product with the facts, or with `--family` the repositories of CSF and its forks.
 * @param source a csf.tgz, its folder, or with `--family` the folder of the clones
 * @param args may have `--write`, `--tag=TAG` and `--family`
 * @param old the documented version: a csf.tgz, its folder or a tag
 * @throws Error with a sentence that says what to do
 */
export function compareFacts(source: string, args: readonly string[], old: string = documented.tag): void {
  if (args.includes('--family')) {
    compareFamily(path.resolve(source), args.includes('--write'));
    return;
  }
  const folder = unpacked(source);
  const product = readProduct(folder);
  const before = productFromFacts();
  const changes = compareProducts(before, product);
  const texts = readTexts([
    ...['docs/**/*.mdx', 'blog/**/*.mdx', 'packages/csf/descriptions/**/*.yml', 'packages/csf/facts/*.json'],
    '!packages/csf/facts/setting-{arrivals,history}.json',
  ]);
  console.log(
    `From ${before.version} to ${product.version}: ${changes.length === 0 ? 'no setting, option, template, list or service differs.' : `${changes.length} differences.`}`,
  );
  for (const {name, sentence} of changes) {
    const places = placesNaming(name, texts).filter(({file}, index, all) => file !== all[index - 1]?.file);
    console.log(`\n${sentence}`);
    console.log(places.map(({file, line}) => `  ${file}:${line}`).join('\n') || '  mentioned nowhere');
  }
  if (args.includes('--write')) {
    keepOldData(before.version, product.version);
    rewrite('settings', (file: Parameters<typeof applySettings>[0]) => applySettings(file, product));
    rewrite('blocklists', (file: Parameters<typeof applyBlocklists>[0]) => applyBlocklists(file, product));
    rewrite('alerts', (file: Parameters<typeof applyTemplates>[0]) => applyTemplates(file, product));
    rewrite('profiles', (file: Parameters<typeof applyProfiles>[0]) => applyProfiles(file, product));
    rewrite('cli', (file: Parameters<typeof applyFlags>[0]) => applyFlags(file, product));
    rewrite('lfd', (file: object) => ({...file, version: product.version, ...product.lfd}));
    rewrite('stops', (file: object) => ({...file, version: product.version, ...product.stops}));
    rewrite('command-settings', (file: object) => ({
      ...{...file, version: product.version, settings: product.commandSettings},
    }));
    replaceIn(
      'packages/csf/facts/links.json',
      `"docsVersion": "${before.version}"`,
      `"docsVersion": "${product.version}"`,
    );
    writeShipped('files', packShippedTexts(product.version, readShippedTexts(folder)));
    writeShipped('settings', packShippedSettings(readSettings()));
    writeShipped('serverSettings', packServerSettings(readSettings()));
    console.log('\nThe facts are rewritten. Check their diff.');
  }
  printTasks('Left to do by hand', leftToDo(product));
  const documentedFolder = oldFolder(old);
  const documentedProduct = readProduct(documentedFolder);
  const sinceDocumented = [
    ...compareProducts(documentedProduct, product),
    ...compareFileNames(documentedFolder, folder),
  ];
  printTasks('To change or record again', [
    filesToDescribe(sinceDocumented),
    commentsToLearn(documentedFolder, folder),
    ...textTasks(compareTexts(documentedFolder, folder), readTexts(ourTexts)),
    usesOfGone(sinceDocumented),
    recordingsToRenew(sinceDocumented),
  ]);
  if (product.version !== documentedProduct.version) {
    printTasks('To read again', [sentencesToRead(documentedProduct.version)]);
  }
  compareLines(documentedFolder, folder, args);
}

/** Where words of the product can be: not in the bulk of recorded cases. */
const ourTexts = [
  ...[
    '{packages/csf/{answers,descriptions,facts,model,pages},src}/**/*.{ts,tsx,json,yml}',
    '!packages/csf/model/conf/shipped/**',
    'docs/**/*.mdx',
    'blog/**/*.mdx',
  ],
  ...[
    'packages/csf/tests/fixtures/decode-messages.txt',
    'packages/csf/tests/fixtures/log-lines.jsonl',
    'tests/features/search/logic/*.yml',
  ],
];

/** The folder of the documented version. @throws if git cannot get its tag */
function oldFolder(old: string): string {
  try {
    return existsSync(old) ? unpacked(old) : ofTag(old);
  } catch {
    throw new Error(
      `The lines that facts name are not compared: git did not get the tag ${old} of ${codeHost.repo}. Name the package of the documented version too: npm run facts -- csf.tgz OLD.tgz`,
    );
  }
}

/** Says which files differ, and what became of the lines that our texts name. Writes with `--write --tag=TAG`. */
function compareLines(before: string, after: string, args: readonly string[]): void {
  // The lines of command-settings.json are those of the new version already: they are read from it.
  const texts = readTexts([
    'packages/csf/{answers,facts,model,pages}/**/*.{json,ts}',
    '!packages/csf/recordings/**',
    '!packages/csf/model/conf/shipped/**',
    '!packages/csf/facts/command-settings.json',
  ]);
  const findings = compareSource(before, after, texts);
  const files = changedFiles(before, after, findings);
  console.log(`\nFiles that differ: ${files.length}, each with the facts that name lines of it.`);
  console.log(files.map((file) => `  ${file}\n`).join(''));
  console.log(
    reportSource(
      findings,
      readTexts(['{packages/csf/{answers,descriptions,model,pages},src}/**/*.{json,ts,tsx,yml}']),
      readTexts(['docs/**/*.mdx']),
    ),
  );
  const tag = args.find((arg) => arg.startsWith('--tag='))?.slice('--tag='.length);
  if (args.includes('--write') && tag !== undefined) {
    for (const file of texts.keys()) {
      writeFileSync(file, withNewLines(file, readFileSync(file, 'utf8'), findings));
    }
    replaceIn('packages/csf/facts/links.json', `"tag": "${documented.tag}"`, `"tag": "${tag}"`);
    console.log('\nThe numbers of lines and the tag are those of the new version now.');
  }
}

/** Compares the repositories of CSF and its forks with the facts, or writes the facts. */
function compareFamily(folder: string, isWriting: boolean): void {
  const {history, arrivals, forks} = readFamily(folder);
  for (const {id, settings, changes} of history.versions) {
    console.log(`${id}: ${Object.values(settings).join(', ') || 'no file'}; ${countChanges(changes)}.`);
  }
  for (const [name, content] of Object.entries({'setting-history': history, 'setting-arrivals': arrivals, forks})) {
    const file = path.resolve('packages/csf/facts', `${name}.json`);
    const text = `${JSON.stringify(content, null, 2)}\n`;
    if (isWriting) {
      writeFileSync(file, text);
    } else if (readFileSync(file, 'utf8') !== text) {
      throw new Error(`${file} differs from the repositories; run the command again with --write and check the diff.`);
    }
  }
}

function rewrite<File>(name: string, change: (file: File) => File): void {
  const file = path.resolve('packages/csf/facts', `${name}.json`);
  writeFileSync(file, `${JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as File), null, 2)}\n`);
}

function replaceIn(file: string, before: string, after: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(before, after));
}

/** The data of the old version stay at their URLs. @throws if nobody has kept them yet */
function keepOldData(before: string, after: string): void {
  const kept = `static/reference/${before}`;
  if (before !== after && !existsSync(kept)) {
    throw new Error(
      `${kept} is missing, so the data of ${before} would disappear from the site. Build the site, then: rsync -a --exclude='*.br' --exclude='*.gz' build/reference/${before} static/reference/`,
    );
  }
}

function printTasks(heading: string, groups: TaskGroup[]): void {
  const count = groups.reduce((sum, {tasks}) => sum + tasks.length, 0);
  console.log(`\n${heading}: ${count === 0 ? 'nothing.' : `${count} places.`}`);
  for (const {title, tasks} of groups.filter((group) => group.tasks.length > 0)) {
    console.log(`\n${title}`);
    for (const {file, line, what} of tasks) {
      console.log(`  ${file}:${line}: ${what}`);
    }
  }
}

/** Browsers load these, so they are written without spaces. */
function writeShipped(name: string, content: object): void {
  writeFileSync(path.resolve('packages/csf/model/conf/shipped', `${name}.json`), `${JSON.stringify(content)}\n`);
}

function readSettings(): Setting[] {
  const file = readFileSync(path.resolve('packages/csf/facts/settings.json'), 'utf8');
  return (JSON.parse(file) as {settings: Setting[]}).settings;
}
