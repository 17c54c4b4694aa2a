import {tagsOf, type Attributes} from '../../lib/html/tags';
import {fingerprint} from '../../lib/node/fingerprint';

/** What a page needs from the policy. */
type PageNeeds = {
  /** Fingerprints of inline scripts, in the policy's form. */
  inlineScripts: string[];
  /** URLs of the page's films on other hosts. */
  foreignFilms: string[];
  /** Messages about content that a strict policy forbids. */
  errors: string[];
};

/** Types of script that browsers run; everything else is data. */
const runs = new Set(['', 'module', 'text/javascript', 'application/javascript', 'importmap', 'speculationrules']);

/**
 * Reads what the policy has to allow for a page, and finds what it never allows.
 * @param file named in the errors
 */
export function readPage(html: string, file: string): PageNeeds {
  const needs: PageNeeds = {inlineScripts: [], foreignFilms: [], errors: []};
  const blame = (error: string): void => void needs.errors.push(`${file}: ${error}`);
  for (const {name, attributes, text} of tagsOf(html)) {
    errorsOf(name, attributes).forEach(blame);
    if (name === 'a' && 'data-film' in attributes && /^(https?:)?\/\//.test(attributes.href ?? '')) {
      needs.foreignFilms.push(attributes.href!);
    } else if (name === 'script' && isRunHere(attributes)) {
      needs.inlineScripts.push(fingerprint(text));
    } else if (name === 'style') {
      blame(`has a style element (${excerpt(text)}): put its rules into src/css or a CSS module.`);
    }
  }
  return needs;
}

function isRunHere({src, type = ''}: Attributes): boolean {
  return src === undefined && runs.has(type.trim().toLowerCase());
}

function errorsOf(tag: string, attributes: Attributes): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    const remedy = remedyFor(name, value);
    return remedy === undefined ? [] : [`has <${tag} ${name}="${excerpt(value)}">: ${remedy}.`];
  });
}

function remedyFor(name: string, value: string): string | undefined {
  if (name === 'style') {
    return 'use a class and a CSS module instead';
  }
  if (/^on/.test(name)) {
    return 'attach the handler in a script instead';
  }
  return /^\s*javascript:/i.test(value) ? 'use a button instead' : undefined;
}

function excerpt(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
