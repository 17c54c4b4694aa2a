import {type NetworkAddress, shortForm, shownByIptables} from '../../netfilter/address';
import type {Note, Reason, Server} from '../configuration';
import {NotModelled, Refused, type RuleContext} from '../../netfilter/iptablesModules';
import {isCount} from '../../netfilter/sets';
import type {AddressSet, Chain, Family, Origin, Rule, RuleSet, TableName, Unknown} from '../../netfilter/ruleSet';
import {tableNames} from '../../netfilter/ruleSet';
import {savedRule} from '../../netfilter/savedRule';

/** csf gives up: it empties the firewall and lets everything through. */
export class Stopped extends Error {
  constructor(
    message: string,
    readonly origin: Origin,
  ) {
    super(message);
  }
}

type OpenChain = {name: string; policy?: 'ACCEPT' | 'DROP'; rules: Rule[]; unknown?: Unknown};
type OpenSet = {
  name: string;
  family: Family;
  most: number;
  create: string;
  entries: Map<string, Origin>;
  unknown?: Unknown;
};
/** A rule to put into a chain, or without one a chain to make. */
type Job = {
  family: Family;
  table: TableName;
  chain: string;
  rule?: {text: string; at: Place};
  origin: Origin;
  isForced: boolean;
};

const builtIn: Readonly<Record<TableName, readonly string[]>> = {
  raw: ['PREROUTING', 'OUTPUT'],
  mangle: ['PREROUTING', 'INPUT', 'FORWARD', 'OUTPUT', 'POSTROUTING'],
  nat: ['PREROUTING', 'INPUT', 'OUTPUT', 'POSTROUTING'],
  filter: ['INPUT', 'FORWARD', 'OUTPUT'],
};

/** Where a rule goes: at the end, or before the rule that has this number. */
export type Place = 'end' | number;

/** The kernel's tables and sets while csf fills them. */
export class Firewall {
  readonly #tables = new Map<string, Map<string, OpenChain>>();
  readonly #sets = new Map<string, OpenSet>();
  #batch: Job[] | undefined;
  /** An address that a set refuses ends the loading of all that come behind it. */
  #isSetBatchBroken = false;

  constructor(
    readonly server: Server,
    readonly notes: Note[],
    /** With TESTING each error stops csf; with FASTSTART those in a batch do. */
    readonly options: {isTesting: boolean; isFast: boolean; hasIPv6: boolean},
  ) {
    for (const family of [4, 6] as const) {
      for (const table of tableNames) {
        const chains = builtIn[table].map((name): [string, OpenChain] => [name, {name, policy: 'ACCEPT', rules: []}]);
        this.#tables.set(`${family} ${table}`, new Map(chains));
      }
    }
  }

  newChain(family: Family, name: string, origin: Origin, table: TableName = 'filter'): void {
    this.#do({family, table, chain: name, origin, isForced: false});
  }

  rule(
    family: Family,
    chain: string,
    text: string,
    origin: Origin,
    {at = 'end', table = 'filter', isForced = false}: {at?: Place; table?: TableName; isForced?: boolean} = {},
  ): void {
    this.#do({family, table, chain, rule: {text, at}, origin, isForced});
  }

  policy(family: Family, chain: string, policy: 'ACCEPT' | 'DROP'): void {
    this.#chains(family, 'filter').get(chain)!.policy = policy;
  }

  newSet(name: string, hashSize: string, most: string): void {
    const family = name.includes('_6') ? 6 : 4;
    const wrong = [hashSize, most].find((text) => !isCount(text));
    if (wrong !== undefined) {
      const names = ['LF_IPSET_HASHSIZE', 'LF_IPSET_MAXELEM'];
      this.note('failed', {is: 'set-size', set: name, value: wrong}, {kind: 'setting', names});
    } else if (!this.#sets.has(name)) {
      const size = 2 ** Math.ceil(Math.log2(Math.max(64, Number(hashSize))));
      const create = `hash:net family ${family === 4 ? 'inet' : 'inet6'} hashsize ${size} maxelem ${most}`;
      this.#sets.set(name, {name, family, most: Number(most), create, entries: new Map()});
    }
  }

  addToSet(name: string, address: NetworkAddress, origin: Origin): void {
    const set = this.#sets.get(name);
    const isWhole = address.prefix === (address.family === 4 ? 32 : 128);
    const entry = isWhole ? shortForm(address).split('/')[0]! : shownByIptables(address);
    if (this.#isSetBatchBroken) {
      this.note('failed', {is: 'set-broken', set: name, address: address.text}, origin);
      return;
    }
    const isFull = set !== undefined && set.entries.size >= set.most && !set.entries.has(entry);
    if (set?.family !== address.family || address.prefix === 0 || isFull) {
      this.note('failed', {is: isFull ? 'set-full' : 'set-refuses', set: name, address: address.text}, origin);
      this.#isSetBatchBroken = this.#batch !== undefined;
    } else if (!set.entries.has(entry)) {
      set.entries.set(entry, origin);
    }
  }

  /** Says that a chain holds more than is known here. */
  leaveOpen(families: readonly Family[], chain: string, unknown: Unknown): void {
    for (const family of families) {
      const found = this.#chains(family, 'filter').get(chain);
      if (found !== undefined) {
        found.unknown = unknown;
      }
    }
  }

  leaveSetOpen(name: string, unknown: Unknown): void {
    const set = this.#sets.get(name);
    if (set !== undefined) {
      set.unknown = unknown;
    }
  }

  /** With FASTSTART csf loads the rules of some parts at once, and an error in one of them stops it. */
  batch(fill: () => void): void {
    if (!this.options.isFast) {
      fill();
      return;
    }
    this.#batch = [];
    fill();
    for (const family of [4, 6] as const) {
      for (const table of ['filter', 'nat'] as const) {
        for (const job of this.#batch.filter((one) => one.family === family && one.table === table)) {
          this.#run(job);
        }
      }
    }
    this.#batch = undefined;
    this.#isSetBatchBroken = false;
  }

  /** Empties everything, as csf does when it gives up. */
  giveUp({message, origin}: Stopped): void {
    for (const [key, chains] of this.#tables) {
      // In the middle of a batch csf only notes the commands that would empty the other tables.
      if (key.endsWith('filter') || this.#batch === undefined) {
        for (const chain of [...chains.values()]) {
          chain.rules = [];
          chain.policy &&= 'ACCEPT';
          if (chain.policy === undefined) {
            chains.delete(chain.name);
          }
        }
      }
    }
    this.#sets.clear();
    this.notes.push({
      kind: 'stopped',
      reason: {is: 'stopped', why: message},
      about: aboutOf(origin),
    });
  }

  ruleSet(): RuleSet {
    return {
      tables: {4: this.#shown(4), 6: this.options.hasIPv6 || this.#hasRules(6) ? this.#shown(6) : []},
      sets: [...this.#sets.values()].map(({name, create, entries, unknown}): AddressSet => ({
        name,
        create,
        entries: [...entries].map(([address, origin]) => ({address, origin})),
        ...(unknown && {unknown}),
      })),
    };
  }

  #shown(family: Family): {name: TableName; chains: Chain[]}[] {
    return tableNames.map((name) => {
      const chains = [...this.#chains(family, name).values()];
      const own = chains.filter(({policy}) => policy === undefined).sort((a, b) => (a.name < b.name ? -1 : 1));
      return {name, chains: [...chains.filter(({policy}) => policy !== undefined), ...own]};
    });
  }

  #hasRules(family: Family): boolean {
    return tableNames.some((table) => [...this.#chains(family, table).values()].some(({rules}) => rules.length > 0));
  }

  #chains(family: Family, table: TableName): Map<string, OpenChain> {
    return this.#tables.get(`${family} ${table}`)!;
  }

  #context(family: Family, table: TableName): RuleContext {
    return {
      family,
      users: this.server.users,
      groups: this.server.groups,
      hasChain: (name) => this.#chains(family, table).has(name),
      hasSet: (name) => this.#sets.get(name)?.family === family,
    };
  }

  #do(job: Job): void {
    if (this.#batch === undefined) {
      this.#run(job);
    } else if (job.family === 4 || this.options.hasIPv6) {
      this.#batch.push(job);
    }
  }

  #run(job: Job): void {
    try {
      if (job.rule === undefined) {
        this.#makeChain(job);
      } else {
        this.#putRule(job, job.rule);
      }
    } catch (error) {
      this.#failed(error, job.origin, job.isForced || this.#batch !== undefined || this.options.isTesting);
    }
  }

  #makeChain({family, table, chain}: Job): void {
    const chains = this.#chains(family, table);
    if (chains.has(chain)) {
      throw new Refused(`the chain ${chain} is there already`);
    }
    if (chain.length > 28) {
      throw new Refused(`the name of the chain ${chain} is too long`);
    }
    chains.set(chain, {name: chain, rules: []});
  }

  #putRule({family, table, chain, origin}: Job, {text, at}: NonNullable<Job['rule']>): void {
    // Outside of a batch, csf hands the whole command to a shell.
    const [, taken = text, rest] = (this.#batch === undefined && cutCommand.exec(text)) || [];
    const saved = savedRule(taken, this.#context(family, table));
    if (rest !== undefined) {
      this.note('failed', {is: 'semicolon'}, origin);
    }
    const rules = this.#chains(family, table).get(chain)?.rules;
    if (rules === undefined) {
      throw new Refused(`there is no chain ${chain}`);
    }
    if (at === 'end') {
      rules.push({text: saved, origin});
    } else if (at > rules.length + 1) {
      throw new Refused(`the chain ${chain} has no place ${at}`);
    } else {
      rules.splice(at - 1, 0, {text: saved, origin});
    }
  }

  #failed(error: unknown, origin: Origin, isFatal: boolean): void {
    if (error instanceof NotModelled) {
      this.note('unknown', {is: 'not-modelled', why: error.message, isFatal}, origin);
      return;
    }
    if (!(error instanceof Refused)) {
      throw error;
    }
    if (isFatal) {
      throw new Stopped(error.message, origin);
    }
    this.note('failed', {is: 'refused', why: error.message}, origin);
  }

  /** Says something about a rule or what becomes of it. */
  note(kind: Note['kind'], reason: Reason, origin: Origin): void {
    this.notes.push({kind, reason, about: aboutOf(origin)});
  }
}

/** A command with a semicolon outside of quotation marks. */
const cutCommand = /^((?:[^;']|'[^']*')*?)\s*(;.*)$/s;

/** Where a visitor looks for the reason of a rule. */
function aboutOf(origin: Origin): Note['about'] {
  if (origin.kind === 'line') {
    return {file: origin.file, line: origin.line};
  }
  return {settings: origin.kind === 'setting' ? origin.names : []};
}
