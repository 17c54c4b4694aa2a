import {confMakerOf} from './confMakers';
import {readLine} from '../build-rule';
import {recogniseLog} from '../test-log/recogniseLog';
import {decodeBlock} from '../output';
import {readPaste} from '../paste';
import {fileKindOf, kindOfText} from './textKinds';

/** What somebody pasted: a log, a csf.conf, a line for a list, or something that csf or lfd wrote. */
export type TextForTool = {
  kind: 'log' | 'conf' | 'rule' | 'output';
  /** The path and anchor of the section about what csf or lfd wrote. */
  section?: string;
};

/** The beginning of a long text says what it is. */
const most = 20_000;

/** What a line has that is a rule and not only a name, an address or words. */
const ruleMark = /[|=;:#]|\/\d|\bcsf\s+-/;

/** The commands of another firewall, which the rule builder explains, too. */
const otherRule = /^(?:sudo\s+)?(?:ip6?tables\s(?!v\d)|-[AI]\s+[A-Z]+\s)/;

/** The sections about all that can stop a connection, and about all logs: the words of a line say more. */
const vague =
  /^\/docs\/(?:locked-out\/#what-do-you-see|usage\/login-tracking\/#how-many-failed-logins|usage\/custom-log-rules\/)/;

/** Says what a text is, so that the right tool can be offered; undefined if it is nothing that a tool reads. */
export function recogniseText(text: string): TextForTool | undefined {
  const start = text.slice(0, most);
  const kind = kindOfText(readPaste(start, 'conf').text);
  if (kind?.reader === 'conf') {
    return {kind: 'conf'};
  }
  if (confMakerOf(start) !== undefined) {
    return undefined;
  }
  if (fileKindOf(start) !== undefined) {
    return kind?.reader === 'rule' ? {kind: 'rule'} : undefined;
  }
  const [first] = decodeBlock(readPaste(start, 'output').text).findings;
  // A line of the kernel for another firewall, too: lfd reads only those of csf.
  const isOutput = first?.kind !== 'other' || kind?.reader === 'output';
  const isVague = first === undefined || (first.kind === 'other' && vague.test(first.page));
  const section = isVague ? {} : {section: first.page};
  if (first !== undefined && first.kind !== 'unknown' && isOutput) {
    return {kind: 'output', ...section};
  }
  if (kind !== undefined && kind.reader === undefined) {
    return undefined;
  }
  if (recogniseLog(readPaste(start, 'log').text.split('\n')) !== undefined) {
    return {kind: 'log', ...(first?.kind === 'other' && section)};
  }
  const rule = readPaste(start, 'rule').text.trim();
  const isList = kind?.reader === 'rule' && rule.includes('\n');
  if (
    isList ||
    otherRule.test(rule) ||
    (ruleMark.test(rule) && readLine(rule).some((reading) => 'fields' in reading))
  ) {
    return {kind: 'rule'};
  }
  return first?.kind === 'other' ? {kind: 'output', ...section} : undefined;
}
