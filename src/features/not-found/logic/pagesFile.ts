/** Path of the list of all pages below the base URL: the build writes it, the not-found page fetches it. */
export const pagesFile = 'pages.json';
