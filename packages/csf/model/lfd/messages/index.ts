import type {CompiledMessage} from './message';
import {readMessages} from './readMessages';

/** All messages that lfd knows. Of those that could fit the same line, the one that lfd tries first comes first. */
export const messages: readonly CompiledMessage[] = readMessages();

const textsOf = ({compiled, holds}: CompiledMessage): string[] =>
  holds === undefined
    ? compiled.nodes.flatMap((node) => ('text' in node && /\w{2}/.test(node.text) ? node.text : []))
    : [holds];

/**
 * All messages by a text that their lines hold and that they share with as many others as possible, such as "sshd[".
 * Looking for these few texts first is what makes large logs fast.
 */
function groupByText(): Map<string, number[]> {
  const shared = new Map<string, number>();
  for (const text of messages.flatMap(textsOf)) {
    shared.set(text, (shared.get(text) ?? 0) + 1);
  }
  const groups = new Map<string, number[]>();
  messages.forEach((message, index) => {
    const [text = message.compiled.needle] = textsOf(message).sort((a, b) => shared.get(b)! - shared.get(a)!);
    groups.set(text, [...(groups.get(text) ?? []), index]);
  });
  return groups;
}

const groups = [...groupByText()];

/** The messages that a line could be, in the order of the table. */
export function candidatesFor(line: string): CompiledMessage[] {
  const found: number[] = [];
  for (const [text, indexes] of groups) {
    if (line.includes(text)) {
      found.push(...indexes.filter((index) => line.includes(messages[index]!.compiled.needle)));
    }
  }
  return found.sort((a, b) => a - b).map((index) => messages[index]!);
}

export type {Check, CompiledMessage, Message, Settings} from './message';
