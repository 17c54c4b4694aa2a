import {existsSync, mkdirSync, mkdtempSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';

/**
 * Takes folders of a site out of the way of its next build, and deletes nothing before the builds that are measured have
 * ended: for minutes after many files were deleted, ext4 looks for those that must not come back when it makes new ones
 * (`recently_deleted` in fs/ext4/ialloc.c), and a build of thousands of files would pay for the one before it.
 */
export function putAside(site: string, folders: readonly string[]): void {
  const aside = asideOf(site);
  mkdirSync(aside, {recursive: true});
  const place = mkdtempSync(path.join(aside, 'build-'));
  folders
    .filter((folder) => existsSync(path.join(site, folder)))
    .forEach((folder) => renameSync(path.join(site, folder), path.join(place, path.basename(folder))));
}

/** Deletes what was put aside of a site. */
export function deleteAside(site: string): void {
  rmSync(asideOf(site), {recursive: true, force: true});
}

/** Beside the site, so that what is moved stays on its disk. */
function asideOf(site: string): string {
  return `${site}-aside`;
}
