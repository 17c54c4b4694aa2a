import type {Element, ElementContent, Root} from 'hast';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {SKIP, visit} from 'unist-util-visit';

import {findOwnValues} from '@sentinel/csf/answers/terms/visitorValues';
import {sharedParts} from '../../lib/node/sharedParts';
import {splitAtOptions, unbroken} from '../../lib/unbroken';
import {parseFenceMeta} from './fenceMeta';
import {createHighlighter, type Highlight} from './highlight';
import {addControl, codeInSystemTabs, markedParts, ownValuesIn} from './ownValues';

/** The part of `themeConfig.prism` that lists the languages. */
type PrismSettings = {additionalLanguages?: readonly string[]; defaultLanguage?: string};

/** What the rehype step passes to `components/CodeBlock`, as attributes of `pre`. */
export type CodeBlockProps = {
  html: string;
  language: string;
  title?: string;
  showLineNumbers?: boolean;
};

/**
 * A rehype plugin that highlights fenced code during the build, so that no highlighter and no style attribute reaches
 * the browser. It also marks values that differ for each reader, and adds the control to fill them in to pages that
 * have some.
 */
export default function highlightCode({additionalLanguages = [], defaultLanguage = 'text'}: PrismSettings) {
  const highlight = createHighlighter(additionalLanguages);
  return (tree: Root, file: {path: string; cwd: string}): void => {
    const errors: string[] = [];
    const isReference = file.path.includes(`${path.sep}docs${path.sep}reference${path.sep}`);
    const inSystemTabs = codeInSystemTabs(tree);
    const inCells = new Set<unknown>();
    visit(tree, 'element', (pre) => {
      if (['td', 'th'].includes(pre.tagName)) {
        visit(pre, {tagName: 'code'}, (code) => void inCells.add(code));
      }
      if (pre.tagName === 'code') {
        markInline(pre, isReference, inCells.has(pre));
        return SKIP;
      }
      const code = pre.children[0];
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') {
        return undefined;
      }
      try {
        pre.properties = toProps(code, highlight, defaultLanguage, isReference, inSystemTabs.has(pre));
        pre.children = [];
      } catch (error) {
        errors.push(`${path.relative(file.cwd, file.path)}:${pre.position?.start.line}: ${(error as Error).message}`);
      }
      return SKIP;
    });
    if (errors.length > 0) {
      throw new Error(errors.join('\n'));
    }
    // A page has the control once, also for the parts that it shares with others.
    if (!path.basename(file.path).startsWith('_')) {
      addControl(tree, textsOfParts(tree, file));
    }
  };
}

/** The texts of the parts that a page shares with others. */
function textsOfParts(tree: Root, file: {path: string; cwd: string}): string[] {
  const imports = tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? node.value : [])).join('\n');
  return sharedParts(imports, file.path, file.cwd).map((part) => readFileSync(part.file, 'utf8'));
}

function toProps(
  code: Element,
  highlight: Highlight,
  defaultLanguage: string,
  isReference: boolean,
  isInSystemTabs: boolean,
): CodeBlockProps {
  const {className, metastring} = code.properties;
  const classes = Array.isArray(className) ? className.map(String) : [];
  const language = classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? defaultLanguage;
  const meta = parseFenceMeta(typeof metastring === 'string' ? metastring : '');
  const {title, showLineNumbers, markedLines} = meta;
  const text = textOf(code).replace(/\n$/, '');
  return {
    html: highlight(text, language, markedLines, isReference ? [] : ownValuesIn(text, language, meta, isInSystemTabs)),
    language,
    ...(title === undefined ? {} : {title}),
    ...(showLineNumbers ? {showLineNumbers} : {}),
  };
}

/** Marks inline code that may break, and outside of the reference wraps readers' own values in elements. */
function markInline(code: Element, isReference: boolean, isInCell: boolean): void {
  const text = textOf(code);
  const own = isReference ? [] : findOwnValues(text);
  if (own.length > 0) {
    code.children = markedParts(text, own);
  }
  if (text.length > unbroken) {
    code.properties.className = ['long'];
  }
  if (text.length > unbroken || isInCell) {
    code.children = code.children.flatMap((part) => keepOptions(part, isInCell));
  }
}

/** Texts and elements for the same text, in which no line ends within an option. Cells are too narrow for whole names. */
function keepOptions(part: ElementContent, isInCell: boolean): ElementContent[] {
  if (part.type !== 'text') {
    return [part];
  }
  return splitAtOptions(part.value, !isInCell).flatMap((value, index): ElementContent[] => {
    const text = {type: 'text' as const, value};
    return value === ''
      ? []
      : index % 2 === 0
        ? [text]
        : [{type: 'element', tagName: 'span', properties: {className: ['short']}, children: [text]}];
  });
}

function textOf({children}: Element): string {
  return children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}
