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

/** Where they serve a fourth build, with other values for all options of the theme. */
export const optionsPort = 4178;

const known = new Set([sitePort, servicesPort, formsPort, previewPort, stockPort, optionsPort].map(String));

/** Lets the tests of this process ask a server that one of them started on a free port. */
export function allowPort(port: number | string): void {
  known.add(String(port));
}

/** Whether a URL leads to a server on this machine that no test started, such as another project's. */
export function isStray(url: string): boolean {
  const {protocol, hostname, port} = new URL(url);
  const isHere = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  return /^(?:http|ws)s?:$/.test(protocol) && isHere && !known.has(port);
}
