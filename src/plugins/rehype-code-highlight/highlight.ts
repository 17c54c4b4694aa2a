import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/';

import type {Mark} from '@sentinel/csf/answers/terms/visitorValues';
import type {FenceMeta} from './fenceMeta';
import {hideExamples, showExamples} from './ownValues';

/** Turns code into HTML. Throws an error for an unknown language. */
export type Highlight = (
  code: string,
  language: string,
  marked: FenceMeta['markedLines'],
  own?: readonly Mark[],
) => string;

loadLanguages.silent = true;

/** A recording of a terminal: prompts and typed commands stand out, output stays plain. */
Prism.languages.console = {
  typed: {
    pattern: /^\w+@[\w.-]+:\S*[#$] .*$/m,
    inside: {prompt: /^\w+@[\w.-]+:\S*[#$] /, command: /.+/},
  },
};

const plainLanguages = ['text', 'log'];

/**
 * Makes a highlighter for plain text, recordings and the languages of `themeConfig.prism.additionalLanguages`. It
 * writes a `span` of class `line` for every line, and Prism's own classes, such as `token comment`, within.
 */
export function createHighlighter(additionalLanguages: readonly string[]): Highlight {
  const isMissing = (language: string): boolean => Prism.languages[language] === undefined;
  loadLanguages(additionalLanguages.filter(isMissing));
  const missing = additionalLanguages.filter(isMissing);
  if (missing.length > 0) {
    throw new Error(`Prism has no language ${missing.join(', ')}; see themeConfig.prism.additionalLanguages`);
  }
  if (Prism.languages.bash) {
    // It reads the first half of an IP address as a number.
    delete (Prism.languages.bash as {number?: unknown}).number;
  }
  const known = [...additionalLanguages, 'console', ...plainLanguages].sort();
  return (code, language, marked, own = []) => {
    if (!known.includes(language)) {
      throw new Error(
        `a code block cannot be in "${language}"; known are ${known.join(', ')}; themeConfig.prism.additionalLanguages adds others`,
      );
    }
    const grammar = plainLanguages.includes(language) ? {} : Prism.languages[language]!;
    const lines = toLines(Prism.tokenize(hideExamples(code, own), grammar))
      .map((html, index) => `<span class="line${marked.has(index + 1) ? ' marked' : ''}">${html}</span>`)
      .join('\n');
    return showExamples(lines, own);
  };
}

/** Splits a tree of tokens at line ends. A token over several lines is closed and reopened. */
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
  return html && classes.length > 0 ? `<span class="token ${classes.join(' ')}">${html}</span>` : html;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
