import type {End, Packet} from './packet';

/** Which type of ICMP answers which: pings and timestamps. */
const icmpReplies: ReadonlyMap<number, number> = new Map([
  [8, 0],
  [13, 14],
  [128, 129],
]);

/**
 * The answer to the first packet of a connection: without it nobody can connect, whatever becomes of the packet
 * itself. Undefined for what nobody answers.
 */
export function replyTo({direction, from, to, protocol, state, device}: Packet): Packet | undefined {
  const answer = answerTo(protocol);
  if (state !== 'new' || answer === undefined) {
    return undefined;
  }
  return {
    direction: direction === 'in' ? 'out' : 'in',
    from: to,
    to: from,
    protocol: answer,
    state: 'established',
    device,
    before: 0,
    connections: 0,
  };
}

function answerTo(protocol: Packet['protocol']): Packet['protocol'] | undefined {
  if (protocol.name === 'icmp') {
    const type = icmpReplies.get(protocol.type);
    return type === undefined ? undefined : {name: 'icmp', type, code: 0};
  }
  const ports = {fromPort: protocol.toPort, toPort: protocol.fromPort};
  return protocol.name === 'tcp' ? {name: 'tcp', ...ports, flags: ['SYN', 'ACK']} : {name: 'udp', ...ports};
}

/** What tells the sender of a packet that a rule has rejected it; undefined where nothing goes over the network. */
export function noticeOf({direction, from, to, protocol, device}: Packet, end: End): Packet | undefined {
  if (direction === 'out' || end.verdict !== 'rejected') {
    return undefined;
  }
  const base = {
    direction: 'out' as const,
    from: to,
    to: from,
    device,
    before: 0,
    connections: 0,
    user: 'root',
    group: 'root',
  };
  if (end.with === 'tcp-reset' && protocol.name === 'tcp') {
    const reset = {
      name: 'tcp' as const,
      fromPort: protocol.toPort,
      toPort: protocol.fromPort,
      flags: ['RST', 'ACK'] as const,
    };
    return {...base, protocol: reset, state: 'established'};
  }
  const unreachable = from.includes(':') ? {type: 1, code: 4} : {type: 3, code: 3};
  return {...base, protocol: {name: 'icmp', ...unreachable}, state: 'related'};
}
