import {notesOnResolver, listOfPorts, readSample} from '../packets/samples';
import {ignoring} from './block';
import type {Finding} from './finding';

/** What the lines of the kernel log in an email about a port scan say: which ports were tried, or that none was. */
export function withSample(found: Finding, body: readonly string[]): Finding {
  const {ports, notes, causes} = readSample(body);
  const tried = ports.length === 0 ? [] : [`It tried port${ports.length === 1 ? '' : 's'} ${listOfPorts(ports)}.`];
  const isNoTry = causes.length > 0 && ports.length === 0;
  const tries = body.filter((line) => line.includes(` DPT=${ports[0]} `));
  const isOnePort = found.trigger === 'PS_LIMIT' && ports.length === 1 && tries.length > 2;
  const list = tries.every((line) => line.includes(' PROTO=UDP ')) ? 'UDP_IN' : 'TCP_IN';
  return {
    ...found,
    ...(isOnePort && {what: found.what.replace(/\.$/, `, in this email all on port ${ports[0]}.`)}),
    notes: [
      ...(isOnePort
        ? [
            `That is no search for open ports: a client tries one port again and again. If this server should offer port ${ports[0]}, add it to ${list} and run csf -r.`,
          ]
        : tried),
      ...notes,
      ...notesOnResolver(body),
      ...found.notes,
    ],
    // Where nobody tried a port, none is to be opened, and the address is no attacker's.
    prevent: isNoTry
      ? [
          ...(found.certain ? ignoring(found.address) : []),
          ...found.prevent.filter(({setting}) => setting !== 'PS_LIMIT'),
        ]
      : found.prevent,
    page: isNoTry ? causes[0]!.page : found.page,
  };
}
