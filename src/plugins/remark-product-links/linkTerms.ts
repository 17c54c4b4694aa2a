import {createSlugger} from '@docusaurus/utils';
import type {InlineCode, Paragraph, Parent, PhrasingContent, Root, Table} from 'mdast';
import type {TextDirective} from 'mdast-util-directive';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {SKIP, visit} from 'unist-util-visit';

import {findOption, flagsOf} from '@sentinel/csf/model/commands';
import {urlOfTerm, type CommandAnchors} from '@sentinel/csf/answers/terms/reference';
import {monthOf, vendorFacts, type VendorFact} from '@sentinel/csf/answers/vendors';
import {isAnswerMark} from '../content-validation/answers';
import {asOf, onPurpose, surprise} from '../content-validation/productTerms';
import {expandReference} from '../reference/expandReference';
import {surpriseLabel} from '../reference/surpriseLabel';

let anchors: CommandAnchors | undefined;

/** What a reader types: a call of csf, or a line of its configuration. In a table it has a cell of its own. */
const isTyped = /^csf -|^[A-Z]\w* = "/;

/**
 * Writes the generated parts of the reference into a page, links settings, commands, files and templates to their
 * entries, shows names marked as intended, labels surprises, dates sentences about other projects, and marks answers.
 */
export function linkTerms(tree: Root, file: string, siteDir: string): void {
  anchors ??= readCommandAnchors(path.join(siteDir, 'docs/usage/commands.mdx'));
  const known = anchors;
  expandReference(tree);
  const page = urlPathOfPage(file);
  let linked = new Set<string>();
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading') {
      linked = new Set();
      return SKIP;
    }
    if (node.type === 'link') {
      return SKIP;
    }
    if (node.type === 'table') {
      labelCells(node as Table);
    }
    if (node.type === 'paragraph' && isAnswerMark(node.children[0])) {
      takeAnswerMark(node);
      return undefined;
    }
    if (node.type === 'textDirective' && node.name === onPurpose) {
      replace(parent, index, (node as TextDirective).children);
      return index === undefined ? SKIP : [SKIP, index + 1];
    }
    if (node.type === 'textDirective' && node.name === surprise) {
      replace(parent, index, [surpriseLabel((node as TextDirective).attributes?.fact?.split(' '))]);
      return SKIP;
    }
    if (node.type === 'textDirective' && node.name === asOf) {
      const mark = asOfMark(vendorFacts.get((node as TextDirective).attributes?.fact ?? ''));
      replace(parent, index, mark);
      return index === undefined ? SKIP : [SKIP, index + mark.length];
    }
    if (node.type === 'inlineCode') {
      const {value} = node as InlineCode;
      const isInTable = parent?.type === 'tableCell';
      const url = urlOfTerm(value, known);
      // A page does not link to itself. A section links to an entry once, and tables, where nobody reads from above, always.
      const isLinked = url !== undefined && url.split('#')[0] !== page && (isInTable || !linked.has(url));
      if (isLinked) {
        linked.add(url);
      }
      const shown: PhrasingContent = isLinked
        ? {type: 'link', url, children: [node as InlineCode]}
        : (node as InlineCode);
      const parts = isInTable && parent.children.length === 1 && isTyped.test(value) ? [shown, copyButton()] : [shown];
      replace(parent, index, parts);
      return index === undefined ? SKIP : [SKIP, index + parts.length];
    }
    return undefined;
  });
}

/** Gives the cells after the second the name of their column, for phones, where a table of commands is a list. */
function labelCells({children: [head, ...rows]}: Table): void {
  for (const row of rows) {
    row.children.slice(2).forEach((cell, index) => {
      const name = head?.children[index + 2]?.children[0];
      if (name?.type === 'text' && cell.children.length > 0) {
        cell.data = {hProperties: {dataLabel: name.value}};
      }
    });
  }
}

/** Gives the mark of an answer to the search, as an attribute. */
function takeAnswerMark(paragraph: Paragraph): void {
  const [, next, ...others] = paragraph.children;
  paragraph.data = {hProperties: {dataAnswer: ''}};
  paragraph.children =
    next?.type === 'text' ? [{...next, value: next.value.trimStart()}, ...others] : [next!, ...others];
}

/**
 * A note such as "(as of July 2026)" with a link to the source; empty for a fact that does not exist, which the checks
 * report.
 */
function asOfMark(fact: VendorFact | undefined): PhrasingContent[] {
  return fact === undefined
    ? []
    : [
        {type: 'text', value: '('},
        {type: 'link', url: fact.source, children: [{type: 'text', value: `as of ${monthOf(fact)}`}]},
        {type: 'text', value: ')'},
      ];
}

/** The button that copies the code before it: the site has a component in the place of this element (theme/MDXComponents). */
function copyButton(): PhrasingContent {
  return {type: 'emphasis', children: [], data: {hName: 'data'}};
}

function replace(parent: Parent | undefined, index: number | undefined, nodes: Parent['children']): void {
  if (parent !== undefined && index !== undefined) {
    parent.children.splice(index, 1, ...nodes);
  }
}

function urlPathOfPage(file: string): string {
  return `/${file.replace(/(\/index)?\.mdx?$/, '')}/`;
}

/** Maps options to the headings of the commands page that describe them, as in "Deny an address: `csf -d`". */
export function readCommandAnchors(file: string): CommandAnchors {
  const slugger = createSlugger();
  const anchors = new Map<string, string>();
  for (const [, text = ''] of readFileSync(file, 'utf8').matchAll(/^##+ (.*)$/gm)) {
    const anchor = slugger.slug(text.replaceAll('`', ''));
    for (const [, flag = ''] of text.matchAll(/`csf (-\S+)`/g)) {
      const option = findOption(flag);
      (option ? flagsOf(option) : []).forEach((known) => anchors.set(known, anchor));
    }
  }
  return anchors;
}
