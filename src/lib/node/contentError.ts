/** An error in a file that a writer can fix. */
export type ContentError = {
  /** Path below the project's folder. */
  file: string;
  /** From 1. */
  line: number;
  /** What is wrong and what to do. */
  message: string;
};

/** One line per error, in the form that editors turn into links. */
export function printErrors(errors: readonly ContentError[]): string {
  return [...errors]
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map(({file, line, message}) => `${file}:${line}: ${message}`)
    .join('\n');
}
