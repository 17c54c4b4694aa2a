/** The two families of addresses, which csf gives rules of their own. */
export type Family = 4 | 6;

/** The tables that are followed, in the order in which an incoming packet meets them. */
export const tableNames = ['raw', 'mangle', 'nat', 'filter'] as const;

export type TableName = (typeof tableNames)[number];

/** What put a rule where it is. */
export type Origin =
  | {kind: 'setting'; names: readonly string[]}
  | {kind: 'line'; file: string; line: number; text: string}
  /** It is there on every server: `why` is a short sentence for the visitor. */
  | {kind: 'always'; why: string};

/** A rule; `text` is what `iptables-save` prints after `-A CHAIN `, for example `! -i lo -p tcp -j INVALID`. */
export type Rule = {text: string; origin: Origin};

/** What only the server knows, so that a packet which gets this far may go either way. */
export type Unknown = {
  /** A short sentence: "The networks of Spamhaus are fetched by lfd." */
  why: string;
  /** What happens to a packet that the chain or set knows: `drop`, `accept` or `jump`. */
  ifMatched: 'drop' | 'accept' | 'return';
  /** For a chain whose rules jump on: the chain that they jump to, such as LOGDROPOUT. It decides then. */
  jumpsTo?: string;
  /** Names of the settings and files behind it. */
  names: readonly string[];
};

export type Chain = {
  name: string;
  /** Built-in chains only. */
  policy?: 'ACCEPT' | 'DROP';
  rules: readonly Rule[];
  /** Beside its rules, the chain holds what lfd or somebody else puts there. */
  unknown?: Unknown;
};

export type Table = {name: TableName; chains: readonly Chain[]};

/** A set of addresses, as `ipset save` prints it. */
export type AddressSet = {
  name: string;
  /** What `ipset save` prints after `create NAME `. */
  create: string;
  entries: readonly {address: string; origin: Origin}[];
  unknown?: Unknown;
};

/** All that csf gives the kernel. Without IPV6 there are no tables of family 6. */
export type RuleSet = {
  tables: Readonly<Record<Family, readonly Table[]>>;
  sets: readonly AddressSet[];
};
