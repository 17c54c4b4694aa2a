/** Paths of the two files below the base URL. The build writes them and the browser fetches them. */
export const indexFile = 'search-index.json';
export const textsFile = 'search-texts.json';
