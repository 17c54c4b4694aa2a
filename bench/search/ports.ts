/** Where the benchmark serves the pages of the contenders. */
export const contendersPort = 4511;

/** Where it serves the built site, with the server of `npm run serve`. */
export const sitePort = 4512;

/** Where it serves the builds with and without the search box. */
export const commonBundlePort = 4513;
