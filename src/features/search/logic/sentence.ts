import {hasOnlyStopWords} from './words';

/**
 * Phrases that people use for what the docs say in a word, with that word. The first phrase that matches a part of the
 * question replaces it.
 */
const phrases: readonly (readonly [RegExp, string])[] = [
  // Whom a host blocked is its customer, without a shell.
  [
    /^(?!.*\b(csf|lfd|console)\b).*\b((my|our|web|website) ?host(er)?|hosting (company|provider)|provider)\b.*\b((ban|block)\w* (me|us|(my|our) (ip|address|home|office))|(his|their|s) (ban|black|block) ?list)\b.*/,
    'what do i write to my host',
  ],
  [/\b(\d{3,}|hundreds of|thousands of)( \w+)? (addresses|ips|entries|networks)\b/, 'import large list of $3'],
  [/\b(thrown|kicked|threw|kicks?|shuts?|locks?|locked)( \w+)? out\b( of)?/, 'locked out'],
  [
    /\b(can ?no ?t|can't|unable to|couldn'?t|not able to) (ssh|log ?in|sign in|get in|get on|get to|get into|access|enter)( to| into)?( (my|the) (own )?(server|site|vps|box|machine|panel|system))?\b/,
    'locked out',
  ],
  [/\blet (\w+ ){1,4}(reach|access|use|connect( to)?)\b/, 'open for one address'],
  [/\blet (\w+ ){1,4}(through|in)\b/, 'allow an address'],
  [/\b(setting|config|configuration|configure|conf)s? (file|folder|directory)s?\b/, 'configuration'],
  [/\b(pass|send|hand)(es|s|ed|ing)? (\w+ ){1,3}(on )?to (a |an |the )?(different|another|other)\b/, 'redirect $3'],
  [/\bconnections?\b.*\b(at the same time|at once|in parallel)\b/, 'limit connections per address'],
  [/\b(banned|blocked|ban|block|blocking|banning) (myself|my own|our own|me|us)\b/, 'locked out'],
  [/\bsubscribe\b( to)?( (the|your))?( news| newsletter| updates)?/, 'mailing list news'],
  [/\b(check|fetch|read|download|poll)(s|ing)? (his|her|their|my|its) e?-?mails?\b/, 'pop3 imap login'],
  [/\bsecurity (hole|bug|problem|flaw|issue)s?\b/, 'vulnerability'],
  [/\b(track|spy on|follow) (me|us|you|visitors)\b/, 'privacy policy'],
  [/\bwhat (can|does|do|will) (it|sentinel|csf|the firewall) not\b/, 'what sentinel cannot do features'],
  [/\b(not|never|no)( \w+)? (see|shows?|lists?|display)( \w+){0,2} files\b/, 'list of files hangs'],
  [/\b(get|install|have|want|to) the (new|newest|latest|next) (version|release)\b/, 'update'],
  [/\bmakes? no difference\b|\b(has|have|had) no effect\b|\bnothing changes\b/, 'nothing happens'],
];

/** Words of a question that say nothing about its subject. If a query has other words, those are its subject. */
const fillers = new Set(
  `able accidentally after again ago all already always another anybody anymore anyone anything anyway anywhere
  around away back become better between bit came cannot come comes completely currently difference different else
  enough even ever every everybody everyone everything exactly fine firewall fix found give given good got happen
  happened happening happens he hello help her hey hi him his hundreds idea instead keep keeps kind know last let
  lets like little live lives look looks lot lots make makes many may maybe mean means mine more much must myself
  need never no nobody normal not nothing now okay old once one only other others people person possible possibly
  properly put question quite really right sake same say says see seem seems seen server servers she show since
  site sites somebody somehow someone something sometimes somewhere sort stand stands still stuff suddenly suppose
  supposed sure take tell thanks thing think thousands together try trying understand until up us use used useful
  using usually various versus vs want wants website websites well whatever whenever whether whole wish without
  wonder wont work works wrong yesterday yet yourself`.split(/\s+/),
);

/** Whether a query is a sentence, not a list of words or names. */
export function isSentence(query: string): boolean {
  const words = query.trim().split(/\s+/);
  return words.length > 3 && words.some(hasOnlyStopWords);
}

/** A question in the words of the docs. */
export function inOurWords(query: string): string {
  return phrases.reduce((words, [pattern, meaning]) => words.replace(pattern, meaning), query.toLowerCase());
}

/** Whether a word of a sentence says nothing about its subject. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}

/** The kind of answer that a question wants; undefined if it is not a question. */
export function kindOfQuestion(query: string): string | undefined {
  const text = query.toLowerCase().replaceAll(/[^\p{L}\p{N}\s]/gu, '');
  return kinds.find(([pattern]) => pattern.test(text))?.[1];
}

const kinds: readonly (readonly [RegExp, string])[] = [
  [
    /^(how (do|does|can|could|should|would|to)|what (do|can) (i|we) do to|is there a way to|(what is|whats) the (best )?way to)\b/,
    'how do',
  ],
  [/^how (long|many|much|often|safe|fast)\b/, 'how much'],
  [/^(why|how come)\b/, 'why'],
  [/^where\b/, 'where'],
  [/^when\b/, 'when'],
  [/^who\b/, 'who'],
  [/^which\b|^what (programs|modules|systems|panels)\b/, 'which'],
  [/^(what|whats)\b/, 'what'],
  [/^(is|are|am|does|do|did|can|may|should|will|would|has|have)\b/, 'yes or no'],
];

/** Whether a question asks for the opposite. */
export function saysNo(query: string): boolean {
  return /\b(not|no|never|without|nobody|nothing|except|besides|instead|cannot)\b|n't\b/i.test(query);
}
