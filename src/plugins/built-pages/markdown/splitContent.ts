import type {RootContent} from 'mdast';

import {write} from './toMarkdown';

/** Most characters of the text in a file of Markdown: programs for AI cut longer ones, some from 50,000 on. */
export const longestText = 48_000;

/** Divides the text of a page into parts that are short enough. Each but the first begins with a heading or a caption. */
export function splitContent(content: RootContent[]): RootContent[][] {
  if (write(content).length <= longestText) {
    return [content];
  }
  const parts: RootContent[][] = [[]];
  let length = 0;
  for (const section of sectionsOf(content)) {
    const own = write(section).length;
    if (length > 0 && length + own > longestText) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)!.push(...section);
    length += own;
  }
  return parts;
}

function sectionsOf(content: RootContent[]): RootContent[][] {
  const sections: RootContent[][] = [[]];
  for (const node of content) {
    if (node.type === 'heading' || (node.type === 'paragraph' && node.children[0]?.type === 'strong')) {
      sections.push([]);
    }
    sections.at(-1)!.push(node);
  }
  return sections;
}
