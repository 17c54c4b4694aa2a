import {settings, variantNames, variants} from '../../csf/settings';
import {messages, type CompiledMessage} from '../../csf/lfd/messages';
import type {Node} from '../../csf/lfd/template';

const blanks = ['space', 'spaces', 'spaces?'];
const ends = ['end', 'very end'];

/** The heading of a message, and its anchor on the reference page. */
export const messageAnchors: ReadonlyMap<string, string> = new Map(
  messages.map((message) => [headingOf(message), message.id]),
);

/** Every message that lfd counts in a log, by the program that writes it, as Markdown with headings of level 2 and 3. */
export function messagesMarkdown(): string {
  const programs = [...new Set(messages.map(({program}) => program))];
  return programs
    .flatMap((program) => [
      `## ${program}`,
      ...messages.filter((each) => each.program === program).map(messageMarkdown),
    ])
    .join('\n\n');
}

/** The same messages as data. @param page URL of the reference page */
export function messageData(page: string): object[] {
  return messages.map(({id, program, setting, countsFor, logs, service, example, not, compiled}) => ({
    id,
    program,
    message: wordsOf(compiled.nodes),
    setting,
    countsFor,
    logs,
    onlyOn: panelsOf(setting),
    service,
    example,
    limits: not,
    page: `${page}#${id}`,
  }));
}

function messageMarkdown(message: CompiledMessage): string {
  const {setting, countsFor, logs, example, not, compiled} = message;
  const panels = panelsOf(setting);
  return [
    `### ${headingOf(message)}`,
    code(wordsOf(compiled.nodes)),
    [
      `- **Setting:** ${code(setting)}${countsFor === undefined ? '' : `; it counts for ${code(countsFor)}`}`,
      `- **Log:** ${logs.map(code).join(', ')}`,
      ...(panels === undefined ? [] : [`- **Only on:** ${panels.join(', ')}`]),
      ...(not === '' ? [] : [`- **Limits:** ${escaped(not)}`]),
    ].join('\n'),
    ['```log', example, '```'].join('\n'),
  ].join('\n\n');
}

/** The panels whose csf.conf has a setting; undefined for all of them. */
function panelsOf(setting: string): string[] | undefined {
  const defaults = settings.get(setting)?.defaults;
  const having = variants.filter((variant) => (defaults?.[variant] ?? null) !== null);
  return having.length === 0 || having.length === variants.length
    ? undefined
    : having.map((variant) => variantNames[variant]);
}

/** The id in words: programs write themselves in small letters too. */
function headingOf({id}: CompiledMessage): string {
  return id.replaceAll('-', ' ');
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
