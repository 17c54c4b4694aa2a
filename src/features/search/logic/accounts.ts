import {meaningOf} from './query';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Words that only build a question. Every other word carries meaning, and an answer has to account for it. */
const frame = words(
  `how what which where when why who whose is are am was were be been do does did can could should would will shall may
  might must have has had a an the this that these those there it its i we you they he she my our your their to of in on
  at for from with by into as about and or but so if then get use work need want would like csf lfd sentinel`,
);

/** Words that restrict or reverse a question. A heading that only shares its subject with them does not answer it. */
const restricting = words(
  `all any anybody anyone both each either every everybody everyone everything neither none whole entire complete except
  besides instead without not no never nobody nothing nowhere cannot cant dont doesnt didnt isnt arent wont wouldnt
  shouldnt couldnt only just merely solely alone me us mine ours myself ourselves him her them others else other another
  same once twice again still already always ever often sometimes now later today tomorrow until till before after during
  while temporarily permanently forever first last between outside inside over under above below one two three`,
);

const protocols = words('tcp udp icmp ipv4 ipv6');

/** Groups of words around a question that say nothing more about it. */
const asides =
  /\b(?:please|can you|could you|(?:tell|show) me|let me know|i (?:want|need) to know)\b|\b(?:on|in|of|for|with) (?:my|our|the|a|this) (?:own )?(?:linux )?(?:server|vps|box|machine)\b/g;

/** A question without the words that say nothing more about it. */
export function withoutAsides(question: string): string {
  return question.toLowerCase().replace(asides, ' ').replace(/\s+/g, ' ').trim();
}

/**
 * Whether an answer accounts for every word of a question that carries meaning. `said` is the heading or the task that
 * it answers. The answer itself may account for what narrows it to a protocol or a number.
 */
export function accountsFor(question: string, said: string, answer = ''): boolean {
  const saidWords = wordsOf(said);
  const saidMeaning = meaningOf(said);
  const inAnswer = new Set(wordsOf(answer).flatMap((word) => word.split(/[_./-]/)));
  const asked = wordsOf(withoutAsides(question));
  const count = (all: readonly string[], word: string): number => all.filter((each) => each === word).length;
  return asked.every((word) => {
    if (restricting.has(word)) {
      return count(asked, word) <= count(saidWords, word);
    }
    const meaning = [...meaningOf(word)];
    return (
      frame.has(word) ||
      saidWords.includes(word) ||
      (meaning.length > 0 && meaning.every((term) => saidMeaning.has(term))) ||
      ((/\d/.test(word) || protocols.has(word)) && inAnswer.has(word))
    );
  });
}

/** The words of a text in lower case, without what surrounds them. */
function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replaceAll(/['’]/g, '');
  return plain.match(/[\p{L}\p{N}](?:[\p{L}\p{N}._/-]*[\p{L}\p{N}])?/gu) ?? [];
}
