import type {Properties} from 'hast';
import type {
  Emphasis,
  Heading,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Strong,
  Table,
  TableCell,
  TableRow,
  Text,
} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/** Text and nodes within a block. Lists of them may nest. */
export type Inline = string | PhrasingContent | readonly Inline[];

const parser = unified().use(remarkParse).freeze();

/** The nodes of a text from the facts or descriptions that is Markdown. @throws if it is more than a paragraph */
export function markdown(source: string): PhrasingContent[] {
  const tree = parser.parse(source);
  const [first, ...others] = tree.children;
  if (first?.type !== 'paragraph' || others.length > 0) {
    throw new Error(`"${source}" is not one paragraph of Markdown; write it as one`);
  }
  visit(tree, (node) => {
    // A position in such a text would point nowhere.
    delete node.position;
  });
  return first.children;
}

const text = (value: string): Text => ({type: 'text', value});

/** Inline code. Empty code would not be visible. */
export const code = (value: string): PhrasingContent => (value === '' ? text('(empty)') : {type: 'inlineCode', value});

export const strong = (content: Inline): Strong => ({type: 'strong', children: phrasing(content)});
/** A few words that warn, in a box within the line. */
export const chip = (content: Inline): Strong => ({
  ...strong(content),
  data: {hProperties: {className: ['chip']}},
});
export const emphasis = (content: Inline): Emphasis => ({type: 'emphasis', children: phrasing(content)});
export const link = (url: string, content: Inline): Link => ({type: 'link', url, children: phrasing(content)});
export const paragraph = (...content: Inline[]): Paragraph => ({type: 'paragraph', children: phrasing(content)});

/** Puts a separator between items. */
export function joined(items: readonly Inline[], separator: Inline = ', '): Inline[] {
  return items.flatMap((item, index) => (index === 0 ? [item] : [separator, item]));
}

/** A heading with an id that does not change with its words. */
export function heading(depth: 2 | 3, words: string, id: string, attributes: Properties = {}): Heading {
  return {type: 'heading', depth, data: {hProperties: {id, ...attributes}}, children: [text(words)]};
}

export function item(...content: Inline[]): ListItem {
  return {type: 'listItem', spread: false, children: [paragraph(...content)]};
}

/** A list with bullets; none without items. */
export function list(items: readonly ListItem[], attributes?: Properties): List[] {
  return items.length === 0
    ? []
    : [{type: 'list', spread: false, children: [...items], data: {hProperties: attributes}}];
}

/** An item such as "**Default:** 1"; none without content. */
export function fact(name: string, ...content: Inline[]): ListItem[] {
  const children = phrasing(content);
  return children.length === 0 ? [] : [item(strong(`${name}:`), ' ', children)];
}

/** A fact that the search would find too often without helping anybody. */
export function unsearchedFact(name: string, ...content: Inline[]): ListItem[] {
  return fact(name, ...content).map((each) => ({...each, data: {hProperties: {dataSearch: 'skip'}}}));
}

/** A table. Its rows are lists of cells, or rows with an address of their own. */
export function table(head: readonly Inline[], rows: readonly (readonly Inline[] | TableRow)[]): Table {
  return {
    type: 'table',
    children: [head, ...rows].map((each) => ('type' in each ? each : {type: 'tableRow', children: cellsOf(each)})),
  };
}

/** A row with an id, which the search finds by its first cell as it finds a section by its heading. */
export function row(id: string, cells: readonly Inline[]): TableRow {
  return {type: 'tableRow', data: {hProperties: {id}}, children: cellsOf(cells)};
}

function cellsOf(cells: readonly Inline[]): TableCell[] {
  return cells.map((cell) => ({type: 'tableCell', children: phrasing(cell)}));
}

/** Content with each text in one piece: React puts a comment between two. */
function phrasing(content: Inline): PhrasingContent[] {
  return flat(content).reduce<PhrasingContent[]>((nodes, node) => {
    const last = nodes.at(-1);
    return node.type === 'text' && last?.type === 'text'
      ? [...nodes.slice(0, -1), text(last.value + node.value)]
      : [...nodes, node];
  }, []);
}

function flat(content: Inline): PhrasingContent[] {
  if (typeof content === 'string') {
    return content === '' ? [] : [text(content)];
  }
  return 'type' in content ? [content] : content.flatMap(flat);
}
