/** A way to prevent another block. */
export type Prevention = {text: string; commands?: string[]; setting?: string};

/** What a piece of pasted text says. Commands hold nothing of the text but checked addresses and ports. */
export type Finding = {
  kind: 'mail' | 'log' | 'reason' | 'list' | 'temporary' | 'search' | 'command' | 'kernel' | 'other' | 'unknown';
  what: string;
  /** The word in brackets by which lfd names the reason. */
  trigger?: string;
  /** The setting that controls it. */
  setting?: string;
  address?: string;
  ports?: string;
  /** Whose address of a local network it is, in place of the warning before commands that lift its block. */
  local?: string | undefined;
  permanent?: boolean;
  /** When a temporary block ends, in words: lfd writes the time of the server without its zone. */
  until?: string;
  lookCloser: string[];
  unblock: string[];
  prevent: Prevention[];
  notes: string[];
  /** What takes the place of `notes` where another finding says that the address is blocked. */
  notesIfBlocked?: string[];
  /** What takes the place of `what` where firewalld runs. */
  whatIfFirewalld?: string;
  /** Whose failure this is: it leaves nothing to say of single commands that failed. */
  reason?: 'script' | 'Fail2ban' | 'Perl' | 'download';
  /** Whose failure can be the reason of this one. */
  detailOf?: Finding['reason'];
  page: string;
  /** False where the text is unknown or can mean more than one thing. */
  certain: boolean;
  /** How many lines say the same. */
  count: number;
  /** What no other finding may hide: csf does not run, an intruder runs, everybody gets in, TESTING removes the rules, or a full list loses blocks. */
  grave?: Grave;
  /** Which block of the address it ends, so that lines before it report none that lasts; without an address, all. */
  lifts?: 'temporary' | 'permanent' | undefined;
  /** Whether lfd or another program reports an error. It comes before what says nothing bad. */
  isError?: boolean;
  /** Whether it only lists or announces, so that anything else comes first. */
  isListing?: boolean | undefined;
};

export type Grave = 'stopped' | 'intruder' | 'open' | 'testing' | 'lost';

/** A finding with nothing in the parts that are not given. */
export function finding(parts: Pick<Finding, 'kind' | 'what' | 'page'> & Partial<Finding>): Finding {
  const lookCloser = parts.address === undefined ? [] : lookAt(parts.address);
  return {lookCloser, unblock: [], prevent: [], notes: [], certain: true, count: 1, ...parts};
}

/** What has to come before a command that lifts a block while TESTING is on (csf.pl line 5716). */
export const loadRules = 'csf -r';

/** The same for a text that does not say whether TESTING is on. */
export const loadRulesIfTesting = 'While TESTING is on, run csf -r first, or the command can open the server.';

/** The sentence before commands that lift a block: most blocked addresses are those of attackers. */
export const onlyIfKnown =
  'Only if the address is yours or one you know. Otherwise there is nothing to do: the block works.';

/** The answer to such an address meets DENYOUT (csf.pl lines 3590 to 3601). */
export const partlyAllowed =
  'An allow for single ports or one direction does not win over a block of the whole address: lift the block first.';

const lookFirst =
  'Run csf -g first, and paste here what it prints. If it names a block, the commands that lift it follow.';

/** The same finding of a text that does not surely say that csf or lfd blocks the address: nothing to lift or to ignore yet. */
export function unsure(found: Finding, how = lookFirst): Finding {
  return {
    ...found,
    certain: false,
    unblock: [],
    prevent: found.prevent.filter(({commands}) => commands === undefined),
    notes: found.address === undefined ? found.notes : [...found.notes, how],
  };
}

/** Commands that show more about an address. */
export function lookAt(address: string): string[] {
  const host = address.split('/')[0]!;
  return [`csf -g ${host}`, `grep -F ${host} /var/log/lfd.log`];
}

/** "90 seconds", "3600 seconds (1 hour)". */
export function secondsInWords(seconds: number): string {
  const units = [
    [86400, 'day'],
    [3600, 'hour'],
    [60, 'minute'],
  ] as const;
  const unit = units.find(([size]) => seconds >= size && seconds % size === 0);
  const count = unit === undefined ? 0 : seconds / unit[0];
  const long = unit === undefined ? '' : ` (${count} ${unit[1]}${count === 1 ? '' : 's'})`;
  return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}${long}`;
}

/** The comment of an entry as a note, without the date at its end. */
export function quoted(comment: string): string[] {
  const text = comment.replace(/ [-–] \w{3} \w{3} [ \d]\d \d\d:\d\d:\d\d \d{4}/, '').trim();
  return text === '' ? [] : [`Its comment: "${text.length > 300 ? `${text.slice(0, 300)} …` : text}"`];
}
