import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {archiveFiles} from '../../logic/offlineFiles';
import {filesBelow, isPageFile} from '../../../../lib/html/filesBelow';

import type {Site} from './localAddress';
import {pack} from './pack';
import {readme, type About} from './readme';
import {rewritePage, startScript} from './rewritePage';
import {rewriteStyles, stylesWithoutScripts} from './rewriteStyles';

type Build = Omit<About, 'name'> & {outDir: string};

/**
 * Writes the whole site as an archive that works from the file system and on any server at any path, with its checksum.
 * Needs the finished pages.
 * @returns bytes of the archive
 */
export function writeOfflineArchive(build: Build): number {
  const {outDir, version} = build;
  const {archive, checksum} = archiveFiles(version);
  const bytes = makeArchive(build);
  const hash = createHash('sha256').update(bytes).digest('hex');
  mkdirSync(path.join(outDir, path.dirname(archive)), {recursive: true});
  writeFileSync(path.join(outDir, archive), bytes);
  writeFileSync(path.join(outDir, checksum), `${hash}  ${path.basename(archive)}\n`);
  return bytes.length;
}

/** The archive of a finished build. The same build makes the same archive, byte for byte. */
export function makeArchive(build: Build): Buffer {
  return pack(archivedFiles(build), archiveFiles(build.version).name, build.date);
}

/** The archive's files, by their paths below the root of the site. */
function archivedFiles(build: Build): Map<string, Buffer> {
  const read = readKept(build.outDir);
  const site: Site = {siteUrl: build.siteUrl, baseUrl: build.baseUrl, files: new Set(read.keys())};
  const styles: string[] = [];
  for (const [file, content] of read) {
    if (isPageFile(file)) {
      read.set(file, Buffer.from(rewritePage(content.toString(), file, site)));
    } else if (file.endsWith('.css')) {
      const css = content.toString();
      styles.push(stylesWithoutScripts(css));
      read.set(file, Buffer.from(rewriteStyles(css, file, site)));
    }
  }
  const ours = (file: string): string => readFileSync(path.join(__dirname, file), 'utf8');
  const name = path.basename(archiveFiles(build.version).archive);
  return read
    .set(startScript, Buffer.from(ours('start.js')))
    .set('assets/folder.css', Buffer.from([...styles, ours('folder.css')].join('\n')))
    .set('README.txt', Buffer.from(readme({...build, name})));
}

function readKept(outDir: string): Map<string, Buffer> {
  const files = filesBelow(outDir).filter(isKept);
  const read = files.map((file): [string, Buffer] => [file, readFileSync(path.join(outDir, file))]);
  return new Map(read.filter(([file, content]) => !isPageFile(file) || !isSignpost(content)));
}

/** Paths in the build that the archive leaves out, as patterns. */
const left = [
  // Files for servers, and files that other build steps make for the online site.
  /^_/,
  /^\.well-known\//,
  /\.(br|gz|map)$/,
  /^sw\.js$/,
  /^offline\//,
  // For programs and other sites: feeds, the list of pages, previews of links.
  /^sitemap\.xml$/,
  /^(blog|docs\/(changelog|known-faults|reference\/changes|security-notices))\/[\w-]+\.(xml|json)$/,
  /^img\/cards\//,
  /^site\.webmanifest$/,
  // The reference data at versioned URLs: the archive has it without versions.
  /^reference\/\d/,
  // Browsers request it by themselves, at another path.
  /^404\.html$/,
  // The second format of a video: the archive has the MP4, which every browser plays.
  /\.webm$/,
];

/** Whether a file of the build belongs in the archive. */
export function isKept(file: string): boolean {
  return !left.some((pattern) => pattern.test(file));
}

/** Whether a page is only a redirect from an old address, which nothing in the archive links to. */
export function isSignpost(html: Buffer): boolean {
  return !html.includes('id="__docusaurus"') && !html.includes('id=__docusaurus');
}
