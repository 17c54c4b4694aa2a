import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/*
 * A client module of Docusaurus: it puts the URL and the colour mode right before the router and React read them, either
 * of which would crash or draw another page than the one that was built.
 */
if (ExecutionEnvironment.canUseDOM) {
  openCanonicalPath();
  repairMalformedUrl();
  limitColorMode();
  // Before the router begins to listen, and so before it reads the URL.
  window.addEventListener('popstate', repairMalformedUrl);
}

/** Some hosts serve other spellings of a URL without a redirect. Pages that are not in the build, such as 404.html, name none. */
function openCanonicalPath(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const path = canonical && canonicalPath(window.location.pathname, new URL(canonical.href).pathname);
  if (path) {
    const {search, hash} = window.location;
    window.history.replaceState(window.history.state, '', path + search + hash);
  }
}

/**
 * The path that a page was built for, if it is open at another spelling of it, such as `/docs/intro` or
 * `/docs/intro/index.html`.
 * @param path where the page is open
 * @param builtFor the path in its canonical URL
 */
export function canonicalPath(path: string, builtFor: string): string | undefined {
  const clean = path.replace(/(\/index)?\.html$/, '').replace(/\/?$/, '/');
  return path !== builtFor && clean === builtFor ? builtFor : undefined;
}

/**
 * Docusaurus decodes the path before it draws and the hash while it draws, and crashes at one that is no encoding, such
 * as half a character: its percent signs are encoded first.
 */
function repairMalformedUrl(): void {
  const {hash, pathname, search} = window.location;
  const repaired = decodable(pathname, decodeURI) + search + decodable(hash, decodeURIComponent);
  if (repaired !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', repaired);
  }
}

function decodable(part: string, decode: (part: string) => string): string {
  try {
    decode(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

/**
 * The inline script that colours the page before it is drawn takes any name over from the URL and from the storage;
 * there are only two.
 */
function limitColorMode(): void {
  const {dataset} = document.documentElement;
  const mode = dataset.theme === 'dark' ? 'dark' : 'light';
  dataset.theme = mode;
  dataset.themeChoice = mode;
}
