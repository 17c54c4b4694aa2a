import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {gfmTable} from 'micromark-extension-gfm-table';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type Processor} from 'unified';
import type {VFileMessage} from 'vfile-message';

import {readBody, type Body} from './readBody';

/** Of GitHub's Markdown the checks need tables only; to look for the rest would take half as long again. */
function tables(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(gfmTable());
  (data.fromMarkdownExtensions ??= []).push(gfmTableFromMarkdown());
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).use(tables).use(remarkDirective);

/** Reads a Markdown file that Docusaurus has not parsed for its page. */
export function parseBody(file: string, text: string): Body {
  try {
    return readBody(parser.parse(text), file);
  } catch (error) {
    const {line, reason} = error as VFileMessage;
    const message = `the Markdown cannot be read (${reason}); write { and < as code, or as &#123; and &lt;`;
    return {links: [], anchors: new Set(), faults: [{file, line: line ?? 1, message}]};
  }
}
