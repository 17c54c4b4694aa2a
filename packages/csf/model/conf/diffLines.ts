import {diffLines as compareLines} from 'diff';

/** One line of a comparison; a line that is the same has both numbers. */
export type DiffLine = {kind: 'same' | 'removed' | 'added'; text: string; before?: number; after?: number};

/** How far two files may be apart; beyond, a comparison shows nothing that helps. */
const mostEdits = 20_000;

/** A comparison of two csf.conf. */
export type ConfigDiff = {
  /** Whether only the settings were compared, because the comments have too little in common. */
  isSettingsOnly: boolean;
  /** Undefined where the settings have too little in common, too. */
  lines: DiffLine[] | undefined;
};

/**
 * Compares two csf.conf line by line. A fork rewords every comment, which would hide the changes
 * to the settings, so the comparison then leaves comments out.
 */
export function diffConfigs(before: string, after: string): ConfigDiff {
  const known = new Set(linesOf(after).filter(isComment));
  const comments = linesOf(before).filter(isComment);
  const isSettingsOnly =
    comments.length > 20 && comments.filter((line) => known.has(line)).length < comments.length / 2;
  if (!isSettingsOnly) {
    return {isSettingsOnly, lines: diffLines(before, after)};
  }
  const [old, fresh] = [before, after].map((text) =>
    linesOf(text).flatMap((line, index) => (isComment(line) || line.trim() === '' ? [] : [{line, number: index + 1}])),
  );
  const lines = diffLines(old!.map(({line}) => line).join('\n'), fresh!.map(({line}) => line).join('\n'));
  return {
    isSettingsOnly,
    lines: lines?.map((line) => ({
      ...line,
      ...(line.before !== undefined && {before: old![line.before - 1]!.number}),
      ...(line.after !== undefined && {after: fresh![line.after - 1]!.number}),
    })),
  };
}

function linesOf(text: string): string[] {
  return text.split(/\r?\n/);
}

function isComment(line: string): boolean {
  return /^\s*#/.test(line);
}

/** Compares two texts line by line; undefined where they have too little in common. */
export function diffLines(before: string, after: string): DiffLine[] | undefined {
  const changes = compareLines(before, after, {
    stripTrailingCr: true,
    maxEditLength: mostEdits,
    timeout: 2000,
  });
  if (changes === undefined) {
    return undefined;
  }
  let [oldNumber, newNumber] = [0, 0];
  return changes.flatMap(({added, removed, value}) =>
    value
      .replace(/\n$/, '')
      .split('\n')
      .map((text): DiffLine => {
        if (removed) {
          oldNumber += 1;
          return {kind: 'removed', text, before: oldNumber};
        }
        newNumber += 1;
        if (added) {
          return {kind: 'added', text, after: newNumber};
        }
        oldNumber += 1;
        return {kind: 'same', text, before: oldNumber, after: newNumber};
      }),
  );
}
