import alerts from '../facts/alerts.json';
import facts from '../facts/files.json';
import readers from '../facts/restarts.json';

export type ProductFile = {
  path: string;
  area: string;
  purpose: string;
  settings: string[];
  shipped_as?: Record<string, string>;
  line?: string;
  notes?: string[];
  kept_on_upgrade?: boolean;
  include_allowed?: boolean;
  panel?: string;
};

/** Every file and folder of the product. */
export const files: readonly ProductFile[] = facts.files as unknown as ProductFile[];

/** What each area of files is. */
export const areas: Readonly<Record<string, string>> = facts.areas;

/** Templates of mails and pages, by file name. */
export const templates: ReadonlySet<string> = new Set(
  [...alerts.templates, ...alerts.web_server_templates].map(({file}) => file),
);

/** Folders that belong only to the product: any path below them must be known. */
const ownFolders = ['/etc/csf/', '/usr/local/csf/', '/var/lib/csf/'];

const byPath = new Map(files.map((file) => [withoutSlash(file.path), file]));

/** The file or folder of the product at a path. */
export function findFile(path: string): ProductFile | undefined {
  return byPath.get(withoutSlash(path));
}

/** When a program reads a file: at its start, or whenever it needs it. */
export type Reading = 'csf-start' | 'lfd-start' | 'each-time';

/** Who reads a file and when. */
export type Readers = {
  read: readonly Reading[];
  /** Setting with which lfd, too, reads it at its start. */
  lfd_start_with?: string;
  /** Files and lines of the product that read it. */
  where: readonly string[];
};

/** Who reads each file that people edit, by its path. Files without an entry are not made to be edited. */
export const readersOf: ReadonlyMap<string, Readers> = new Map(
  Object.entries(readers.files as Record<string, Readers>),
);

/** The shortest command that makes csf and lfd read a file again; '' if none is needed, undefined if it is unknown. */
export function restartCommand(path: string): string | undefined {
  const reading = readersOf.get(path)?.read;
  if (reading === undefined) {
    return undefined;
  }
  const [csf, lfd] = [reading.includes('csf-start'), reading.includes('lfd-start')];
  return csf && lfd ? 'csf -ra' : csf ? 'csf -r' : lfd ? 'csf --lfd restart' : '';
}

/** Whether a command, such as `csf -ra`, makes csf and lfd read a file again. */
export function appliesChange(command: string, path: string): boolean {
  const wanted = restartCommand(path);
  return !wanted || command === wanted || command === 'csf -ra' || command === 'csf --restartall';
}

/** Whether a path is a file, folder or template of the product. */
export function isKnownPath(path: string): boolean {
  const clean = withoutSlash(path);
  return (
    byPath.has(clean) ||
    [...byPath.keys()].some((known) => known.startsWith(`${clean}/`)) ||
    (clean.startsWith('/usr/local/csf/tpl/') && templates.has(clean.slice('/usr/local/csf/tpl/'.length)))
  );
}

/** Whether a path is in a folder that belongs only to the product. */
export function isProductPath(path: string): boolean {
  return ownFolders.some((folder) => path.startsWith(folder));
}

/** Files by their bare name, as in `csf.deny`; those under /etc/csf, which people edit, before others. */
const byName = new Map<string, ProductFile>();
for (const file of [...files].sort(
  (a, b) => Number(b.path.startsWith('/etc/csf/')) - Number(a.path.startsWith('/etc/csf/')),
)) {
  for (const name of [withoutSlash(file.path).split('/').at(-1)!, ...Object.values(file.shipped_as ?? {})]) {
    byName.set(name, byName.get(name) ?? file);
  }
}

/** The file that a bare name such as `csf.deny` means; undefined for a name the product does not use. */
export function findFileByName(name: string): ProductFile | undefined {
  return byName.get(name);
}

/** Every known bare name, for suggestions. */
export const knownNames: readonly string[] = [...byName.keys()];

/** Every known path, for suggestions. */
export const knownPaths: readonly string[] = [...byPath.keys()];

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
