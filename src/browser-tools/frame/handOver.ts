import type {TextForTool} from '@sentinel/csf/answers/text-kinds/recogniseText';
import {readerOf} from '@sentinel/csf/pages/toolNames';

import {tools, toolUrl} from '../tools';
import {giveToTool} from './toolInput';

type Kind = TextForTool['kind'];

const takerOf = (kind: Kind) => tools.find(({id}) => id === readerOf(kind));

/** The tool that reads a kind of text, if there is one: its name, the path of its page, and what it then does. */
export function toolFor(kind: Kind): {title: string; path: string; offer: string} | undefined {
  const tool = takerOf(kind);
  return tool?.takes && {title: tool.title, path: toolUrl(tool.id), offer: tool.takes.offer};
}

/** Puts a text into the tool that reads it. */
export function handOver(kind: Kind, text: string): void {
  const tool = takerOf(kind);
  if (tool?.takes) {
    giveToTool(tool.id, tool.takes.inputOf(text));
  }
}
