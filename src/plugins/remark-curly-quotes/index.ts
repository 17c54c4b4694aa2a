import type {Nodes, Root} from 'mdast';

/** Elements within a line. What is before them decides the form of a quotation mark with which they begin. */
const withinLine = new Set(['emphasis', 'strong', 'delete', 'link', 'mdxJsxTextElement', 'textDirective']);

/**
 * A remark plugin that gives texts the quotation marks and apostrophes of print: writers type straight ones. Code and
 * the properties of components keep theirs.
 */
export default function curlyQuotes() {
  return (tree: Root): void => {
    curl(tree, '');
  };
}

/** Changes the texts below a node. Takes the character before it in its line, and returns the last one in it. */
function curl(node: Nodes, before: string): string {
  if (node.type === 'text') {
    node.value = curlText(node.value, before);
    return node.value.at(-1) ?? before;
  }
  if (!('children' in node)) {
    // A quotation mark after code closes, as after a letter.
    return node.type === 'break' ? ' ' : 'x';
  }
  const isWithinLine = withinLine.has(node.type);
  const last = node.children.reduce((previous, child) => curl(child, previous), isWithinLine ? before : '');
  return isWithinLine ? last : '';
}

/**
 * A text with curly marks: one opens after a space, a bracket, a dash or a mark that opens.
 * @param before the character before the text; empty at the beginning of a line
 */
export function curlText(text: string, before = ''): string {
  let curled = '';
  for (const [place, character] of text.split('').entries()) {
    const opens = /^[\s([{/“‘–—-]?$/.test(curled.at(-1) ?? before);
    if (character === '"') {
      curled += opens ? '“' : '”';
    } else if (character === "'") {
      // The mark before '90s leaves something out.
      curled += opens && !/^\d\ds?\b/.test(text.slice(place + 1)) ? '‘' : '’';
    } else {
      curled += character;
    }
  }
  return curled;
}
