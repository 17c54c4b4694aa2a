/** Where the tests serve the site as it is deployed. */
export const sitePort = 4173;

/** Where they serve a second build, made with an analytics id and the hosted search. */
export const servicesPort = 4174;
