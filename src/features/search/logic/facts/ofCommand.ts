import {checked} from '@sentinel/csf/model/address';

import {accountsFor} from '../accounts';
import {meaningOf} from '../query';
import type {AnswerFacts} from '../searchIndex';
import {namesIn} from '../words';
import {sectionsOf, toAnswer, type FactAnswer, type FactSource} from './source';

/** Words around an option of csf that only ask what it does. */
const fillers = new Set(
  'what does do is the a command option flag switch mean means meaning of for in explain csf'.split(' '),
);

/** Words that ask for a command, before the task. */
const asksCommand =
  /^((what|which)( is| are)?( the)?( csf| right| exact| shell)? command( line)?( in csf| of csf)?( is there| do i (use|need|run|type)| can i use)?|(the |csf )*command)( to| for)? /;

/** A question that asks for a command by its end only. */
const howDo = /^(how (do|can|could|should) i|how to) /;
const inShell = / (in|from|on|with|by|via|using|through) (the |a |my )?(command ?line|shell|terminal|cli|ssh)$/;

/** What to do about an address that somebody typed without a word: look first. */
const ofAnyAddress = ['-g', '-dr', '-tr', '-d'];

/** What an option of csf does. */
export const ofOption: FactAnswer = ({words}, source) => {
  const flags = words.filter((word) => word.startsWith('-'));
  const others = words.filter((word) => !word.startsWith('-'));
  // An option alone is a search for its section in the docs.
  const isAsked = others.some((word) => /^(what|means?|meaning|explain)$/.test(word));
  return flags.length === 1 && isAsked && others.every((word) => fillers.has(word))
    ? toCommands(flags, source)
    : undefined;
};

/** The command for a task. */
export const ofTask: FactAnswer = ({text}, source) => {
  const task = asksCommand.test(text)
    ? text.replace(asksCommand, '')
    : howDo.test(text) && (inShell.test(text) || isOfAll(text))
      ? text.replace(howDo, '').replace(inShell, '')
      : undefined;
  return task === undefined ? undefined : toCommands(flagsFor(task, source.facts), source);
};

/** The commands for an address or a network that somebody typed: alone, or in a task such as "unblock 203.0.113.7". */
export const ofAddress: FactAnswer = ({words}, source) => {
  const address = words.find((word) => checked(word) !== undefined);
  if (address === undefined) {
    return undefined;
  }
  const task = words
    .map((word) => (word === address ? 'an address' : word))
    .join(' ')
    .replace(/\b(?:the )?(?:ip address|ip|address) an address\b/, 'an address')
    .replace(asksCommand, '')
    .replace(howDo, '')
    .replace(inShell, '');
  return toCommands(
    task === 'an address' ? ofAnyAddress : flagsFor(task, source.facts),
    source,
    checked(address),
    address.includes(':') ? ' IPv6 needs `IPV6 = "1"`.' : '',
  );
};

/** What options do, with an address in place of the word, from the section about the first one. */
function toCommands(flags: readonly string[] | undefined, source: FactSource, address?: string, note = '') {
  const options = (flags ?? [])
    .map((flag) => source.facts.options.find(([short, long]) => short === flag || long === flag))
    .filter((option) => option !== undefined);
  const [first] = flags ?? [];
  return first === undefined || options.length === 0
    ? undefined
    : toAnswer(
        options.map((option) => describeOption(option, address)).join(' ') + note,
        sectionsOf(source, 'commands', (heading) => namesIn(heading).includes(first))[0],
      );
}

function describeOption([short, long, after, does]: AnswerFacts['options'][number], address = 'ADDRESS'): string {
  const needed = /^[a-z]+( [a-z]+)*/
    .exec(after)?.[0]
    .toUpperCase()
    .replace(/\bIP\b/, address);
  return `\`csf ${short ?? long ?? ''}${needed ? ` ${needed}` : ''}\`: ${does}.`;
}

/** The options for a task: one listed in this order, or the only one that means the same. */
function flagsFor(asked: string, {tasks}: AnswerFacts): readonly string[] | undefined {
  const task = asked.replace(/ (in|with) (csf|sentinel)$/, '');
  const all = Object.entries(tasks);
  const named = all.filter(([, names]) => names.some((name) => inOrder(name) === inOrder(task)));
  const same =
    named.length > 0 || isOfAll(task)
      ? named
      : all.filter(([, names]) => names.some((name) => meansSame(name, task) && accountsFor(task, name)));
  return same.length === 1 ? same[0]![0].split(' ') : undefined;
}

/** "all", "every" and "each" make another task of it. */
function isOfAll(text: string): boolean {
  return /\b(all|every|each)\b/.test(text);
}

/** The words of a task in the order in which they are there, each in the words of the docs. */
function inOrder(task: string): string {
  return task
    .replace(/\b(?:every|each)\b/g, 'all')
    .replace(/\bip address/g, 'address')
    .replace(/\b(an?|the|my|of) /g, '')
    .split(' ')
    .map((word) => [...meaningOf(word)].join() || word)
    .join(' ');
}

function meansSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map(meaningOf) as [Set<string>, Set<string>];
  return first.size > 0 && first.size === second.size && [...first].every((term) => second.has(term));
}
