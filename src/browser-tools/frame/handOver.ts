import type {Recognised} from '@sentinel/csf/answers/recogniseText';

import {findTool, toolUrl, type ToolId} from '../tools';
import {giveToTool} from './toolInput';

type Kind = Recognised['kind'];

/** The tool for each kind of text, and what the text becomes there. */
const takers: Record<Kind, {tool: ToolId; inputOf: (text: string) => object}> = {
  log: {tool: 'log-tester', inputOf: (log) => ({log, file: undefined, isAsked: true})},
  conf: {tool: 'config-checker', inputOf: (text) => ({text, encoding: 'utf-8', fileName: ''})},
  rule: {tool: 'rule-builder', inputOf: (pasted) => ({pasted})},
  output: {tool: 'block-decoder', inputOf: (text) => ({text})},
};

/** The tool that reads a kind of text: its name, and the path of its page. */
export function toolFor(kind: Kind): {title: string; path: string} {
  const {tool} = takers[kind];
  return {title: findTool(tool).title, path: toolUrl(tool)};
}

/** Puts a text into the tool that reads it. */
export function handOver(kind: Kind, text: string): void {
  const {tool, inputOf} = takers[kind];
  giveToTool(tool, inputOf(text));
}
