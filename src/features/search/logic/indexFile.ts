/** Paths of the two parts of the index below the base URL: the build writes them, the browser fetches them. */
export const indexFile = 'search-index.json';
export const textsFile = 'search-texts.json';
