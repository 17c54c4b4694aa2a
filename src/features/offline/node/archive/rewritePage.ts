import {belowBaseUrl} from '../../../../urls/paths';
import {tagsOf, type Attributes} from '../../../../lib/html/tags';

import {localAddress, relative, type Site} from './localAddress';

/** A replacement for a piece of a page. */
type Edit = {start: number; end: number; text: string};

/** Attributes with a URL. */
const addresses = ['href', 'src', 'poster', 'action', 'xlink:href'];

/** Attributes that fail in a folder, where a browser treats each file as a separate site. */
const refusedByFolders = ['crossorigin', 'integrity'];

const endOfScript = '</script>';

/** Loads a page's scripts if they can work, and otherwise says what does not work. */
export const startScript = 'assets/start.js';

/**
 * Rewrites a page of the site for the archive: links that work anywhere, and scripts that run only if they can work.
 * The rest stays the same, character by character, so that the page hydrates.
 * @param file path of the page below the root of the site
 */
export function rewritePage(html: string, file: string, site: Site): string {
  const edits: Edit[] = [];
  const scripts: string[] = [];
  let endOfHead: number | undefined;
  for (const {name, attributes, start, end, text} of tagsOf(html)) {
    if (name === '/head' || name === 'body') {
      endOfHead ??= start;
    }
    if (name === 'script') {
      const named = attributes['data-scripts'] ?? attributes.src;
      scripts.push(...(named?.split(' ') ?? []).flatMap((address) => belowBaseUrl(address, site.baseUrl) ?? []));
      if (named !== undefined || 'data-fonts' in attributes || isBanner(text)) {
        edits.push({start, end: end + text.length + endOfScript.length, text: ''});
      }
      continue;
    }
    const changed = isDropped(name, attributes) ? undefined : rewrite(name, attributes, file, site);
    if (changed !== attributes) {
      edits.push({start, end, text: changed === undefined ? '' : write(name, changed)});
    }
  }
  const start = write('script', {
    src: relative(file, startScript),
    'data-base-url': site.baseUrl,
    'data-scripts': scripts.join(' '),
  });
  edits.push({start: endOfHead ?? 0, end: endOfHead ?? 0, text: start + endOfScript});
  return withPartsForReading(apply(html, edits));
}

/** Repeats a page's noscript content for readers whose browser has scripts, but cannot run them here. */
function withPartsForReading(html: string): string {
  const body = html.indexOf('<body');
  const rewritten = html.slice(body).replace(/<noscript[^>]*>(.*?)<\/noscript>/gs, (whole, words: string) => {
    const forReading = words.replace(/(needs|without) JavaScript/gi, '$1 a web server of its own');
    return `${whole}<div data-reading hidden>${forReading}</div>`;
  });
  return html.slice(0, body) + rewritten;
}

function isDropped(tag: string, {rel = ''}: Attributes): boolean {
  return tag === 'link' && ['expect', 'manifest', 'preconnect'].includes(rel);
}

/** The attributes for the archive, or the same object if nothing changes. */
function rewrite(tag: string, attributes: Attributes, file: string, site: Site): Attributes {
  const names = Object.keys(attributes);
  const entries = Object.entries(attributes)
    .filter(([name]) => !isRefused(name))
    .map(([name, value]): [string, string] => [name, rewriteValue({tag, name, value, attributes}, file, site)]);
  const isSame = entries.length === names.length && entries.every(([name, value]) => attributes[name] === value);
  return isSame ? attributes : Object.fromEntries(entries);
}

function isRefused(name: string): boolean {
  return refusedByFolders.includes(name.toLowerCase());
}

type Attribute = {tag: string; name: string; value: string; attributes: Attributes};

function rewriteValue({tag, name, value, attributes}: Attribute, file: string, site: Site): string {
  if (tag === 'meta' && name === 'content') {
    const kind = attributes['http-equiv']?.toLowerCase();
    if (kind === 'content-security-policy') {
      return withFolders(value);
    }
    return kind === 'refresh'
      ? value.replace(/(url=)(.*)/i, (_, begin: string, to: string) => begin + localAddress(to, file, site))
      : value;
  }
  return addresses.includes(name) ? localAddress(value, file, site) : value;
}

/** The policy: some browsers do not treat files in the same folder as the same site. */
function withFolders(policy: string): string {
  return policy.replace(/\b(script|style|font|img|media)-src 'self'/g, '$& file:');
}

/** The banner of Docusaurus, which reports a page whose scripts do not run as broken. */
function isBanner(script: string): boolean {
  return script.includes('__docusaurus-base-url-issue-banner');
}

function write(tag: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  );
  return `<${tag}${written.join('')}>`;
}

function apply(html: string, edits: Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const {start, end, text} of edits.sort((one, other) => one.start - other.start)) {
    parts.push(html.slice(at, start), text);
    at = end;
  }
  return parts.join('') + html.slice(at);
}
