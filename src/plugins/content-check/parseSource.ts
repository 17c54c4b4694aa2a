import {createSlugger} from '@docusaurus/utils';
import type {Heading, Root} from 'mdast';
import {load, type YAMLException} from 'js-yaml';
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

import {anchorsOf} from '../reference/expandReference';
import {checkTabs} from './checkTabs';
import {checkTerms} from './checkTerms';
import type {Fault} from './fault';

export type Link = {target: string; line: number};

/** What the checks know of one Markdown file. */
export type Source = {
  /** Path below the project's folder. */
  file: string;
  frontMatter: Record<string, unknown>;
  /** Line of each front matter key, from 1. */
  keyLines: Record<string, number>;
  links: Link[];
  /** Ids that a link to this page may name. */
  anchors: Set<string>;
  /** Whether a reader would see anything below the front matter. */
  hasWords: boolean;
  /** What kept the file from being read at all. */
  faults: Fault[];
};

/** Of GitHub's Markdown the checks need tables only; to look for the rest would take half as long again. */
function tables(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(gfmTable());
  (data.fromMarkdownExtensions ??= []).push(gfmTableFromMarkdown());
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).use(tables).use(remarkDirective);

/** Reads the front matter, the links and the anchors of a Markdown file. */
export function parseSource(file: string, text: string): Source {
  const source: Source = {
    file,
    frontMatter: {},
    keyLines: {},
    links: [],
    anchors: new Set(),
    hasWords: false,
    faults: [],
  };
  const matter = /^---\n([\s\S]*?)\n---/.exec(text)?.[1];
  if (matter === undefined) {
    source.faults.push({
      file,
      line: 1,
      message: 'the page has no front matter; begin it with --- lines around title and description',
    });
  } else {
    readFrontMatter(matter, source);
  }
  try {
    const tree = parser.parse(text);
    source.faults.push(...checkTerms(tree, file));
    readBody(tree, source);
  } catch (error) {
    const {line, reason} = error as VFileMessage;
    source.faults.push({
      file,
      line: line ?? 1,
      message: `the Markdown cannot be read (${reason}); write { and < as code, or as &#123; and &lt;`,
    });
  }
  return source;
}

function readFrontMatter(matter: string, source: Source): void {
  matter.split('\n').forEach((text, index) => {
    const key = /^(\w+):/.exec(text)?.[1];
    if (key !== undefined) {
      source.keyLines[key] = index + 2;
    }
  });
  try {
    const read = load(matter);
    source.frontMatter = typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
  } catch (error) {
    const {mark, reason} = error as YAMLException;
    source.faults.push({
      file: source.file,
      line: mark.line + 2,
      message: `the front matter is no valid YAML (${reason}); put a value that holds ": " in double quotes`,
    });
  }
}

function readBody(tree: Root, source: Source): void {
  source.hasWords = tree.children.some(({type}) => !['yaml', 'mdxjsEsm', 'mdxFlowExpression'].includes(type));
  const slugger = createSlugger();
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading') {
      source.anchors.add(explicitId(node) ?? slugger.slug(toString(node)));
    } else if (node.type === 'leafDirective') {
      // What is generated is checked by tests; here only the places that links may name count.
      anchorsOf(node).forEach((anchor) => source.anchors.add(anchor));
    } else if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      source.links.push({target: node.url, line});
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Tabs') {
        source.faults.push(...checkTabs(node, source.file));
      }
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
          continue;
        }
        if (/^(href|to|src)$/.test(attribute.name)) {
          source.links.push({target: attribute.value, line});
        } else if (attribute.name === 'id') {
          source.anchors.add(attribute.value);
        }
      }
    }
  });
}

/** The id that a heading may carry in a comment of braces and stars at its end. */
function explicitId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  return last?.type === 'mdxTextExpression' ? /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value.trim())?.[1] : undefined;
}
