/**
 * The path that a page was built for, if it is open at another spelling of it, such as `/docs/intro` or
 * `/docs/intro/index.html`. Some hosts serve those without a redirect, and React would not find the page it draws.
 * @param path where the page is open
 * @param builtFor the path in its canonical address
 */
export function cleanAddress(path: string, builtFor: string): string | undefined {
  const clean = path.replace(/(\/index)?\.html$/, '').replace(/\/?$/, '/');
  return path !== builtFor && clean === builtFor ? builtFor : undefined;
}
