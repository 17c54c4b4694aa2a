import {unzipSync} from 'fflate';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {version} from '@sentinel/csf/model/version';

/** Path of the offline archive that the build made. */
const archive = path.resolve(`build/offline/sentinel-docs-${version}.zip`);

/** The files of the archive, by their path below its one folder. */
export function readArchive(): Map<string, Buffer> {
  const files = Object.entries(unzipSync(readFileSync(archive)));
  return new Map(files.map(([file, content]) => [file.replace(`sentinel-docs-${version}/`, ''), Buffer.from(content)]));
}

/** Unpacks the archive into an empty folder. */
export function unpackArchive(folder: string): void {
  rmSync(folder, {recursive: true, force: true});
  for (const [file, content] of readArchive()) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), content);
  }
}
