import {load, type CheerioAPI} from 'cheerio';
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

/** Types of script that browsers run; everything else is data. */
const runs = new Set(['', 'module', 'text/javascript', 'application/javascript', 'importmap', 'speculationrules']);

/** Reads what a policy has to allow for a page, and what none of ours does. @param file named in the faults */
export function readPage(html: string, file: string): PageNeeds {
  const $ = load(html);
  const inlineScripts = $('script:not([src])')
    .get()
    .filter((script) => runs.has(($(script).attr('type') ?? '').trim().toLowerCase()))
    .map((script) => fingerprint($(script).html() ?? ''));
  const foreignFilms = $('a[data-film]')
    .get()
    .map((link) => $(link).attr('href') ?? '')
    .filter((address) => /^(https?:)?\/\//.test(address));
  return {inlineScripts, foreignFilms, faults: faultsOf($).map((fault) => `${file}: ${fault}`)};
}

/** The fingerprint of an inline script, as a policy names it. */
export function fingerprint(script: string): string {
  return `sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}`;
}

function faultsOf($: CheerioAPI): string[] {
  const ofStyles = $('style')
    .get()
    .map((style) => `has a style element (${excerpt($(style).text())}): put its rules into src/css or a CSS module.`);
  const ofAttributes = $('*')
    .get()
    .flatMap((element) =>
      Object.entries($(element).attr() ?? {}).flatMap(([name, value]) => {
        const remedy = remedyFor(name, value);
        const tag = String($(element).prop('tagName')).toLowerCase();
        return remedy === undefined ? [] : [`has <${tag} ${name}="${excerpt(value)}">: ${remedy}.`];
      }),
    );
  return [...ofStyles, ...ofAttributes];
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
