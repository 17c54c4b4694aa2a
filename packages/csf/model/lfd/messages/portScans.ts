import {isTrue, noSpace, space} from '../../perl';
import {namesPort} from '../namesPort';
import type {Taken} from '../template';
import type {Settings} from './message';

const beforePrefix = `kernel:${space}(?:\\[[^\\]]+\\]${space})?Firewall: `;
const invalid = new RegExp(
  `^(?:${noSpace}+|${noSpace}+${space}+\\d+${space}+${noSpace}+) ${noSpace}+ ${beforePrefix}\\*INVALID\\*`,
);
const blocked = {
  TCP: new RegExp(`${beforePrefix}\\*TCP_IN Blocked\\*`),
  UDP: new RegExp(`${beforePrefix}\\*UDP_IN Blocked\\*`),
};

/** Why lfd does not count a packet as a part of a port scan; undefined if it does. */
export function whyNoScan(
  {protocol, port = '', destination}: Taken,
  line: string,
  settings: Settings,
): string | undefined {
  const {PS_PORTS: scanned = '', TCP_IN: tcp = '', UDP_IN: udp = ''} = settings;
  if (invalid.test(line) && !scanned.includes('INVALID')) {
    return '*INVALID* packets do not count unless PS_PORTS names INVALID.';
  }
  // lfd asks the server for its broadcast addresses; such a packet goes to all network cards.
  const isToAll = destination === '255.255.255.255' || / MAC=(?:ff:){6}/i.test(line);
  if (protocol === 'UDP' && isToAll && !scanned.includes('BRD')) {
    return 'Broadcasts over UDP do not count unless PS_PORTS names BRD.';
  }
  if (
    !scanned.includes('OPEN') &&
    (protocol === 'TCP' || protocol === 'UDP') &&
    blocked[protocol].test(line) &&
    namesPort({TCP: tcp, UDP: udp}[protocol], port)
  ) {
    return `Port ${port} is open: ${protocol}_IN names it. Packets to open ports do not count unless PS_PORTS names OPEN.`;
  }
  return !isTrue(port) || !namesPort(scanned, port)
    ? `PS_PORTS does not name ${port === 'ICMP' ? 'ICMP' : `port ${port}`}.`
    : undefined;
}
