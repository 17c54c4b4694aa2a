/** Port of the site as deployed. */
export const sitePort = 4173;

/** Where they serve a second build, made with an analytics id, the hosted search and receivers for the forms. */
export const servicesPort = 4174;

/** Where the forms of that second build go; the test that needs it starts a server there. */
export const formsPort = 4175;

/** Where the preview of writers runs, in the test that starts it. */
export const previewPort = 4176;

/** Where they serve a third build, made with STOCK_BUNDLE=all. */
export const stockPort = 4177;
