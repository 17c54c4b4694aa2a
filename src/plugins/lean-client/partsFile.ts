/** Where the browser finds out in which files the contents of pages lie, below the base URL. */
export const partsFile = 'page-parts.json';

/** What is in that file. */
export type PartsList = {
  /** The scripts of every page, below the base URL: a list holds beside these, and no others. */
  scripts: string[];
  /** The hash in the name of the file of each chunk, by its number. */
  hashes: Record<string, string>;
};

/** The name under which the scripts of parts wait for the one that runs them. */
export const partsGlobal = 'partsOfPages';
