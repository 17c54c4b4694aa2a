import type {Message, Refusal} from '../sentences';

/** A block that lfd asks for. */
export type Request = {
  address: string;
  seconds: number;
  /** The word in brackets behind the message, such as LF_SSHD. */
  trigger: string;
  message: Message;
  isPermanent: boolean;
  /** How many seconds a temporary block lasts, as the setting says it. */
  lasts: string;
  /** Empty for all ports. */
  ports: string;
  direction: 'in' | 'inout';
  /** Whether LF_PERMBLOCK leaves this block alone. */
  isNeverMadePermanent?: boolean;
};

/** A block that came about, or that lfd believes in. */
export type Block = Omit<Request, 'lasts' | 'isNeverMadePermanent'> & {
  /** What lfd asked for, before earlier blocks counted: the mail says this. */
  asked: Pick<Request, 'isPermanent' | 'lasts'>;
  /** What lfd denies: the address, or its network. */
  target: string;
  /** Seconds; undefined for a permanent block. */
  lasts: number | undefined;
  /** The entries that csf -d gets, one for each port where it is by port. */
  entries: string[];
  /** Why csf -d refuses the entry, although lfd logs the block. */
  refusal?: Refusal;
  /** Set when earlier blocks turned this one into a permanent one, or into one of the network. */
  escalation?: {trigger: 'LF_PERMBLOCK_COUNT' | 'LF_NETBLOCK_COUNT'; message: Message; blocks: PastBlock[]};
  /**
   * Whether the firewall keeps the address out: not while csf.allow has it, not IPv6 while IPV6 is off, and not where
   * csf -d finds the address in csf.ignore.
   */
  effect: 'blocked' | 'allowed' | 'ignored' | 'no IPv6' | 'unknown';
  /** When a limit of the lists ends the block before its time. */
  endsEarly?: {seconds: number; setting: 'DENY_IP_LIMIT' | 'DENY_TEMP_IP_LIMIT'};
};

/** An earlier block, as csf.tempip keeps it. */
export type PastBlock = {target: string; isPermanent: boolean; seconds: number; message: Message};
