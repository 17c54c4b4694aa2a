import {readList} from '../../lists/readList';
import type {Note, Reason, Server} from '../configuration';
import {Stopped, type Firewall, type Place} from './ruleMaker';
import type {ListFile} from '../configuration';
import type {Family, Origin, TableName, Unknown} from '../../netfilter/ruleSet';
import type {SettingsInUse} from '../settingsInUse';

type Where = {at?: Place; table?: TableName; isForced?: boolean};

/** Puts rules into the firewall, all for one reason. */
export class Rules {
  constructor(
    private readonly firewall: Firewall,
    readonly origin: Origin,
  ) {}

  chain(family: Family, name: string, table?: TableName): void {
    this.firewall.newChain(family, name, this.origin, table);
  }

  append(family: Family, chain: string, text: string, where?: Where): void {
    this.firewall.rule(family, chain, text, this.origin, where);
  }

  insert(family: Family, chain: string, text: string, where?: Where): void {
    this.firewall.rule(family, chain, text, this.origin, {at: 1, ...where});
  }

  /** csf itself finds an error that stops it. */
  stop(message: string): never {
    throw new Stopped(message, this.origin);
  }

  note(kind: Note['kind'], reason: Reason): void {
    this.firewall.note(kind, reason, this.origin);
  }
}

/** A start of csf: what its parts share. */
export type Start = {
  settings: SettingsInUse;
  server: Server;
  lists: Partial<Record<ListFile, string>>;
  notes: Note[];
  firewall: Firewall;
  /** Those that csf filters. */
  families: readonly Family[];
  /** The conditions on the network device, by family. */
  device: Readonly<Record<Family, {in: string; out: string}>>;
  accept: string;
  /** What blocks of lists do: `DROP` as set, or the chain that writes a log line first. */
  listDrop: {in: string; out: string};
  /** The condition on the state of a connection, up to the states. */
  state: string;
  /** The condition that a connection is new; empty without the tracking of connections. */
  isNew: Readonly<Record<Family, string>>;
  because(...settings: string[]): Rules;
  becauseOf(origin: Origin): Rules;
};

/** What all parts of csf take from the settings before the first rule. */
export function prepareStart({
  settings,
  server,
  lists,
  notes,
  firewall,
}: Pick<Start, 'settings' | 'server' | 'lists' | 'notes' | 'firewall'>): Start {
  const state = settings.isOn('USE_CONNTRACK') ? '-m conntrack --ctstate' : '-m state --state';
  const device = (name: string): {in: string; out: string} =>
    name === '' ? {in: '! -i lo', out: '! -o lo'} : {in: `-i ${name}`, out: `-o ${name}`};
  const device6 = settings.text('ETH6_DEVICE');
  const becauseOf = (origin: Origin): Rules => new Rules(firewall, origin);
  return {
    settings,
    server,
    lists,
    notes,
    firewall,
    families: settings.isOn('IPV6') ? [4, 6] : [4],
    device: {
      4: device(settings.text('ETH_DEVICE')),
      6: device(device6 === '' ? settings.text('ETH_DEVICE') : device6),
    },
    accept: settings.isOn('WATCH_MODE') ? 'LOGACCEPT' : 'ACCEPT',
    listDrop: {
      in: settings.isOn('DROP_IP_LOGGING') ? 'LOGDROPIN' : settings.text('DROP'),
      out: settings.isOn('DROP_OUT_LOGGING') ? 'LOGDROPOUT' : settings.text('DROP_OUT'),
    },
    state,
    isNew: {
      4: settings.isOn('LF_SPI') ? `${state} NEW` : '',
      6: settings.isOn('IPV6_SPI') ? `${state} NEW` : '',
    },
    because: (...names) => becauseOf({kind: 'setting', names}),
    becauseOf,
  };
}

/** A rule that csf makes on every server. */
export function always(why: string): Origin {
  return {kind: 'always', why};
}

/** The condition that writes at most 30 lines a minute, and the line's beginning. */
export function log(prefix: string, options = ''): string {
  return `-m limit --limit 30/m --limit-burst 5 -j LOG${options} --log-prefix 'Firewall: *${prefix}* '`;
}

/** The log target for outgoing packets. */
export function logOut(settings: SettingsInUse, prefix: string): string {
  return log(prefix, settings.isOn('DROP_UID_LOGGING') ? ' --log-uid' : '');
}

export type ListLine = {number: number; text: string; origin: Origin};

/** The lines of a list that csf takes. What an Include line brings is unknown. */
export function linesOf({lists, notes}: Pick<Start, 'lists' | 'notes'>, file: ListFile): ListLine[] {
  return readList(lists[file]).flatMap(({number, text: line, isInside, entry, included}) => {
    if (isInside) {
      notes.push({kind: 'remark', reason: {is: 'line-end-inside'}, about: {file, line: number}});
    }
    if (included !== undefined) {
      notes.push({kind: 'unknown', reason: {is: 'included', path: included}, about: {file, line: number}});
    }
    const origin = {kind: 'line' as const, file, line: number, text: line};
    return entry === '' ? [] : [{number, text: line, origin}];
  });
}

/** Leaves chains or sets open whose list includes other files. */
export function includedUnknown(
  lists: Start['lists'],
  file: ListFile,
  ifMatched: Unknown['ifMatched'],
): Unknown | undefined {
  return readList(lists[file]).some(({included}) => included !== undefined)
    ? {why: `${file} includes other files, which are unknown here.`, ifMatched, names: [file]}
    : undefined;
}
