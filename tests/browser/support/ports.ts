/** Where the tests serve the site as it is deployed. */
export const sitePort = 4173;

/** Where they serve a second build, made with an analytics id. */
export const analyticsPort = 4174;
