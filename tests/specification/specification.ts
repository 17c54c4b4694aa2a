import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';

/** One sentence of the specification. */
type Line = {
  /** Its section and place, such as "4.14". */
  id: string;
  section: string;
  /** Its words. */
  says: string;
  /** Lines that contradict this one and give way to it. */
  insteadOf: readonly string[];
  /** Why the others give way. */
  why?: string;
  /** Why no test can hold it. */
  untested?: string;
};

/** Where a test names a line. */
type Holder = {id: string; file: string; line: number};

type Entry = string | {says: string; insteadOf?: string[]; why?: string; untested?: string};

const folder = __dirname;

/** All lines of the specification, in its order. */
export const lines: readonly Line[] = Object.entries(
  yaml.load(readFileSync(path.join(folder, 'specification.yml'), 'utf8')) as Record<string, Record<string, Entry>>,
).flatMap(([section, entries]) =>
  Object.entries(entries).map(([id, entry]) => ({
    id,
    section,
    insteadOf: [],
    ...(typeof entry === 'string' ? {says: entry} : entry),
  })),
);

/**
 * The title of a test that holds lines of the specification: their numbers and words.
 * @throws Error for a number that the specification does not have
 */
export function line(...ids: readonly string[]): string {
  return ids
    .map((id) => {
      const found = lines.find((one) => one.id === id);
      if (found === undefined) {
        throw new Error(`tests/specification/specification.yml has no line ${id}.`);
      }
      return `${id} ${found.says}`;
    })
    .join(' ');
}

/** The places in this folder where a test names a line: `test(line('4.14'), …)`. */
export function findHolders(): Holder[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /^(?:services\/)?\d+-.*\.(?:spec|test)\.tsx?$/.test(file))
    .sort(new Intl.Collator('en', {numeric: true}).compare)
    .flatMap((file) =>
      readFileSync(path.join(folder, file), 'utf8')
        .split('\n')
        .flatMap((text, index) =>
          [...text.matchAll(/\bline\(([^)]*)\)/g)].flatMap(([, ids]) =>
            [...ids!.matchAll(/'([\d.]+)'/g)].map(([, id]) => ({
              id: id!,
              file: `tests/specification/${file}`,
              line: index + 1,
            })),
          ),
        ),
    );
}

/** The lines that no test holds, that give way to no other line, and that have no reason to be untested. */
export function findUnheld(holders: readonly Holder[]): Line[] {
  const held = new Set(holders.map(({id}) => id));
  const givenWay = new Set(lines.flatMap(({insteadOf}) => insteadOf));
  return lines.filter(({id, untested}) => !held.has(id) && !givenWay.has(id) && untested === undefined);
}
