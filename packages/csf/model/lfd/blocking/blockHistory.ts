import {printSentence} from '../sentences';
import type {Block, PastBlock, Request} from './block';
import type {BlockingSettings} from './blockingSettings';
import {entryOf} from '../../netfilter/entryOf';

type Escalation = NonNullable<Block['escalation']> & {target: string};

/** csf.tempip: the blocks that LF_PERMBLOCK and LF_NETBLOCK count. */
export function createBlockHistory({permanentBlock, networkBlock}: BlockingSettings): {
  add: (request: Request) => Escalation | undefined;
} {
  const longest = Math.max(permanentBlock.interval, networkBlock.interval);
  const byAddress = new Map<string, PastBlock[]>();
  const byNetwork = new Map<string, PastBlock[]>();
  let lastChange = -Infinity;

  const inFile = (records: PastBlock[] | undefined): PastBlock[] =>
    (records ?? []).filter(({seconds}) => lastChange - seconds < longest);
  const remember = (record: PastBlock): void => {
    const network = networkOf(networkBlock, record.target);
    byAddress.set(record.target, [...inFile(byAddress.get(record.target)), record]);
    if (network !== undefined && networkBlock.isOn) {
      byNetwork.set(network, [...inFile(byNetwork.get(network)), record]);
    }
  };
  const forget = (records: PastBlock[]): void => {
    const gone = new Set(records);
    for (const {target} of records) {
      drop(byAddress, target, gone);
      const network = networkOf(networkBlock, target);
      if (network !== undefined) {
        drop(byNetwork, network, gone);
      }
    }
  };

  return {
    add: (request) => {
      const {address, seconds, isPermanent, message} = request;
      const now: PastBlock = {target: address, isPermanent, seconds, message};
      const isCountedForGood = permanentBlock.isOn && !request.isNeverMadePermanent && !isPermanent;
      const own = isCountedForGood ? inFile(byAddress.get(address)) : [];
      const wasPermanent = own.some((record) => record.isPermanent);
      const before = wasPermanent
        ? []
        : own.filter((record) => !record.isPermanent && seconds - record.seconds < permanentBlock.interval);
      const network = networkOf(networkBlock, address);
      const neighbours =
        networkBlock.isOn && network !== undefined
          ? inFile(byNetwork.get(network)).filter(
              (record) => record.target !== address && seconds - record.seconds < networkBlock.interval,
            )
          : [];
      // lfd compares both numbers even where the check itself is off; then only a count of 0 makes a difference.
      const isNetworkFull = network !== undefined && neighbours.length + 1 > networkBlock.count;
      const isAddressFull = (wasPermanent ? 0 : before.length + 1) > permanentBlock.count;
      if (isAddressFull) {
        forget(before);
      }
      if (isNetworkFull) {
        forget(neighbours);
      }
      const found: Escalation | undefined = isNetworkFull
        ? {
            trigger: 'LF_NETBLOCK_COUNT',
            target: network,
            message: printSentence('network', {count: networkBlock.count, interval: networkBlock.interval}),
            blocks: [...neighbours, now],
          }
        : isAddressFull
          ? {
              trigger: 'LF_PERMBLOCK_COUNT',
              target: address,
              message: printSentence('permanent', {
                count: permanentBlock.count,
                interval: permanentBlock.interval,
              }),
              blocks: [...before, now],
            }
          : undefined;
      lastChange = seconds;
      remember(found === undefined ? now : {...now, target: found.target, isPermanent: true, message: found.message});
      return found;
    },
  };
}

/** The network that LF_NETBLOCK counts an address or a network to; undefined where it counts none. */
function networkOf({ipv6Prefix, networkClass}: BlockingSettings['networkBlock'], target: string): string | undefined {
  if (target.includes(':')) {
    // lfd appends the prefix and leaves the host part in, so that no two addresses share a network.
    return ['/64', '/56', '/48', '/32'].includes(ipv6Prefix) ? `${target.split('/')[0]}${ipv6Prefix}` : undefined;
  }
  const kept = entryOf({A: 1, B: 2, C: 3}, networkClass);
  return kept === undefined
    ? undefined
    : `${[...target.split('.').slice(0, kept), ...Array<string>(4 - kept).fill('0')].join('.')}/${kept * 8}`;
}

function drop(kept: Map<string, PastBlock[]>, key: string, gone: ReadonlySet<PastBlock>): void {
  kept.set(
    key,
    (kept.get(key) ?? []).filter((record) => !gone.has(record)),
  );
}
