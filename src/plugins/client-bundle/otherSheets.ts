/** Name of the `meta` element in which a page lists the style sheets of other pages, as paths below the base URL. */
export const otherSheets = 'other-sheets';
