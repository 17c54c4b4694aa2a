import {Parser} from 'htmlparser2';
import {createHash} from 'node:crypto';

/** What a page says about the policy that it needs. */
export type PageNeeds = {
  /** Fingerprints of the scripts that stand in the page, as a policy names them. */
  inlineScripts: string[];
  /** Where the films of the page come from, as far as that is not this site. */
  foreignFilms: string[];
  /** Sentences about what a strict policy forbids. */
  faults: string[];
};

type Attributes = Readonly<Record<string, string>>;

/** Types of script that browsers run; everything else is data. */
const runs = new Set(['', 'module', 'text/javascript', 'application/javascript', 'importmap', 'speculationrules']);

/**
 * Reads what a policy has to allow for a page, and what none of ours does. The page is read tag by tag: its
 * tree, which nobody needs here, would take several times as long.
 * @param file named in the faults
 */
export function readPage(html: string, file: string): PageNeeds {
  const needs: PageNeeds = {inlineScripts: [], foreignFilms: [], faults: []};
  const blame = (fault: string): void => void needs.faults.push(`${file}: ${fault}`);
  /** What to do with the text of the element that is open, if that is a script or a style. */
  let take: ((text: string) => void) | undefined;
  let text = '';
  const parser = new Parser({
    onopentag(tag, attributes) {
      faultsOf(tag, attributes).forEach(blame);
      if (tag === 'a' && 'data-film' in attributes && /^(https?:)?\/\//.test(attributes.href ?? '')) {
        needs.foreignFilms.push(attributes.href!);
      }
      text = '';
      if (tag === 'script' && isRunHere(attributes)) {
        take = (script) => needs.inlineScripts.push(fingerprint(script));
      } else if (tag === 'style') {
        take = (style) => blame(`has a style element (${excerpt(style)}): put its rules into src/css or a CSS module.`);
      } else {
        take = undefined;
      }
    },
    ontext(part) {
      text += part;
    },
    onclosetag() {
      take?.(text);
      take = undefined;
    },
  });
  parser.end(html);
  return needs;
}

/** The fingerprint of an inline script, as a policy names it. */
export function fingerprint(script: string): string {
  return `sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}`;
}

function isRunHere({src, type = ''}: Attributes): boolean {
  return src === undefined && runs.has(type.trim().toLowerCase());
}

function faultsOf(tag: string, attributes: Attributes): string[] {
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
