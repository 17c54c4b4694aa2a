import {cutText, maxQueryLength} from '../../../urls/textInUrl';
import {isFiller} from './sentence';
import {piecesOf} from './words';

const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const day = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
const time = String.raw`\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?`;
const isoTime = String.raw`\d{4}[-/]\d\d[-/]\d\d(?:[T ]${time}(?: ?(?:Z|[+-]\d\d:?\d\d))?)?`;
const writtenTime = String.raw`(?:${day} )?${month} {1,2}\d{1,2} ${time}(?: \d{4})?(?: [+-]\d{4})?`;
const ipv4 = String.raw`\b\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2}|:\d+)?`;
// Six groups of two digits are the address of a card.
const ipv6 = String.raw`(?<![\w:])(?:[0-9a-f]{1,4}:){5,7}[0-9a-f]{1,4}(?:\/\d{1,3})?|(?<![\w:])[0-9a-f:]*[0-9a-f]?::[0-9a-f:]*(?:\/\d{1,3})?(?![\w:])`;
const host = String.raw`(?<![\w./-])(?:[a-z0-9-]+\.)+(?:com|net|org|info|biz|io|dev|cloud|local|lan|localdomain|internal|arpa|example|test|invalid)\b`;

/** What belongs to one line of one server, and to no page: times, hosts, addresses, numbers of processes and packets. */
const particulars: readonly RegExp[] = [
  // The host comes between the time and the program.
  new RegExp(String.raw`(?:${writtenTime}|${isoTime}) \S+ (?=[\w./()-]+(?:\[\d+\])?: )`, 'g'),
  new RegExp(String.raw`\[?(?:${isoTime}|${writtenTime}|\d\d\/${month}\/\d{4}:${time}(?: [+-]\d{4})?)\]?`, 'g'),
  /\[[ \d.,/]+\]|\[\S* [^\]]{0,500}\]|\bpid[ =]\d+/gi,
  // The country and the host behind an address, as lfd writes them.
  /\((?:[A-Z?]{2}\/[^)]{0,200}|Unknown)\)/g,
  /\b(?:IN|OUT|MAC|SRC|DST|LEN|TOS|PREC|TTL|ID|SPT|WINDOW|RES|URGP|UID|GID)=\S*|\b(?:DF|SYN|ACK|PSH|FIN|RST)(?= )(?=.{0,40}\bURGP=)/g,
  /(?<!\S)\S+@\S+/g,
  new RegExp(String.raw`(?:${ipv4}|${ipv6})(?: port \d+)?`, 'gi'),
  new RegExp(host, 'gi'),
];

/** The beginning of a long text is enough, in characters. */
const longest = 5000;

/** A text without what belongs to one line of one server. The rest is what a page can have. */
function withoutParticulars(text: string): string {
  return particulars
    .reduce(
      (rest, pattern) => rest.replace(pattern, ' '),
      text.replaceAll(/\bDPT=(?=\d)/g, 'port ').replaceAll(/\bPROTO=/g, ''),
    )
    .replaceAll(/[ \t]+/g, ' ')
    .trim();
}

/** The words of a pasted text that the search looks for, in characters: two long lines of a log. */
const longestSearch = 600;

/** What the search looks for in a query. */
export function wordsOf(query: string): string {
  return cutText(withoutParticulars(cutText(query, longest)), longestSearch).trim();
}

/**
 * The words of a long text that say the most about it, as many as the search field holds; its beginning if it has none.
 */
export function shortenText(text: string): string {
  const words = new Map<string, string>();
  for (const token of withoutParticulars(cutText(text, longest)).split(/\s+/)) {
    const word = token.replaceAll(/^[^\p{L}\p{N}/-]+|[^\p{L}\p{N}]+$/gu, '');
    if (piecesOf(word).length > 0) {
      words.set(word.toLowerCase(), word);
    }
  }
  const all = [...words.values()];
  const telling = all.join(' ').length > maxQueryLength ? all.filter((word) => !isFiller(word.toLowerCase())) : all;
  let short = '';
  for (const word of telling) {
    if (short.length + word.length < maxQueryLength) {
      short = `${short} ${word}`.trim();
    }
  }
  return short || cutText(text.trim(), maxQueryLength);
}
