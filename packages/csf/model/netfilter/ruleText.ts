import {entryOf} from './entryOf';
import {connlimitMatch, limitMatch, recentMatch} from './limits';
import {
  type Match,
  moduleOptions,
  onlyOptions,
  type Option,
  plainOptions,
  readOptions,
  type Travelling,
  Unmodelled,
} from './matches';
import {type Network, contains, readNetwork} from './address';

/** What happens to a packet that a rule matches. */
export type Target =
  | {kind: 'continue' | 'accept' | 'drop' | 'return'}
  | {kind: 'log'; prefix: string}
  | {kind: 'reject'; with: string}
  | {kind: 'jump'; chain: string; isGoto: boolean}
  | {kind: 'redirect'; port: number | undefined}
  | {kind: 'dnat'; address: string; port: number | undefined}
  | {kind: 'snat'};

type ParsedRule = {
  matches: readonly Match[];
  target: Target;
  /** What is not followed: a packet that may match it has no certain end. */
  unmodelled?: string;
};

const statefulModules: Record<string, (options: readonly Option[]) => Match> = {
  limit: limitMatch,
  recent: recentMatch,
  connlimit: connlimitMatch,
};

/** The module that the options after `-p tcp` belong to when a rule does not name it. */
const moduleOfProtocol: Record<string, string> = {icmpv6: 'icmp6', 'ipv6-icmp': 'icmp6'};

/**
 * A rule as text, which is what iptables-save prints after `-A CHAIN `. Most rules of a long list are about other
 * addresses than a packet has, so the rest is read for the others alone.
 */
export class RuleText {
  readonly #from: Network | undefined;
  readonly #to: Network | undefined;
  readonly #rest: string;
  #parsed: ParsedRule | undefined;

  constructor(text: string) {
    const [{length}, from, to] = /^(?:-s (\S+) )?(?:-d (\S+) )?/.exec(text)!;
    this.#from = from === undefined ? undefined : readNetwork(from);
    this.#to = to === undefined ? undefined : readNetwork(to);
    this.#rest = text.slice(length);
  }

  isAbout({from, to}: Pick<Travelling, 'from' | 'to'>): boolean {
    return (
      (this.#from === undefined || contains(this.#from, from)) && (this.#to === undefined || contains(this.#to, to))
    );
  }

  /** What it asks and does beside the addresses at its beginning. */
  get parsed(): ParsedRule {
    return (this.#parsed ??= parseRest(this.#rest));
  }
}

function parseRest(text: string): ParsedRule {
  const groups = readGroups(text);
  const last = groups.at(-1)!;
  const targetGroup = last.kind === '-j' || last.kind === '-g' ? last : undefined;
  const matches: Match[] = [];
  let unmodelled: string | undefined;
  const attempt = (what: string, read: () => readonly Match[]) => {
    try {
      matches.push(...read());
    } catch (error) {
      if (!(error instanceof Unmodelled)) {
        throw error;
      }
      unmodelled ??= error.message.startsWith('-') ? `${what}${error.message}` : error.message;
    }
  };
  const targetName = targetGroup?.name ?? '';
  for (const {kind, name, options} of groups) {
    if (kind === 'plain') {
      const plain = options.filter((option) => Object.hasOwn(plainOptions, option.name));
      const others = options.filter((option) => !plain.includes(option));
      const protocol = options.find((option) => option.name === '-p')?.values[0] ?? '';
      attempt('', () => readOptions(plain, plainOptions, targetName));
      attempt('', () =>
        others.length === 0 ? [] : readModule(entryOf(moduleOfProtocol, protocol) ?? protocol, others, targetName),
      );
    } else if (kind === '-m') {
      attempt(`-m ${name} `, () => readModule(name, options, targetName));
    }
  }
  let target: Target = {kind: 'continue'};
  attempt(`-j ${targetName} `, () => {
    target = targetGroup === undefined ? target : readTarget(targetGroup);
    return [];
  });
  return {matches, target, ...(unmodelled === undefined ? {} : {unmodelled})};
}

function readModule(name: string, options: readonly Option[], target: string): readonly Match[] {
  const stateful = entryOf(statefulModules, name);
  if (stateful !== undefined) {
    return [stateful(options)];
  }
  const known = entryOf(moduleOptions, name);
  if (known === undefined) {
    throw new Unmodelled(`the match “${name}”`);
  }
  return readOptions(options, known, target);
}

type Group = {kind: 'plain' | '-m' | '-j' | '-g'; name: string; options: Option[]};

/** Splits a rule into what each module and the target have. */
function readGroups(text: string): Group[] {
  const tokens = [...text.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(([, quoted, word]) => ({
    value: quoted === undefined ? word! : quoted.replace(/\\(.)/g, '$1'),
    isOption: quoted === undefined && /^(-|!$)/.test(word!),
  }));
  const groups: Group[] = [{kind: 'plain', name: '', options: []}];
  let isInverted = false;
  for (let index = 0; index < tokens.length; index++) {
    const {value} = tokens[index]!;
    if (value === '!') {
      isInverted = true;
    } else if (value === '-m' || value === '-j' || value === '-g') {
      groups.push({kind: value, name: tokens[++index]?.value ?? '', options: []});
    } else {
      const values = [];
      while (tokens[index + 1]?.isOption === false) {
        values.push(tokens[++index]!.value);
      }
      groups.at(-1)!.options.push({name: value, isInverted, values});
      isInverted = false;
    }
  }
  return groups;
}

function readTarget({kind, name, options}: Group): Target {
  const value = (option: string) => options.find((each) => each.name === option)?.values[0];
  switch (name) {
    case 'ACCEPT':
    case 'DROP':
    case 'RETURN':
      return {kind: name.toLowerCase() as 'accept' | 'drop' | 'return'};
    case 'LOG':
      return {kind: 'log', prefix: value('--log-prefix') ?? ''};
    case 'REJECT':
      onlyOptions(options, ['--reject-with']);
      return {kind: 'reject', with: value('--reject-with') ?? 'icmp-port-unreachable'};
    case 'REDIRECT':
      onlyOptions(options, ['--to-ports']);
      return {kind: 'redirect', port: readPort(value('--to-ports'))};
    case 'DNAT': {
      onlyOptions(options, ['--to-destination']);
      const [, address = '', port] =
        /^\[?([\d.]+|[\da-f:]+)\]?(?::([\d-]+))?$/i.exec(bracketed(value('--to-destination') ?? '')) ?? [];
      if (address === '') {
        throw new Unmodelled(`--to-destination ${value('--to-destination')}`);
      }
      return {kind: 'dnat', address, port: readPort(port)};
    }
    case 'SNAT':
    case 'MASQUERADE':
      return {kind: 'snat'};
    case 'CT':
      onlyOptions(options, ['--helper']);
      return {kind: 'continue'};
    case 'TRACE':
      return {kind: 'continue'};
    default:
      if (options.length > 0 || knownElsewhere.includes(name)) {
        throw new Unmodelled(`the target “${name}”`);
      }
      return {kind: 'jump', chain: name, isGoto: kind === '-g'};
  }
}

/** Targets of iptables that need no options, so that they are not taken for chains. */
const knownElsewhere = ['NOTRACK', 'NFLOG', 'NFQUEUE', 'QUEUE', 'NETMAP', 'CLUSTERIP', 'CHECKSUM', 'SYNPROXY', 'AUDIT'];

/** An IPv6 address alone has no brackets around it. */
const bracketed = (text: string): string =>
  /^[\da-f:]+:[\da-f:]*$/i.test(text) && text.split(':').length > 2 ? `[${text}]` : text;

function readPort(text: string | undefined): number | undefined {
  if (text !== undefined && !/^\d+$/.test(text)) {
    throw new Unmodelled(`the range of ports ${text}: the kernel picks one of them`);
  }
  return text === undefined ? undefined : Number(text);
}
