import {Globby} from '@docusaurus/utils';
import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {archiveFiles} from '../../addresses/offlineFiles';

import {isKept, isSignpost} from './kept';
import type {Site} from './localAddress';
import {pack} from './pack';
import {readme, type About} from './readme';
import {rewritePage, startScript} from './rewritePage';
import {rewriteStyles, stylesWithoutScripts} from './rewriteStyles';

type Build = Omit<About, 'name'> & {outDir: string};

/**
 * Writes the whole site as one archive, which opens from the file system and on any server below any path, and its
 * checksum beside it. Needs the finished pages. @returns bytes of the archive
 */
export async function writeOfflineArchive(build: Build): Promise<number> {
  const {outDir, version} = build;
  const {archive, checksum} = archiveFiles(version);
  const bytes = await makeArchive(build);
  const hash = createHash('sha256').update(bytes).digest('hex');
  await mkdir(path.join(outDir, path.dirname(archive)), {recursive: true});
  await Promise.all([
    writeFile(path.join(outDir, archive), bytes),
    writeFile(path.join(outDir, checksum), `${hash}  ${path.basename(archive)}\n`),
  ]);
  return bytes.length;
}

/** The archive of a finished build: the same build makes the same archive, letter for letter. */
export async function makeArchive(build: Build): Promise<Uint8Array> {
  return pack(await archivedFiles(build), archiveFiles(build.version).name, build.date);
}

/** What is in the archive, by its path below the root of the site. */
async function archivedFiles(build: Build): Promise<Map<string, Buffer>> {
  const read = await readKept(build.outDir);
  const site: Site = {siteUrl: build.siteUrl, baseUrl: build.baseUrl, files: new Set(read.keys())};
  const styles: string[] = [];
  for (const [file, content] of read) {
    if (file.endsWith('.html')) {
      read.set(file, Buffer.from(rewritePage(content.toString(), file, site)));
    } else if (file.endsWith('.css')) {
      const css = content.toString();
      styles.push(stylesWithoutScripts(css));
      read.set(file, Buffer.from(rewriteStyles(css, file, site)));
    }
  }
  const ours = (file: string): Promise<string> => readFile(path.join(__dirname, file), 'utf8');
  const name = path.basename(archiveFiles(build.version).archive);
  return read
    .set(startScript, Buffer.from(await ours('start.js')))
    .set('assets/folder.css', Buffer.from([...styles, await ours('folder.css')].join('\n')))
    .set('README.txt', Buffer.from(readme({...build, name})));
}

async function readKept(outDir: string): Promise<Map<string, Buffer>> {
  const names = (await Globby('**', {cwd: outDir, dot: true})).filter(isKept);
  const contents = await Promise.all(names.map((file) => readFile(path.join(outDir, file))));
  const files = names.map((file, index): [string, Buffer] => [file, contents[index]!]);
  return new Map(files.filter(([file, content]) => !file.endsWith('.html') || !isSignpost(content.toString())));
}
