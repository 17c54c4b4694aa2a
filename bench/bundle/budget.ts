import {fileTypes, type FileType} from './pageFiles';
import {sumOf, type Part} from './weighPage';

/** What one kind of page may weigh. */
export type PageBudget = {
  /** The page that stands for its kind. */
  address: string;
  /** Most bytes of each kind of file. */
  limits: Record<FileType, number>;
  /** Bytes of each part on the day the limits were set. */
  parts: Record<string, number>;
};

/** What pages may weigh, and what scripts were made of on the day that was decided. */
export type Budget = {
  pages: Record<string, PageBudget>;
  /** Bytes of source by script, and by package or folder. */
  contents: Record<string, Record<string, number>>;
};

/** What may be added before anybody is asked. */
const room = 1.02;

/** More growths than these hide the one that matters. */
const shown = 5;

/** Says for each kind of file that is over its limit which part is to blame, and what grew in it. */
export function overruns(kind: string, {pages, contents}: Budget, parts: readonly Part[]): string[] {
  const {address, limits, parts: before} = pages[kind]!;
  return fileTypes.flatMap((type) => {
    const sum = sumOf(parts, type);
    if (sum <= limits[type]) {
      return [];
    }
    const growths = parts.filter((part) => part.type === type).flatMap((part) => growthOf(part, before, contents));
    return [
      `${kind} (${address}): ${type} is ${bytes(sum)}, ${number(sum - limits[type])} over its budget of ${number(limits[type])}.`,
      ...(growths.length > 0
        ? growths
        : ['No part of it grew since the budget was written: the limit was lowered.']
      ).map((line) => `  ${line}`),
    ];
  });
}

/** The same budget with limits for what the pages weigh now. */
export function budgetFor(old: Budget, measured: Readonly<Record<string, readonly Part[]>>): Budget {
  const scripts = Object.values(measured).flatMap((parts) => parts.filter(({type}) => type === 'js'));
  return {
    pages: Object.fromEntries(
      Object.entries(old.pages).map(([kind, {address}]) => {
        const parts = measured[kind]!;
        const limits = Object.fromEntries(fileTypes.map((type) => [type, limitFor(sumOf(parts, type))]));
        return [
          kind,
          {
            address,
            limits: limits as Record<FileType, number>,
            parts: Object.fromEntries(parts.map(({name, bytes: size}) => [name, size])),
          },
        ];
      }),
    ),
    contents: Object.fromEntries(scripts.map(({name, contents}) => [name, bySize(contents)])),
  };
}

function growthOf(part: Part, before: Readonly<Record<string, number>>, contents: Budget['contents']): string[] {
  const old = before[part.name];
  if (old === undefined) {
    return [`${part.name} is new: ${bytes(part.bytes)}${within(part.contents, {})}`];
  }
  return part.bytes > old
    ? [
        `${part.name} grew by ${number(part.bytes - old)} to ${bytes(part.bytes)}${within(part.contents, contents[part.name] ?? {})}`,
      ]
    : [];
}

/** What grew inside of a script, by the size of its source; nothing is said where the bundler told nothing. */
function within(now: Readonly<Record<string, number>>, before: Readonly<Record<string, number>>): string {
  const grown = Object.entries(now)
    .map(([owner, size]): [string, number] => [owner, size - (before[owner] ?? 0)])
    .filter(([, more]) => more > 0)
    .sort(([, one], [, other]) => other - one);
  const named = grown.slice(0, shown).map(([owner, more]) => `${owner} +${number(more)}`);
  return grown.length > 0 ? `; its source: ${named.join(', ')}${grown.length > shown ? ' and others' : ''}` : '';
}

function limitFor(size: number): number {
  return Math.ceil((size * room) / 10) * 10;
}

function bySize(contents: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(contents).sort(([, one], [, other]) => other - one));
}

function bytes(size: number): string {
  return `${number(size)} bytes`;
}

function number(value: number): string {
  return value.toLocaleString('en');
}
