import {readAddress} from '../../address';
import {isKept, readList} from '../../lists/readList';
import {firstWord, numberOf} from '../../perl';
import {slurp} from '../../slurp';
import type {Block, Request} from './block';
import {createBlockHistory} from './blockHistory';
import type {BlockingSettings} from './blockingSettings';
import type {Listed} from './lists';

/*
 * Blocks as lfd does: LF_PERMBLOCK, LF_NETBLOCK, csf.tempip and DENY_TEMP_IP_LIMIT, in this order in
 * lfd.pl lines 8387 and 8495, 8455, 8535, 8677.
 */

type BlockLists = {
  /** Blocks as ipblock in lfd.pl does; undefined when lfd finds that the address is blocked already. */
  block: (request: Request) => Block | undefined;
};

/** The lists that csf and lfd keep of blocks, empty at first but for a pasted csf.deny. */
// eslint-disable-next-line max-lines-per-function -- the kinds of block, which share the lists
export function createBlockLists(
  settings: BlockingSettings,
  deny: string | undefined,
  isAllowed: (address: string) => Listed,
  isIgnored: (address: string) => Listed,
): BlockLists {
  const denied = denyFile(settings, deny);
  const temporary = temporaryFile(settings);
  const history = createBlockHistory(settings);

  const effects = new Map<string, Block['effect'] | undefined>();

  /** What a block of the address does; undefined where lfd does not take it for an address. */
  const effectOf = (address: string): Block['effect'] | undefined => {
    if (!effects.has(address)) {
      const isAddress = readAddress(address) !== undefined && !address.includes('/');
      const byList = {yes: 'allowed', no: 'blocked', unknown: 'unknown'} as const;
      const effect = address.includes(':') && !settings.isIPv6 ? 'no IPv6' : byList[isAllowed(address)];
      effects.set(address, isAddress ? effect : undefined);
    }
    return effects.get(address);
  };

  const isBlocked = (address: string, ports: string, isPermanent: boolean, seconds: number): boolean =>
    denied.has(address) || (!isPermanent && temporary.has(address, ports, seconds));

  // csf -d closes both directions for an entry without a port, whatever lfd asked for.
  const directionForGood = (ports: string): Block['direction'] =>
    ports !== '' || settings.isIncomingOnly ? 'in' : 'inout';

  const addEntries = (block: Block): void => {
    for (const entry of block.entries) {
      // csf -d looks at addresses only, so it takes entries by port (csf.pl lines 1573 to 1640).
      const isAddress = entry === block.address;
      if ((block.effect === 'no IPv6' && !entry.includes('=')) || (block.effect === 'allowed' && isAddress)) {
        block.refusal = block.effect;
      } else if (isAddress && isIgnored(entry) === 'yes') {
        // lfd compares IPv6 letter by letter, csf -d does not.
        block.refusal = 'ignored';
        block.effect = 'ignored';
      } else if (!denied.add(entry, block)) {
        block.refusal = 'already denied';
      }
    }
  };

  const escalate = (request: Request, effect: Block['effect']): Block | undefined => {
    const {address} = request;
    const found = history.add(request);
    if (found === undefined) {
      return undefined;
    }
    if (found.trigger === 'LF_PERMBLOCK_COUNT') {
      temporary.remove(address);
    }
    const block: Block = {
      ...request,
      asked: {isPermanent: request.isPermanent, lasts: request.lasts},
      target: found.target,
      isPermanent: true,
      lasts: undefined,
      ports: '',
      direction: directionForGood(''),
      entries: [found.target],
      escalation: found,
      effect,
    };
    addEntries(block);
    return block;
  };

  const blockForGood = (request: Request, effect: Block['effect']): Block | undefined => {
    const {address, ports, seconds} = request;
    const byPort = ports === '' ? [] : ports.split(',');
    const entries = byPort
      .filter((port) => !isBlocked(`tcp|in|d=${port}|s=${address}`, '', true, seconds))
      .map((port) => {
        const [number, protocol] = port.split(';');
        return `${protocol === undefined || protocol === '' ? 'tcp' : protocol}|in|d=${number}|s=${address}`;
      });
    if (ports === '' && !isBlocked(address, '', true, seconds)) {
      entries.push(address);
    }
    if (entries.length === 0) {
      return undefined;
    }
    const block: Block = {
      ...request,
      asked: {isPermanent: request.isPermanent, lasts: request.lasts},
      target: address,
      lasts: undefined,
      direction: directionForGood(ports),
      entries,
      effect,
    };
    addEntries(block);
    return block;
  };

  const blockForATime = (request: Request, effect: Block['effect']): Block | undefined => {
    const {address, ports, seconds} = request;
    if (isBlocked(address, ports, false, seconds)) {
      return undefined;
    }
    const lasts = numberOf(request.lasts) < 2 ? 3600 : numberOf(request.lasts);
    const block: Block = {
      ...request,
      asked: {isPermanent: request.isPermanent, lasts: request.lasts},
      target: address,
      lasts,
      entries: [],
      effect,
    };
    temporary.add(block);
    return block;
  };

  const block = (request: Request): Block | undefined => {
    const {address, seconds} = request;
    const effect = effectOf(address);
    if (effect === undefined) {
      return undefined;
    }
    if ((settings.permanentBlock.isOn && !request.isNeverMadePermanent) || settings.networkBlock.isOn) {
      if (isBlocked(address, '', false, seconds)) {
        return undefined;
      }
      const escalated = escalate(request, effect);
      if (escalated !== undefined) {
        return escalated;
      }
    }
    return request.isPermanent ? blockForGood(request, effect) : blockForATime(request, effect);
  };

  return {block};
}

type DenyFile = {
  has: (entry: string) => boolean;
  /** Says whether the entry is a new one. */
  add: (entry: string, block: Block) => boolean;
};

/** csf.deny: lines that begin with an entry count as that entry, as the pattern of lfd has it. */
function denyFile({repeats, denyLimit}: BlockingSettings, pasted: string | undefined): DenyFile {
  const beginnings = new Map<string, number>();
  const entries = new Map<string, number>();
  const lines: {entry: string; seen: string; block: Block | undefined}[] = [];
  let oldest = 0;
  const change = (text: string, by: 1 | -1): void => {
    for (const beginning of beginningsOf(text.toLowerCase())) {
      beginnings.set(beginning, (beginnings.get(beginning) ?? 0) + by);
    }
  };
  const append = (entry: string, seen: string, block: Block | undefined): void => {
    lines.push({entry, seen, block});
    entries.set(entry, (entries.get(entry) ?? 0) + 1);
  };
  for (const {text} of slurp(pasted ?? '')) {
    // lfd looks at the line as it is, csf without the space in front (lfd.pl line 3462, csf.pl line 1670).
    const seen = firstWord(text);
    change(seen, 1);
    const entry = readList(text)[0]?.entry ?? '';
    if (entry !== '' && !isKept(text)) {
      append(entry, seen, undefined);
    }
  }
  return {
    has: (entry) => {
      const matches = beginnings.get(entry.toLowerCase()) ?? 0;
      return matches > 0 && matches >= repeats;
    },
    add: (entry, block) => {
      // csf -d stops at the first equal entry and so takes another one with each LF_REPEATBLOCK of 2 or more.
      if ((entries.get(entry) ?? 0) > 0 && repeats < 2) {
        return false;
      }
      while (denyLimit > 0 && lines.length - oldest >= denyLimit) {
        const line = lines[oldest++]!;
        change(line.seen, -1);
        entries.set(line.entry, entries.get(line.entry)! - 1);
        if (line.block !== undefined) {
          line.block.endsEarly = {seconds: block.seconds, setting: 'DENY_IP_LIMIT'};
        }
      }
      append(entry, entry, block);
      change(entry, 1);
      return true;
    },
  };
}

/**
 * What an entry counts as. A word boundary is enough for lfd: 198.51.100.0/24 counts as 198.51.100.0 too, and
 * 2001:db8::1:5 as 2001:db8::1.
 */
function beginningsOf(entry: string): string[] {
  return entry.includes(':')
    ? [...entry.matchAll(/\b/g)].map(({index}) => entry.slice(0, index))
    : [...new Set([entry, entry.split('/')[0]!])];
}

type TemporaryFile = {
  has: (address: string, ports: string, seconds: number) => boolean;
  add: (block: Block) => void;
  remove: (address: string) => void;
};

/** csf.tempban. */
function temporaryFile({temporaryLimit}: BlockingSettings): TemporaryFile {
  // By address and ports; a map keeps them in the order in which they came.
  const current = new Map<string, Block>();
  const keysOf = new Map<string, Set<string>>();
  const endOf = (block: Block): number => block.seconds + block.lasts!;
  return {
    has: (address, ports, seconds) => {
      const found = current.get(`${address}|${ports}`);
      return found !== undefined && seconds < endOf(found);
    },
    add: (block) => {
      const key = `${block.address}|${block.ports}`;
      current.delete(key);
      current.set(key, block);
      keysOf.set(block.address, (keysOf.get(block.address) ?? new Set()).add(key));
      if (temporaryLimit > 0 && current.size > temporaryLimit) {
        for (const [other, ended] of current) {
          if (block.seconds >= endOf(ended)) {
            current.delete(other);
          }
        }
        for (const [other, ended] of current) {
          if (current.size <= temporaryLimit) {
            break;
          }
          current.delete(other);
          ended.endsEarly = {seconds: block.seconds, setting: 'DENY_TEMP_IP_LIMIT'};
        }
      }
    },
    remove: (address) => {
      keysOf.get(address)?.forEach((key) => current.delete(key));
      keysOf.delete(address);
    },
  };
}
