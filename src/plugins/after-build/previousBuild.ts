import {existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The folder of the build before, which stays until the next one has ended. */
export type PreviousBuild = {
  /** The folder, if that build ended and was made in the same way; otherwise nothing of it can be relied upon. */
  folder: (way: string) => string | undefined;
  /** To be called when a build has ended: deletes the folder, and notes in what way the build was made. */
  end: (way: string) => void;
};

/**
 * Takes the folder of the build before out of the way, which Docusaurus would delete: what did not change need not be
 * made again. Its files are deleted last, because the file systems of Linux make new ones slower for minutes after that.
 * @param outDir folder of the build; a link to one is left alone @param place where it is kept, on the same disk
 */
export function keepPreviousBuild(outDir: string, place: string): PreviousBuild {
  const note = `${place}.txt`;
  const ended = existsSync(note) ? readFileSync(note, 'utf8') : undefined;
  const noteOf = (way: string): string => `${outDir}\n${way}\n`;
  rmSync(note, {force: true});
  rmSync(place, {recursive: true, force: true});
  const isKept = move(outDir, place);
  return {
    folder: (way) => (isKept && noteOf(way) === ended ? place : undefined),
    end: (way) => {
      rmSync(place, {recursive: true, force: true});
      mkdirSync(path.dirname(note), {recursive: true});
      writeFileSync(note, noteOf(way));
    },
  };
}

function move(from: string, to: string): boolean {
  if (!lstatSync(from, {throwIfNoEntry: false})?.isDirectory()) {
    return false;
  }
  mkdirSync(path.dirname(to), {recursive: true});
  try {
    renameSync(from, to);
    return true;
  } catch {
    // On another disk, or a disk itself: Docusaurus deletes what is in it.
    return false;
  }
}
