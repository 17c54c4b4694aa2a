import {belowBaseUrl} from '../../../../urls/paths';
import {tagsOf, type Attributes} from '../../../../lib/html/tags';

import {localAddress, relative, type Site} from './localAddress';

/** A piece of a page in the place of another. */
type Edit = {start: number; end: number; text: string};

/** Attributes that name something to fetch or to go to. */
const addresses = ['href', 'src', 'poster', 'action', 'xlink:href'];

/** What a folder refuses, since a browser takes each of its files for a site of its own. */
const refusedByFolders = ['crossorigin', 'integrity'];

const endOfScript = '</script>';

/** Loads the scripts of a page where they work, and says elsewhere what does not. */
export const startScript = 'assets/start.js';

/**
 * A page of the site for the archive: links that hold at any place, and scripts that run only where they work. The rest
 * stays letter for letter, so that the page comes to life as it was built.
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
      if (named !== undefined || 'data-font' in attributes || isBanner(text)) {
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

/**
 * Says beside what a page has for browsers without scripts the same for those that read it where its scripts do not run.
 */
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

/** The attributes for the archive, or the same object where nothing changes. */
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

/** The policy, in which not every browser takes files of the same folder for files of the same site. */
function withFolders(policy: string): string {
  return policy.replace(/\b(script|style|font|img|media)-src 'self'/g, '$& file:');
}

/** The banner of Docusaurus, which takes a page whose scripts do not run for a broken one. */
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
