import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {codeHost, download} from '@sentinel/csf/facts/links.json';

/** The folder csf of a csf.tgz, or the folder itself. */
export function unpacked(source: string): string {
  if (!existsSync(source)) {
    throw new Error(`${source} does not exist. Name a csf.tgz, or the folder csf of an unpacked one.`);
  }
  let folder = path.resolve(source);
  if (statSync(folder).isFile()) {
    folder = newFolder();
    execFileSync('tar', ['-xzf', source, '-C', folder]);
  }
  return existsSync(path.join(folder, 'csf', 'csf.pl')) ? path.join(folder, 'csf') : folder;
}

/** The product of a csf.tgz, a folder or a tag of its repository; without a source, the csf.tgz that everybody installs. */
export async function findProduct(source: string | undefined, published = download.tarball): Promise<string> {
  if (source === undefined) {
    const file = path.join(newFolder(), 'csf.tgz');
    const response = await fetch(published);
    if (!response.ok) {
      throw new Error(`${published} answers ${response.status}. Name a csf.tgz, its folder csf, or a tag.`);
    }
    writeFileSync(file, Buffer.from(await response.arrayBuffer()));
    return unpacked(file);
  }
  return existsSync(source) || /[/\\]|\.tgz$/.test(source) ? unpacked(source) : ofTag(source);
}

/** The product of a tag of its repository. */
export function ofTag(tag: string, repository = codeHost.repo): string {
  const folder = newFolder();
  execFileSync(
    'git',
    ['-c', 'advice.detachedHead=false', 'clone', '--quiet', '--depth', '1', '--branch', tag, repository, folder],
    {
      stdio: 'pipe',
    },
  );
  return unpacked(folder);
}

/** Its version, and the hash that `git rev-parse TAG:csf` prints in the product's repository. */
export function identify(product: string): {version: string; tree: string} {
  const store = newFolder();
  const git = (...args: string[]): string =>
    execFileSync('git', ['--git-dir', store, '--work-tree', product, ...args], {encoding: 'utf8'}).trim();
  git('init', '--quiet');
  git('add', '--all', '--force', '.');
  return {version: readFileSync(path.join(product, 'version.txt'), 'utf8').trim(), tree: git('write-tree')};
}

function newFolder(): string {
  return mkdtempSync(path.join(os.tmpdir(), 'product-'));
}
