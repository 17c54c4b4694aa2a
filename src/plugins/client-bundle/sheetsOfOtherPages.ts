/** Where a page names the style sheets that other pages need: a `meta` element, and their folder below the base URL. */
export const sheetsOfOtherPages = {name: 'sheets-of-other-pages', folder: 'assets/css/'};
