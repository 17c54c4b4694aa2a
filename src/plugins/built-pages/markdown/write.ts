import type {RootContent} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {defaultHandlers, toMarkdown, type Options} from 'mdast-util-to-markdown';

/** Text without any of these means itself wherever it stands; the library would try some forty patterns on it. */
const mayMeanMore = /[\\`*_~[\]<>&|@!#{}$=\n]|^\s*[-+\d]|https?:|www\./;

/** An underscore inside of a word, as in the names of settings, is no emphasis. */
const underscore = /(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu;

const options: Options = {
  bullet: '-',
  listItemIndent: 'one',
  rule: '-',
  handlers: {
    text: (node, parent, state, info) =>
      mayMeanMore.test(node.value)
        ? defaultHandlers.text(node, parent, state, info).replace(underscore, '_')
        : node.value,
  },
  extensions: [gfmToMarkdown({tablePipeAlign: false})],
};

/** Nodes of Markdown as text. */
export function write(children: RootContent[]): string {
  return toMarkdown({type: 'root', children}, options);
}
