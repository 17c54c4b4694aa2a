import {memoize} from '../../../lib/memoize';
import {meaningOf} from './query';
import {saysNo} from './sentence';

/** Words that ask for the opposite of each other, in the words of the docs. */
const opposites = [
  ['block', 'unblock'],
  ['block', 'allow'],
  ...['allow', 'block', 'add'].flatMap((word) => ['remove', 'delete'].map((other) => [word, other])),
  ['open', 'close'],
  ['incoming', 'outgoing'],
  ['enable', 'disable'],
  ['start', 'stop'],
  ['install', 'uninstall'],
].map((pair) => pair.map((word) => [...meaningOf(word)][0]!));
const terms = [...new Set(opposites.flat())];

/** What headings say, once somebody has searched for a direction. */
const directions = new Map<string, Set<string>>();

/** Words that turn what is asked round: who wants to stop a block does not want to block. */
const turning = /\b(stop|prevent|avoid|keep|undo|list|why|still)/i;

/**
 * Returns whether a heading is about the opposite of what a query asks for; undefined if the query asks for no
 * direction. A state is none: who is blocked wants to be unblocked.
 */
export function oppositeOf(query: string): ((heading: string) => boolean) | undefined {
  const asking = directionsIn(query.replaceAll(/\b\p{L}+ed\b/giu, ''));
  const asked = [...asking].filter((word) => !againstOf(word).some((other) => asking.has(other)));
  if (asked.length === 0 || saysNo(query) || turning.test(query)) {
    return undefined;
  }
  return (heading) => {
    // Each key asks for the same headings.
    const said = memoize(directions, heading, () => directionsIn(heading));
    return asked.some((word) => !said.has(word) && againstOf(word).some((other) => said.has(other)));
  };
}

function directionsIn(text: string): Set<string> {
  const said = meaningOf(text.toLowerCase().replace(/\b(turn|switch)\b(.*)\bon\b/, 'enable $2'));
  return new Set(terms.filter((term) => said.has(term)));
}

function againstOf(term: string): string[] {
  return opposites.flatMap((pair) => (pair.includes(term) ? pair.filter((other) => other !== term) : []));
}

/** Headings with which pages end: how to take their subject back, whether it works, and what else goes wrong. */
const endings =
  /^(How do I )?(undo|(turn|switch) .*off(?! and on)|what goes wrong\?|check that it|(does it|is it) work(ing)?\?)/i;

/** Words that ask to take something back, in the words of the docs. */
const back = [...meaningOf('undo remove disable uninstall')];

/**
 * Returns whether a heading is of the end of its page, which few ask for before they have done what the page says;
 * undefined if a query asks to take something back.
 */
export function endingUnasked(query: string): ((heading: string) => boolean) | undefined {
  const asked = meaningOf(query);
  return back.some((term) => asked.has(term)) ? undefined : (heading) => endings.test(heading);
}
