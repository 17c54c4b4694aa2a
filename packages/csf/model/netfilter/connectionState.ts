import {type Packet, type TcpFlag} from './packet';

/** `untracked`: neighbour discovery and multicast of IPv6, which the connection tracking leaves alone. */
export type TrackedState = Packet['state'] | 'untracked';

/** Combinations that Linux takes for a TCP packet; PSH may be with each. */
const validFlags = ['SYN', 'SYN URG', 'SYN ACK', 'RST', 'RST ACK', 'FIN ACK', 'FIN ACK URG', 'ACK', 'ACK URG'];

const requests = {4: [8, 13, 15, 17], 6: [128, 139]};
const untrackedTypes = [130, 131, 132, 133, 134, 135, 136, 143];

/**
 * What the connection tracking makes of a packet. A packet cannot be in each state that is asked for: no
 * connection starts with a FIN, and none ever holds a SYN with a FIN. Those packets are invalid whatever is asked.
 */
export function trackedState({protocol, state, from}: Pick<Packet, 'protocol' | 'state' | 'from'>): TrackedState {
  if (protocol.name === 'udp') {
    return state;
  }
  if (protocol.name === 'tcp') {
    return hasValidFlags(protocol.flags) && (state !== 'new' || startsConnection(protocol.flags)) ? state : 'invalid';
  }
  const family = from.includes(':') ? 6 : 4;
  if (family === 6 && untrackedTypes.includes(protocol.type)) {
    return 'untracked';
  }
  return state === 'new' && !requests[family].includes(protocol.type) ? 'invalid' : state;
}

function hasValidFlags(flags: readonly TcpFlag[]): boolean {
  return validFlags.includes(
    ['SYN', 'FIN', 'RST', 'ACK', 'URG'].filter((flag) => flags.includes(flag as TcpFlag)).join(' '),
  );
}

/** Linux also takes an ACK for a new connection: it may have begun before the server's start. */
function startsConnection(flags: readonly TcpFlag[]): boolean {
  return !flags.includes('FIN') && !flags.includes('RST') && flags.includes('SYN') !== flags.includes('ACK');
}
