import type {Nodes, Paragraph, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {answerLength} from '../../features/search/node/outrightAnswer';
import type {ContentError} from '../../lib/node/contentError';

/** Whether a node is the mark of a paragraph that answers the question in the heading above it. The search shows it. */
export function isAnswerMark(node: Nodes | undefined): boolean {
  return node?.type === 'textDirective' && node.name === 'answer';
}

/** Finds marks of paragraphs that cannot answer. */
export function checkAnswers(tree: Root, file: string): ContentError[] {
  const errors: ContentError[] = [];
  visit(tree, (node, index, parent) => {
    for (const mark of 'children' in node ? node.children.filter(isAnswerMark) : []) {
      const isBelowHeading = index !== undefined && parent?.children[index - 1]?.type === 'heading';
      const message =
        node.type !== 'paragraph' || node.children[0] !== mark || !isBelowHeading
          ? ':answer is not at the beginning of the paragraph below a heading; move it there, or remove it'
          : lengthOf(node) === 0
            ? 'a paragraph with :answer begins with a whole sentence of 15 to 260 characters; write one, or remove :answer'
            : undefined;
      if (message !== undefined) {
        errors.push({file, line: mark.position?.start.line ?? 1, message});
      }
    }
  });
  return errors;
}

function lengthOf(paragraph: Paragraph): number {
  const links: string[] = [];
  visit(paragraph, 'link', (link) => void links.push(toString(link)));
  return answerLength(toString(paragraph).replace(/\s+/g, ' ').trim(), links);
}
