import type {Element, Root} from 'hast';
import path from 'node:path';
import {SKIP, visit} from 'unist-util-visit';

import {parseFenceMeta} from './fenceMeta';
import {createHighlighter, type Highlight} from './highlight';

/** Blocks in which no fence can be, which is most of a page. */
const textBlocks = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'table']);

/** As much of `themeConfig.prism` as says in which languages code can be. */
type PrismSettings = {additionalLanguages?: readonly string[]; defaultLanguage?: string};

/** What the rehype step hands to `components/CodeBlock`, as attributes of `pre`. */
export type CodeBlockProps = {
  html: string;
  language: string;
  title?: string;
  showLineNumbers?: boolean;
};

/**
 * A rehype plugin that highlights fenced code while the site is built, so that no highlighter
 * and no style attribute reaches the browser.
 */
export default function highlightCode({additionalLanguages = [], defaultLanguage = 'text'}: PrismSettings) {
  const highlight = createHighlighter(additionalLanguages);
  return (tree: Root, file: {path: string; cwd: string}): void => {
    const errors: string[] = [];
    visit(tree, 'element', (pre) => {
      if (textBlocks.has(pre.tagName)) {
        return SKIP;
      }
      const code = pre.children[0];
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') {
        return undefined;
      }
      try {
        pre.properties = toProps(code, highlight, defaultLanguage);
        pre.children = [];
      } catch (error) {
        errors.push(`${path.relative(file.cwd, file.path)}:${pre.position?.start.line}: ${(error as Error).message}`);
      }
      return SKIP;
    });
    if (errors.length > 0) {
      throw new Error(errors.join('\n'));
    }
  };
}

function toProps(code: Element, highlight: Highlight, defaultLanguage: string): CodeBlockProps {
  const {className, metastring} = code.properties;
  const classes = Array.isArray(className) ? className.map(String) : [];
  const language = classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? defaultLanguage;
  const {title, showLineNumbers, markedLines} = parseFenceMeta(typeof metastring === 'string' ? metastring : '');
  const text = code.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  return {
    html: highlight(text.replace(/\n$/, ''), language, markedLines),
    language,
    ...(title === undefined ? {} : {title}),
    ...(showLineNumbers ? {showLineNumbers} : {}),
  };
}
