import type {RootContent} from 'mdast';

import {messages, type CompiledMessage} from '@sentinel/csf/model/lfd/messages';
import type {Node} from '@sentinel/csf/model/lfd/template';
import {settings} from '@sentinel/csf/model/settings';
import {nameAnchor} from '@sentinel/csf/answers/terms/reference';
import {code, fact, heading, joined, list, paragraph, unsearchedFact} from '../nodes';
import {directive} from './directive';
import {panelsWith} from './settings';

const blanks = ['space', 'spaces', 'spaces?'];
const ends = ['end', 'very end'];
const anyText = ['…', 'shortest text'];

const sources = ['packages/csf/facts/log-messages.json', 'packages/csf/facts/settings.json'];

/** `::log-messages`: what lfd counts in logs, by the program that writes it, with headings of level 2 and 3. */
export const logMessages = directive(sources, () =>
  [...new Set(messages.map(({program}) => program))].flatMap((program) => [
    heading(2, program, nameAnchor(program)),
    ...messages.filter((each) => each.program === program).flatMap(messageEntry),
  ]),
);

/** The same messages as data. @param page URL of the reference page */
export function messageData(page: string): object[] {
  return messages.map(({id, program, setting, countsFor, logs, service, example, not, compiled}) => ({
    id,
    program,
    message: wordsOf(compiled.nodes),
    setting,
    countsFor,
    logs,
    onlyOn: having(setting).length > 0 ? having(setting) : undefined,
    service,
    example,
    limits: not,
    page: `${page}#${id}`,
  }));
}

function messageEntry(message: CompiledMessage): RootContent[] {
  const {id, setting, countsFor, logs, files = [], example, not, compiled} = message;
  return [
    // The id in words: programs write themselves in small letters too.
    heading(3, id.replaceAll('-', ' '), id),
    paragraph(code(wordsOf(compiled.nodes))),
    ...list([
      ...fact('Setting', code(setting), countsFor === undefined ? '' : ['; it counts for ', code(countsFor)]),
      ...fact('Log', joined(logs.map(code))),
      ...unsearchedFact(
        'Also in',
        files.length === 0 ? '' : [joined(files.map(code)), ', while lfd reads the file for any other setting'],
      ),
      ...unsearchedFact('Only on', having(setting).join(', ')),
      ...fact('Limits', not),
    ]),
    {type: 'code', lang: 'log', value: example},
  ];
}

function having(setting: string): string[] {
  return panelsWith(settings.get(setting)!);
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
  if (anyText.includes(place)) {
    return '…';
  }
  const [name = ''] = /[a-z]+(?: [a-z]+)*/.exec(place) ?? [];
  return {account: 'NAME', client: 'ADDRESS', address: 'ADDRESS'}[name] ?? name.toUpperCase();
}
