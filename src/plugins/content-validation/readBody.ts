import {createSlugger} from '@docusaurus/utils';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {anchorsOf} from '../reference/expandReference';
import {checkTabs} from './checkTabs';
import {checkTerms} from './checkTerms';
import type {Fault} from './fault';

export type Link = {target: string; line: number};

/** What the checks find in a Markdown file below its front matter. */
export type Body = {
  links: Link[];
  /** Ids that a link to this page may name. */
  anchors: Set<string>;
  faults: Fault[];
};

/** Takes the links and anchors from a parsed file, and checks what it says of the product. */
export function readBody(tree: Root, file: string): Body {
  const body: Body = {links: [], anchors: new Set(), faults: [...checkWords(tree, file), ...checkTerms(tree, file)]};
  const slugger = createSlugger();
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading') {
      body.anchors.add(explicitId(node) ?? slugger.slug(toString(node)));
    } else if (node.type === 'leafDirective') {
      // What is generated is checked by tests; here only the places that links may name count.
      anchorsOf(node).forEach((anchor) => body.anchors.add(anchor));
    } else if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      body.links.push({target: node.url, line});
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Tabs') {
        body.faults.push(...checkTabs(node, file));
      }
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
          continue;
        }
        if (/^(href|to|src)$/.test(attribute.name)) {
          body.links.push({target: attribute.value, line});
        } else if (attribute.name === 'id') {
          body.anchors.add(attribute.value);
        }
      }
    }
  });
  return body;
}

/** Whether a reader would see anything below the front matter. */
function checkWords(tree: Root, file: string): Fault[] {
  const hasWords = tree.children.some(({type}) => !['yaml', 'mdxjsEsm', 'mdxFlowExpression'].includes(type));
  return hasWords ? [] : [{file, line: 1, message: 'the page has no words below its front matter; write them'}];
}

/** The id that a heading may carry in a comment of braces and stars at its end. */
function explicitId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  return last?.type === 'mdxTextExpression' ? /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value.trim())?.[1] : undefined;
}
