import {zipSync, type Zippable} from 'fflate';

/** Programs that unpack show this where nobody knows when the pages were written: the first day that ZIP can tell. */
const firstDay = '1980-01-01T00:00:00Z';

/**
 * Packs files below a folder of the given name. The same files make the same archive, letter for letter: they are
 * sorted, all of one date, and no clock of the machine is asked.
 */
export function pack(files: ReadonlyMap<string, Buffer>, folder: string, date = firstDay): Uint8Array {
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  const contents: Zippable = Object.fromEntries(sorted.map(([file, content]) => [`${folder}/${file}`, content]));
  return zipSync(contents, {level: 9, mtime: localTime(date)});
}

/** ZIP knows no time zones, and fflate takes that of the machine: the same digits in each. */
function localTime(date: string): Date {
  const utc = new Date(date);
  return new Date(
    utc.getUTCFullYear(),
    utc.getUTCMonth(),
    utc.getUTCDate(),
    utc.getUTCHours(),
    utc.getUTCMinutes(),
    utc.getUTCSeconds(),
  );
}
