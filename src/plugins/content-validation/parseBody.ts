import {createSlugger} from '@docusaurus/utils';
import type {Heading, Root} from 'mdast';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {toString} from 'mdast-util-to-string';
import {gfmTable} from 'micromark-extension-gfm-table';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type Processor} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFileMessage} from 'vfile-message';

import type {ContentError} from '../../lib/node/contentError';
import {anchorsOf} from '../reference/expandReference';
import {checkAnswers} from './answers';
import {checkComponents} from './checkComponents';
import {checkRestarts} from './checkRestarts';
import {checkTabs} from './checkTabs';
import type {Body} from './content';
import {checkTerms} from './productTerms';

/** The checks only need tables from GitHub's Markdown; parsing the rest would take half as long again. */
function tables(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(gfmTable());
  (data.fromMarkdownExtensions ??= []).push(gfmTableFromMarkdown());
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).use(tables).use(remarkDirective);

/** Reads a Markdown file: its links and anchors, and what it says about the product. */
export function parseBody(file: string, text: string): Body {
  try {
    return readBody(parser.parse(text), file);
  } catch (error) {
    const {line, reason} = error as VFileMessage;
    const message = `the Markdown cannot be read (${reason}); write { and < as code, or as &#123; and &lt;`;
    return {links: [], anchors: new Set(), errors: [{file, line: line ?? 1, message}]};
  }
}

/** Takes the links and anchors from a parsed file, and checks what it says about the product. */
function readBody(tree: Root, file: string): Body {
  const body: Body = {
    links: [],
    anchors: new Set(),
    errors: [
      ...checkWords(tree, file),
      ...checkTerms(tree, file),
      ...checkAnswers(tree, file),
      ...checkRestarts(tree, file),
      ...checkComponents(tree, file),
    ],
  };
  const slugger = createSlugger();
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading') {
      body.anchors.add(explicitId(node) ?? slugger.slug(toString(node)));
    } else if (node.type === 'leafDirective') {
      // Tests check generated content. Only its anchors matter here.
      try {
        anchorsOf(node).forEach((anchor) => body.anchors.add(anchor));
      } catch (error) {
        body.errors.push({file, line, message: `::${node.name}: ${(error as Error).message}`});
      }
    } else if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      body.links.push({target: node.url, line});
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Tabs') {
        body.errors.push(...checkTabs(node, file));
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
function checkWords(tree: Root, file: string): ContentError[] {
  const hasWords = tree.children.some(({type}) => !['yaml', 'mdxjsEsm', 'mdxFlowExpression'].includes(type));
  return hasWords ? [] : [{file, line: 1, message: 'the page has no text below its front matter; write it'}];
}

/** The explicit id in a comment at the end of a heading. */
function explicitId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  return last?.type === 'mdxTextExpression' ? /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value.trim())?.[1] : undefined;
}
