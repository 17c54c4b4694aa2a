import type {RuleFields, RuleKind} from './ruleKind';

/**
 * One way to read a pasted line: as a rule; as something right that has no fields here, such as
 * Include; or why it is none of this kind, or of any.
 */
export type LineReading =
  | {kind: string; fields: RuleFields; notes: string[]}
  | {kind: undefined; meaning: string}
  | {kind: string | undefined; fault: string};

/** A line as one of a kind. */
export function readAs(kind: RuleKind, line: string): LineReading {
  const reading = kind.parse(line);
  return 'fault' in reading ? {kind: kind.id, fault: reading.fault} : {kind: kind.id, ...reading};
}

/** A line as each of the kinds that it looks like: the readings that succeed, or why none does. */
export function bestReadings(kinds: readonly RuleKind[], line: string): LineReading[] {
  const readings = kinds.filter((kind) => kind.looksLike(line)).map((kind) => readAs(kind, line));
  const right = readings.filter((reading) => 'fields' in reading);
  return right.length > 0 ? right : readings;
}
