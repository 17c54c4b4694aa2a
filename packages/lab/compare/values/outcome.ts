/** A start of csf with one value, and what became of it. */
export type Row = {
  setting: string;
  value: string;
  /** Other settings that are not the shipped ones. */
  with: Record<string, string>;
  /** What csf did, in a word: see `outcomes`. */
  outcome: Outcome;
  /** The exit code of `csf -s`. */
  exit: number;
  /** What csf.error says. */
  error: string | null;
  /** The first command that iptables or ipset refused, and how many they were. */
  refused: [count: number, first: string] | null;
  /** Warnings that the right value does not bring. */
  warnings: string[];
  /** Packets whose end is not the one that they have with the right value, with that end. */
  packets: Record<string, string>;
};

/** What csf can make of a value, the worst first. */
export const outcomes = {
  unread: 'csf stops before it touches a rule, so those of the last start stay',
  open: 'csf stops and removes all rules: the server is open',
  opened: 'csf starts, and a packet passes that the right value stops',
  shut: 'csf starts, and a packet from outside is stopped that the right value lets in',
  cutOff: 'csf starts, and a packet of the server itself is stopped',
  missing: 'csf starts without a rule or a set',
  warned: 'csf warns, and leaves the value out or takes another one',
  fine: 'csf says nothing, and the packets that were sent end as with the right value',
} as const;

export type Outcome = keyof typeof outcomes;

/** What values.py says of a start. */
export type Answer = {
  exit: number;
  error: string | null;
  refused: string[];
  warnings: string[];
  kept: boolean | null;
  packets: string[];
};

/** What a value does, compared with one that works. */
export function outcomeOf(answer: Answer, right: Answer, packets: readonly string[]): Outcome {
  if (answer.error !== null) {
    return 'open';
  }
  if (answer.exit !== 0) {
    return answer.kept === true ? 'unread' : 'open';
  }
  const passes = (one: Answer, at: number): boolean => one.packets[at] === 'accepted';
  const stopped = packets.filter((_, at) => passes(right, at) && !passes(answer, at));
  if (packets.some((_, at) => !passes(right, at) && passes(answer, at))) {
    return 'opened';
  }
  if (stopped.length > 0) {
    return stopped.some((packet) => !packet.startsWith('out ')) ? 'shut' : 'cutOff';
  }
  if (answer.refused.some((text) => !right.refused.includes(text))) {
    return 'missing';
  }
  return newWarnings(answer, right).length > 0 ? 'warned' : 'fine';
}

/** The warnings that the right value does not bring. */
export function newWarnings(answer: Answer, right: Answer): string[] {
  return answer.warnings.filter((warning) => !right.warnings.includes(warning));
}
