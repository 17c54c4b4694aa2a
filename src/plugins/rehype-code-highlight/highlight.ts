import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/';

import type {FenceMeta} from './fenceMeta';

loadLanguages.silent = true;
loadLanguages(['bash', 'ini', 'perl', 'diff', 'json', 'yaml', 'nginx', 'apacheconf']);

// It takes the first half of an address for a number.
delete (Prism.languages.bash as {number?: unknown}).number;

/** A recording of a terminal: prompts and typed commands stand out, output stays plain. */
Prism.languages.console = {
  typed: {
    pattern: /^\w+@[\w.-]+:\S*[#$] .*$/m,
    inside: {prompt: /^\w+@[\w.-]+:\S*[#$] /, command: /.+/},
  },
};

const plainLanguages = ['text', 'log'];

/** The languages a fence may name. */
export const languages: readonly string[] = [
  ...['apacheconf', 'bash', 'console', 'diff', 'ini', 'json', 'nginx', 'perl', 'yaml'],
  ...plainLanguages,
];

/**
 * Turns code into HTML with a `span` of class `line` for every line and Prism's token
 * classes within. Throws a sentence for a language it does not know.
 */
export function highlight(code: string, language: string, marked: FenceMeta['markedLines']): string {
  if (!languages.includes(language)) {
    throw new Error(`"${language}" is no known language of code; known are ${languages.join(', ')}`);
  }
  const grammar = plainLanguages.includes(language) ? {} : Prism.languages[language]!;
  return toLines(Prism.tokenize(code, grammar))
    .map((html, index) => `<span class="line${marked.has(index + 1) ? ' marked' : ''}">${html}</span>`)
    .join('\n');
}

/** Cuts a tree of tokens at its line ends; a token over several lines is closed and opened again. */
function toLines(tokens: (string | Prism.Token)[], classes: string[] = []): string[] {
  const lines = [''];
  for (const token of tokens) {
    const parts =
      typeof token === 'string'
        ? token.split('\n').map((text) => wrap(escapeHtml(text), classes))
        : toLines([token.content].flat() as (string | Prism.Token)[], [...new Set([...classes, ...classesOf(token)])]);
    lines[lines.length - 1] += parts[0] ?? '';
    lines.push(...parts.slice(1));
  }
  return lines;
}

function classesOf(token: Prism.Token): string[] {
  return [token.type, ...[token.alias ?? []].flat()];
}

function wrap(html: string, classes: string[]): string {
  return html && classes.length > 0 ? `<span class="tok-${classes.join(' tok-')}">${html}</span>` : html;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
