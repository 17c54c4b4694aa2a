import {messages, type CompiledMessage} from '../logic/messages';
import type {Node} from '../logic/template';

/** The heading of a message, and its anchor on the reference page. */
export const messageAnchors: ReadonlyMap<string, string> = new Map(
  messages.map((message) => [headingOf(message), message.id]),
);

/** Every message that lfd counts in a log, by the program that writes it, as Markdown with headings of level 2 and 3. */
export function messagesMarkdown(): string {
  const programs = [...new Set(messages.map(({program}) => program))];
  return programs
    .flatMap((program) => [`## ${program}`, ...messages.filter((each) => each.program === program).map(messageMarkdown)])
    .join('\n\n');
}

function messageMarkdown(message: CompiledMessage): string {
  const {setting, countsFor, logs, panels, example, not, compiled} = message;
  return [
    `### ${headingOf(message)}`,
    code(`${wordsOf(compiled.nodes)}`),
    [
      `- **Setting:** ${code(setting)}${countsFor === undefined ? '' : `; it counts for ${code(countsFor)}`}`,
      `- **Log:** ${logs.map(code).join(', ')}`,
      ...(panels === undefined ? [] : [`- **Only on:** ${panels.join(', ')}`]),
      ...(not === '' ? [] : [`- **Not counted:** ${escaped(not)}`]),
    ].join('\n'),
    ['```log', example, '```'].join('\n'),
  ].join('\n\n');
}

/** The message without the time, the host and the program in front. */
function headingOf({id, compiled}: CompiledMessage): string {
  const words = wordsOf(compiled.nodes).replace(/^.*?\]?: (?=\S)/, '');
  return `${words.length > 80 ? `${words.slice(0, 77).replace(/\s+\S*$/, '')} …` : words} (${id})`;
}

/** A template as a reader sees it: places in capitals, what may be missing in brackets. */
export function wordsOf(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if ('text' in node) {
        return node.text;
      }
      if ('place' in node) {
        return placeWords(node.place);
      }
      const choices = node.choices.map(wordsOf).filter((words) => words.trim() !== '');
      return choices.length === 0 ? ' ' : node.optional ? `[${choices.join('|')}]` : `(${choices.join('|')})`;
    })
    .join('')
    .replace(/ {2,}/g, ' ');
}

const blanks = ['space', 'spaces', 'spaces?'];
const ends = ['end', 'very end'];

function placeWords(place: string): string {
  if (blanks.includes(place)) {
    return ' ';
  }
  if (ends.includes(place)) {
    return '';
  }
  const [name = ''] = /[a-z]+(?: [a-z]+)*/.exec(place) ?? [];
  return {account: 'NAME', client: 'ADDRESS', address: 'ADDRESS'}[name] ?? name.toUpperCase();
}

function code(text: string): string {
  const ticks = text.includes('`') ? '``' : '`';
  return `${ticks}${text}${ticks}`;
}

function escaped(text: string): string {
  return text.replace(/[<>{}*_[\]`]/g, (sign) => `\\${sign}`);
}
