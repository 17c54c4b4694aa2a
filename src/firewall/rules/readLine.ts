import {ruleKinds} from './kinds';
import {unreadable} from './lineText';
import type {RuleFields, RuleKind} from './ruleKind';

/** One way to read a pasted line; or why it is none of this kind, or of any. */
export type LineReading =
  {kind: string; fields: RuleFields; notes: string[]} | {kind: string | undefined; fault: string};

/** Longer than any line that the product reads with sense. */
const longest = 4000;

/**
 * Reads a pasted line of any file of the rule builder, a setting such as PORTFLOOD = "22;tcp;5;300",
 * or a command csf -a or csf -d. A list in a setting gives one reading per entry, an allow or deny
 * line one per list, because the line itself does not say in which file it stands.
 */
export function readLine(text: string): LineReading[] {
  const line = text.trim();
  if (line.length > longest) {
    return [{kind: undefined, fault: 'This is too long for one line. Paste one line at a time.'}];
  }
  return readSetting(line) ?? readCommand(line) ?? readAny(line);
}

function readSetting(line: string): LineReading[] | undefined {
  const [, name, value = ''] = /^([A-Z]\w*)\s*=\s*"([^"]*)"\s*$/.exec(line) ?? [];
  if (name === undefined) {
    return undefined;
  }
  const kind = ruleKinds.find(({setting}) => setting === name);
  if (kind === undefined) {
    return [
      {
        kind: undefined,
        fault: `${name} is no setting of the rule builder; it reads PORTFLOOD, CONNLIMIT and PORTKNOCKING.`,
      },
    ];
  }
  return value.trim() === ''
    ? [{kind: kind.id, fault: `${name} is empty, so it does nothing.`}]
    : value.split(',').map((entry) => readAs(kind, entry));
}

function readCommand(line: string): LineReading[] | undefined {
  const [, flag = '', quoted, single, bare, comment = ''] =
    /^(?:sudo\s+)?csf\s+(-a|--add|-d|--deny)\s+(?:"([^"]*)"|'([^']*)'|([^\s"']+))\s*(.*)$/.exec(line) ?? [];
  const entry = quoted ?? single ?? bare;
  if (entry === undefined) {
    return undefined;
  }
  const list = flag.replace(/^-+/, '').startsWith('a') ? 'allow' : 'deny';
  const words = comment.replace(/^(["'])(.*)\1$/, '$2');
  const kinds = ruleKinds.filter(({file, setting}) => setting === undefined && file === `/etc/csf/csf.${list}`);
  return best(kinds, words === '' ? entry : `${entry} # ${words}`);
}

function readAny(line: string): LineReading[] {
  const why = unreadable(line);
  return why === undefined ? best(ruleKinds, line) : [{kind: undefined, fault: why}];
}

/** The readings that succeed, those of the kinds that the line looks like before others. */
function best(kinds: readonly RuleKind[], line: string): LineReading[] {
  const likely = kinds.filter((kind) => kind.looksLike(line)).map((kind) => readAs(kind, line));
  const right = likely.filter((reading) => 'fields' in reading);
  if (right.length > 0) {
    return right;
  }
  const others = kinds.map((kind) => readAs(kind, line)).filter((reading) => 'fields' in reading);
  if (others.length > 0 && likely.length === 0) {
    return others;
  }
  return likely.length > 0
    ? likely
    : [{kind: undefined, fault: 'This is no line of a file that the rule builder knows.'}];
}

function readAs(kind: RuleKind, line: string): LineReading {
  const reading = kind.parse(line);
  return 'fault' in reading ? {kind: kind.id, fault: reading.fault} : {kind: kind.id, ...reading};
}
