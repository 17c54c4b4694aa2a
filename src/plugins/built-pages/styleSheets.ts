/** Where the first style sheet of a page is named, in either of the forms in which Docusaurus writes pages. */
export const firstStyleSheet = /<link rel="?stylesheet\b/;
