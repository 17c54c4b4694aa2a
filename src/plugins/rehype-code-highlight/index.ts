import type {Element, Root} from 'hast';
import path from 'node:path';
import {SKIP, visit} from 'unist-util-visit';

import {parseFenceMeta} from './fenceMeta';
import {highlight} from './highlight';

/** Blocks in which no fence can be, which is most of a page. */
const textBlocks = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'table']);

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
export default function highlightCode() {
  return (tree: Root, file: {path: string; cwd: string}): void => {
    const faults: string[] = [];
    visit(tree, 'element', (pre) => {
      if (textBlocks.has(pre.tagName)) {
        return SKIP;
      }
      const code = pre.children[0];
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') {
        return undefined;
      }
      try {
        pre.properties = toProps(code);
        pre.children = [];
      } catch (error) {
        faults.push(`${path.relative(file.cwd, file.path)}:${pre.position?.start.line}: ${(error as Error).message}`);
      }
      return SKIP;
    });
    if (faults.length > 0) {
      throw new Error(faults.join('\n'));
    }
  };
}

function toProps(code: Element): CodeBlockProps {
  const {className, metastring} = code.properties;
  const classes = Array.isArray(className) ? className.map(String) : [];
  const language = classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
  const {title, showLineNumbers, markedLines} = parseFenceMeta(typeof metastring === 'string' ? metastring : '');
  const text = code.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  return {
    html: highlight(text.replace(/\n$/, ''), language, markedLines),
    language,
    ...(title === undefined ? {} : {title}),
    ...(showLineNumbers ? {showLineNumbers} : {}),
  };
}
