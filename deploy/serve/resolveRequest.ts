import {newPathOf, redirects} from '../../src/urls/oldPaths';

/** A good static host's answer to a path. */
type Answer = {status: 200 | 404; file: string} | {status: 301; location: string} | {status: 400};

type Site = {
  /** Path that the site is served at, with a slash at both ends. */
  baseUrl: string;
  /** Whether the build has a file. The path is relative to its folder, without a leading slash. */
  hasFile: (file: string) => boolean;
};

const notFound: Answer = {status: 404, file: '404.html'};

/**
 * Maps the path of a request to a file of the build. URLs that end in `.html` or `/index.html`, lack the trailing slash
 * or double one redirect to the canonical URL and keep the query. Anything unknown gets the not-found page.
 * `deploy/nginx` follows the same rules.
 * @param target path and query from the request line
 */
export function resolveRequest(target: string, {baseUrl, hasFile}: Site): Answer {
  const [rawPath = '', query] = splitQuery(target);
  const path = decode(rawPath);
  if (path === undefined) {
    return {status: 400};
  }
  const redirect = (clean: string): Answer => ({status: 301, location: encodeURI(clean) + query});
  if (hasOddParts(path)) {
    return notFound;
  }
  const clean = path.replace(/\/{2,}/g, '/');
  if (clean !== path) {
    return redirect(clean);
  }
  if (`${path}/` === baseUrl) {
    return redirect(baseUrl);
  }
  const file = path.slice(baseUrl.length);
  if (!path.startsWith(baseUrl) || isHidden(file)) {
    return notFound;
  }
  const moved = newPathOf(`/${file}`, redirects);
  if (moved !== undefined) {
    return redirect(baseUrl + moved.slice(1));
  }
  const page = file.replace(/(^|\/)(index\.html)?$/, '$1');
  if (page !== file && hasFile(`${page}index.html`)) {
    return redirect(baseUrl + page);
  }
  if (file === '' || file.endsWith('/')) {
    return hasFile(`${file}index.html`) ? {status: 200, file: `${file}index.html`} : notFound;
  }
  const withoutEnding = file.replace(/\.html$/, '');
  if (hasFile(`${withoutEnding}/index.html`)) {
    return redirect(`${baseUrl}${withoutEnding}/`);
  }
  return hasFile(file) && file !== '404.html' ? {status: 200, file} : notFound;
}

/** Dot segments, and a question mark, which would begin a query in a redirect. */
function hasOddParts(path: string): boolean {
  return path.includes('?') || path.split('/').some((part) => part === '.' || part === '..');
}

/** Files that the build makes for servers, hidden files, and compressed files, which only servers read. */
function isHidden(file: string): boolean {
  return file.startsWith('_') || /(^|\/)\.(?!well-known\/)/.test(file) || /\.(br|gz)$/.test(file);
}

function splitQuery(target: string): [string, string] {
  const at = target.indexOf('?');
  return at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at)];
}

/** Undefined for a path with invalid percent encoding, or with an encoded control character or backslash. */
function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.startsWith('/') && !/[\p{Cc}\\]/u.test(decoded) ? decoded : undefined;
  } catch {
    return undefined;
  }
}
