import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/*
 * A client module of Docusaurus. It corrects the URL and the colour mode before the router and React read them;
 * otherwise they would crash or render a page other than the built one.
 */
if (ExecutionEnvironment.canUseDOM) {
  openCanonicalPath();
  repairMalformedUrl();
  limitColorMode();
  // Before the router starts, and so before it reads the URL.
  window.addEventListener('popstate', repairMalformedUrl);
}

/**
 * Some hosts serve other spellings of a URL without a redirect. Pages without a route, such as 404.html, have no
 * canonical URL.
 */
function openCanonicalPath(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const path = canonical && canonicalPath(window.location.pathname, new URL(canonical.href).pathname);
  if (path) {
    const {search, hash} = window.location;
    window.history.replaceState(window.history.state, '', path + search + hash);
  }
}

/**
 * The path that a page was built for, if it is open at another spelling, such as `/docs/intro` or
 * `/docs/intro/index.html`.
 * @param path the current path
 * @param builtFor the path in its canonical URL
 */
export function canonicalPath(path: string, builtFor: string): string | undefined {
  const clean = path.replace(/(\/index)?\.html$/, '').replace(/\/?$/, '/');
  return path !== builtFor && clean === builtFor ? builtFor : undefined;
}

/**
 * Docusaurus decodes the path before it renders and the hash while it renders, and crashes on invalid encodings, such
 * as half a character. So their percent signs are encoded first.
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
 * The inline script that sets the colour mode before the first paint accepts any name from the URL and the storage, but
 * there are only two. A visitor without a choice follows the system where the site respects its preference.
 */
function limitColorMode(): void {
  const {dataset} = document.documentElement;
  if (dataset.themeChoice === 'system' && /^(light|dark)$/.test(dataset.theme ?? '')) {
    return;
  }
  const mode = dataset.theme === 'dark' ? 'dark' : 'light';
  dataset.theme = mode;
  dataset.themeChoice = mode;
}
