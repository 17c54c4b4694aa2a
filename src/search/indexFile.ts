/** Path of the index file below the base URL: the build writes it, the browser fetches it. */
export const indexFile = 'search-index.json';
