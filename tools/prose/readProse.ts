import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {gfmTable} from 'micromark-extension-gfm-table';
import type {Nodes, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type Processor} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

/** Text written for readers, without code. */
export type Prose = {
  text: string;
  /** Line on which it begins, from 1. */
  line: number;
  kind: 'heading' | 'paragraph' | 'cell' | 'front matter' | 'description';
};

function tables(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(gfmTable());
  (data.fromMarkdownExtensions ??= []).push(gfmTableFromMarkdown());
}

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(tables);
const mdx = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).use(tables).use(remarkDirective);

/**
 * Extracts the text for readers from a Markdown, MDX or YAML file. A file that cannot be parsed has none: the build
 * reports why.
 */
export function readProse(file: string, text: string): Prose[] {
  if (file.endsWith('.yml')) {
    return readYaml(text);
  }
  try {
    const tree = (file.endsWith('.mdx') ? mdx : markdown).parse(text);
    return [...readFrontMatter(text), ...readTree(tree)];
  } catch {
    return [];
  }
}

function readTree(tree: Root): Prose[] {
  const found: Prose[] = [];
  visit(tree, (node) => {
    if (node.type !== 'heading' && node.type !== 'paragraph' && node.type !== 'tableCell') {
      return undefined;
    }
    found.push({
      text: wordsOf(node),
      line: node.position!.start.line,
      kind: node.type === 'tableCell' ? 'cell' : node.type,
    });
    return SKIP;
  });
  return found;
}

/** The text below a node. Other content leaves a placeholder, and line ends stay, so that lines can be counted. */
function wordsOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type === 'image') {
    return node.alt ?? '';
  }
  if (node.type === 'inlineCode') {
    return node.value.replaceAll(/[^\n]+/g, '`');
  }
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

function readFrontMatter(text: string): Prose[] {
  const matter = /^---\n[\s\S]*?\n---/.exec(text)?.[0] ?? '';
  return matter.split('\n').flatMap((line, index) => {
    const [, words] = /^(?:title|sidebar_label|description): (.+)$/.exec(line) ?? [];
    return words === undefined ? [] : [{text: unquoted(words), line: index + 1, kind: 'front matter' as const}];
  });
}

function unquoted(text: string): string {
  return /^(["']).*\1$/.test(text) ? text.slice(1, -1) : text;
}

/** Descriptions of settings are Markdown after a key, each on its own line. */
function readYaml(text: string): Prose[] {
  return text.split('\n').map((line, index) => ({
    text: unquoted(line.replace(/^\s*(- )?[\w"'-]+: ?/, '').trim()).replaceAll(/`[^`]*`/g, '`'),
    line: index + 1,
    kind: 'description',
  }));
}
