/** A part of a build whose cost is measured. */
export type StepName = 'records' | 'ours' | 'pagefind' | 'miniSearch';

/** Reads what a step works on in the folder of a site; the result does the work, and only that is measured. */
export type Step = (folder: string) => Promise<() => Promise<void>>;
