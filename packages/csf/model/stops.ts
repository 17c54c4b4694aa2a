import stops from '../facts/stops.json';

/** Messages with which csf stops, in the product's words; … stands for a value. */
const stopMessages: readonly string[] = [...stops.unread, ...stops.flushed];

/** So many words in a row belong to one message only. */
const tellingWords = 4;

/** Says what is wrong with a text that quotes such a message, or a part of one, in other words; undefined if nothing is. */
export function checkStopMessage(quote: string): string | undefined {
  // csf prints "Error: " before a message and the line of its program behind it. Writers leave out the middle.
  const parts = quote
    .replace(/^Error: (?!Can't)|, at line \d+(?: in \/usr\/sbin\/csf)?$/g, '')
    .split('…')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const meant = stopMessages.filter((message) => parts.some((part) => sharesWords(part, message)));
  const isQuoted = meant.some((message) => parts.every((part) => isPart(part, message)));
  return meant.length === 0 || isQuoted ? undefined : `csf does not print "${quote}"; its words are "${meant[0]!}"`;
}

function sharesWords(text: string, message: string): boolean {
  const words = text.split(/\s+/);
  return words.some((_, at) => {
    const some = words.slice(at, at + tellingWords);
    return (
      some.length === tellingWords && some.every((word) => /[a-z]/i.test(word)) && message.includes(some.join(' '))
    );
  });
}

/** Whether a text is in the message, with whatever values: words in brackets, or else a word. */
function isPart(text: string, message: string): boolean {
  return [...message].some((letter, at) => letter !== '…' && isBeginning(text, message, at));
}

function isBeginning(text: string, message: string, at: number): boolean {
  if (text === '' || at === message.length) {
    return text === '';
  }
  if (message[at] !== '…') {
    return text[0] === message[at] && isBeginning(text.slice(1), message, at + 1);
  }
  const [value = ''] = ({'[': /^[^\]]*/, '(': /^[^)]*/}[message[at - 1] ?? ''] ?? /^\S*/).exec(text) ?? [];
  return [...value, ''].some((_, length) => isBeginning(text.slice(length), message, at + 1));
}
