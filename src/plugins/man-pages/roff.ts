import type {PhrasingContent, RootContent} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** A manual page with its metadata. */
export type ManPage = {
  /** The name that people pass to `man`, such as `csf.conf`. */
  name: string;
  /** 5 for files, 8 for administration programs. */
  section: number;
  /** Nodes, and texts in Markdown. */
  content: readonly (RootContent | string)[];
};

/** The source of a manual page, shown at its foot. */
export type Origin = {
  /** Day of the last change, as `2026-11-22`. */
  date: string;
  /** Name and version of the product. */
  source: string;
  /** URL of the site with a slash at its end, for links to its pages. */
  site: string;
};

/** Longest source line that `mandoc -T lint` accepts without a warning. */
const longestLine = 78;

const parser = unified().use(remarkParse).freeze();

/**
 * A manual page in the macros of man(7), which both groff and mandoc read. Headings of level 2 and 3 are sections and
 * subsections. A heading of level 4 begins an entry, which runs to the next heading.
 */
export function manPage({name, section, content}: ManPage, {date, source, site}: Origin): string {
  const title = `.TH ${argument(name.toUpperCase())} ${section} "${date}" ${argument(source)}`;
  const lines: string[] = [title];
  let inEntry = false;
  let afterHeading = false;
  const nodes = content.flatMap((part) => (typeof part === 'string' ? parser.parse(part).children : [part]));
  for (const node of nodes) {
    if (node.type === 'heading') {
      inEntry = node.depth === 4;
      lines.push(...headingLines(node.depth, inline(node.children, site)));
    } else {
      const begin = afterHeading ? [] : [inEntry ? '.IP' : '.PP'];
      lines.push(...(node.type === 'paragraph' ? begin : []), ...blockLines(node, site));
    }
    afterHeading = node.type === 'heading';
  }
  return `${lines.join('\n')}\n`;
}

function headingLines(depth: number, text: string): string[] {
  return depth === 4 ? ['.TP', text] : [depth === 2 ? '.SH' : '.SS', text];
}

function blockLines(node: RootContent, site: string): string[] {
  switch (node.type) {
    case 'paragraph':
      return filled(inline(node.children, site));
    case 'code':
      return ['.PP', '.RS 4', '.nf', ...node.value.split('\n').map((line) => begun(escaped(line))), '.fi', '.RE'];
    case 'list':
      return [
        '.RS',
        ...node.children.flatMap(({children}) => [
          String.raw`.IP \(bu 2`,
          ...children.flatMap((child) => blockLines(child, site)),
        ]),
        '.RE',
      ];
    default:
      throw new Error(`src/plugins/man-pages/roff.ts cannot write Markdown of the type ${node.type}: add it there.`);
  }
}

function inline(nodes: readonly PhrasingContent[], site: string): string {
  return nodes
    .map((node) => {
      switch (node.type) {
        case 'text':
          return escaped(node.value.replace(/\s+/g, ' '));
        case 'inlineCode':
          return `\\fB${escaped(node.value)}\\fR`;
        case 'strong':
          return `\\fB${inline(node.children, site)}\\fR`;
        case 'emphasis':
          return `\\fI${inline(node.children, site)}\\fR`;
        case 'link':
          return `${inline(node.children, site)} <${escaped(node.url.replace(/^\//, site))}>`;
        default:
          throw new Error(`src/plugins/man-pages/roff.ts cannot write ${node.type} within a line: add it there.`);
      }
    })
    .join('');
}

/** Literal text, with hyphens that can be copied into a shell. */
function escaped(text: string): string {
  return text
    .replaceAll('\\', String.raw`\e`)
    .replaceAll('-', String.raw`\-`)
    .replaceAll("'", String.raw`\(aq`)
    .replaceAll('`', String.raw`\(ga`)
    .replaceAll('^', String.raw`\(ha`)
    .replaceAll('~', String.raw`\(ti`)
    .replace(
      /[^\t\n -~]/gu,
      (character) => `\\[u${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`,
    );
}

/** Text broken into lines, with one sentence on each if possible. */
function filled(text: string): string[] {
  return text
    .split(/(?<=[a-z0-9)R][.?!]) (?=\S)/)
    .flatMap((sentence) => wrapped(sentence))
    .map(begun);
}

function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < longestLine) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** A line that cannot be mistaken for a macro. */
function begun(line: string): string {
  return /^[.']/.test(line) ? `\\&${line}` : line;
}

function argument(text: string): string {
  return `"${escaped(text).replaceAll('"', String.raw`\(dq`)}"`;
}
