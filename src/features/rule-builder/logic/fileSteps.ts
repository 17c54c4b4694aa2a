import type {Step} from './ruleKind';

/** How a line gets into a file that lfd reads when it starts. */
export function lfdFileSteps(file: string, line: string, needs: string): Step[] {
  return [
    {text: 'Add the line to the file.', file, line},
    {text: `${needs} Restart lfd.`, command: 'csf --lfd restart'},
  ];
}

/** How it gets out again. */
export function lfdFileUndo(file: string, line: string): Step[] {
  return [
    {text: 'Take the line out of the file.', file, line},
    {text: 'Restart lfd.', command: 'csf --lfd restart'},
  ];
}

/**
 * What is doubtful about a Perl pattern: that it is none, or a file name with the * of a shell in
 * it, such as ea-php*, which fits ea-ph and ea-phpp but not ea-php82.
 */
export function doubtsAboutPattern(pattern: string): string[] {
  // What is escaped or stands in brackets is repeated on purpose.
  const plain = pattern.replace(/(\\.|\[[^\]]*\])[*+?]?/g, '');
  const [, repeated] = /([\w/-])\*/.exec(plain) ?? [];
  return [
    ...(isDoubtfulPattern(pattern)
      ? ['The pattern looks wrong. lfd leaves a wrong pattern out and writes "Invalid regex" to /var/log/lfd.log.']
      : []),
    ...(repeated === undefined
      ? []
      : [
          `"${repeated}*" fits "${repeated}" any number of times, also none, and nothing else. For any text write .*, for digits \\d+, for a part of a path [^/]+.`,
        ]),
  ];
}

/** What is to say about a # behind a line of a file in which lfd knows no comments behind lines. */
export function doubtsAboutComment(value: string): string[] {
  return /\S\s*#/.test(value)
    ? [
        'lfd knows no comments behind a line of this file: # and what follows it are part of the text. Put comments in lines of their own.',
      ]
    : [];
}

/** Whether a pattern is none that JavaScript can read; Perl knows nearly the same patterns. */
function isDoubtfulPattern(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return false;
  } catch {
    try {
      new RegExp(pattern);
      return false;
    } catch {
      return true;
    }
  }
}
