/** Something wrong in a file that a writer can mend. */
export type Fault = {
  /** Path below the project's folder. */
  file: string;
  /** From 1. */
  line: number;
  /** What is wrong and what to do. */
  message: string;
};

/** One line per fault, in the form that editors turn into a link. */
export function printFaults(faults: readonly Fault[]): string {
  return [...faults]
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map(({file, line, message}) => `${file}:${line}: ${message}`)
    .join('\n');
}
