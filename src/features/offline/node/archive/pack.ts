import {zipSync} from 'fflate';

/** The date of files if the date of the pages is unknown: the first day that ZIP can store. */
const firstDay = '1980-01-01T00:00:00Z';

/**
 * Packs files below a folder of the given name. The same files make the same archive, byte for byte: they are sorted
 * and have the same date, which does not come from the clock.
 */
export function pack(files: ReadonlyMap<string, Buffer>, folder: string, date = firstDay): Buffer {
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  // ZIP has no time zones and fflate uses the machine's, so write the same digits in every zone.
  const mtime = new Date(date.replace('Z', ''));
  return Buffer.from(
    zipSync(Object.fromEntries(sorted.map(([name, content]) => [`${folder}/${name}`, content])), {mtime}),
  );
}
