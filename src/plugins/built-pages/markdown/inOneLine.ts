import type {Nodes, PhrasingContent} from 'mdast';

/** Content as it can stand in one line: paragraphs follow each other, entries and lines of code are parted by semicolons. */
export function inOneLine(nodes: readonly Nodes[]): PhrasingContent[] {
  return nodes.flatMap((node, index) => {
    const isBlock = isOneOf(node, ['blockquote', 'code', 'heading', 'list', 'paragraph']);
    return isBlock && index > 0 ? [space, ...lineOf(node)] : lineOf(node);
  });
}

const space: PhrasingContent = {type: 'text', value: ' '};

function lineOf(node: Nodes): PhrasingContent[] {
  switch (node.type) {
    case 'list':
      return parted(node.children.map(({children}) => inOneLine(children)));
    case 'code':
      return parted(node.value.split('\n').map((value) => [{type: 'inlineCode', value}]));
    case 'blockquote':
    case 'heading':
    case 'paragraph':
      return inOneLine(node.children);
    default:
      return [node as PhrasingContent];
  }
}

function parted(parts: PhrasingContent[][]): PhrasingContent[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [{type: 'text', value: '; '} as const, ...part]));
}

function isOneOf(node: Nodes, types: readonly string[]): boolean {
  return types.includes(node.type);
}
