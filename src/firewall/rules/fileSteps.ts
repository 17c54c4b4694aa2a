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

/** Whether a pattern is none that JavaScript can read; Perl knows nearly the same patterns. */
export function isDoubtfulPattern(pattern: string): boolean {
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
