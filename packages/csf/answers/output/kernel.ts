import {checked} from '../../model/address';
import {allowing} from './commandWords';
import {finding, type Finding, type Prevention} from './finding';
import {version} from '../../model/version';

/** A packet in a line of the kernel log. */
type Packet = {source?: string; target?: string; protocol: string; port?: string; account?: string};

const logLines = '/docs/usage/principles/#how-do-i-read-the-log-lines';

/** Reads a line that the kernel wrote for a rule of csf; undefined for any other line. */
export function readKernelLine(line: string): Finding | undefined {
  // Rules that log contain the same words. Only lines about packets, even shortened ones, have these.
  if (!/\bIN=\S* OUT=|\bSRC=/.test(line)) {
    return undefined;
  }
  const marker = /\bFirewall: \*?([A-Za-z0-9_ ]{1,30}?)\*? +IN=/.exec(line)?.[1];
  if (marker !== undefined) {
    return readMarker(marker, readPacket(line));
  }
  const knock = /\bKnock: \*(\d{1,5})_(S\d{1,3}|IN)\*/.exec(line);
  return knock === null ? undefined : readKnock(knock[1]!, knock[2]!, readPacket(line));
}

function readPacket(line: string): Packet {
  const values = new Map<string, string>();
  for (const [, name, value] of line.matchAll(/\b(SRC|DST|PROTO|DPT|UID)=(\S{0,64})/g)) {
    values.set(name!, values.get(name!) ?? value!);
  }
  const port = values.get('DPT');
  const account = values.get('UID');
  return {
    source: checked(values.get('SRC') ?? ''),
    target: checked(values.get('DST') ?? ''),
    protocol: /^[A-Za-z0-9-]{1,12}$/.exec(values.get('PROTO') ?? '')?.[0] ?? 'unknown',
    port: port !== undefined && /^\d{1,5}$/.test(port) && Number(port) <= 65535 ? port : undefined,
    account: account !== undefined && /^\d{1,10}$/.test(account) ? account : undefined,
  };
}

function readMarker(marker: string, packet: Packet): Finding {
  const [, protocol, six, direction] = /^(TCP|UDP|ICMP)(_|6)(IN|OUT) Blocked$/.exec(marker) ?? [];
  if (protocol !== undefined) {
    return direction === 'IN' ? droppedIn(protocol, six === '6', packet) : refusedOut(protocol, six === '6', packet);
  }
  const known = others.find(([form]) => form.test(marker));
  if (known === undefined) {
    return finding({
      kind: 'kernel',
      what: `This line is from a firewall rule with the marker *${marker}*, which csf ${version} does not write.`,
      address: packet.source,
      page: logLines,
      certain: false,
    });
  }
  const [, cause, setting, page, advice] = known;
  const isOut = marker === 'UDPFLOOD';
  const address = isOut ? packet.target : packet.source;
  return finding({
    kind: 'kernel',
    what: `The firewall ${isOut ? 'refused' : 'dropped'} ${packetInWords(packet)} ${isOut ? 'to' : 'from'} ${address ?? 'an address'}${toPort(packet)} ${cause}.`,
    setting,
    address,
    ports: packet.port,
    notes: isOut && packet.account !== undefined ? [sender(packet.account)] : [oneRule],
    prevent:
      advice === undefined
        ? [{text: 'Change the limit or switch it off.', setting}]
        : [{text: advice, ...(setting !== undefined && {setting})}, ...letIn(address)],
    page,
  });
}

/** csf.allow comes before block lists and countries. */
function letIn(address: string | undefined): Prevention[] {
  const commands = address === undefined ? [] : allowing(address);
  return commands.length === 0
    ? []
    : [{text: 'Or let this address in, to every port. While TESTING is on, run csf -r after it.', commands}];
}

const oneRule = 'The line is about single packets. It does not mean that the address is in a deny list.';

/** Markers other than those of the port lists (csf.pl lines 1127 to 1147, 1918 to 1938, 2890 to 2969). */
const others: readonly (readonly [
  RegExp,
  cause: string,
  setting: string | undefined,
  page: string,
  /** For rules that are no limit. */
  advice?: string,
])[] = [
  [
    /^BLOCK_LIST$/,
    'because it is in a block list',
    undefined,
    '/docs/usage/ip-blocklists/#does-the-list-work',
    'Look for the address with csf -g, which names the list. To stop using a list, comment its line out in /etc/csf/csf.blocklists and restart csf and lfd.',
  ],
  [
    /^CC_DENY$/,
    'because of its country',
    'CC_DENY',
    '/docs/usage/country-blocking/#which-setting-do-i-need',
    'Remove the country here. If it is not in the list, CC_ALLOW_FILTER lets only other countries in.',
  ],
  [
    /^Port Flood$/,
    'because it opened too many connections in a short time',
    'PORTFLOOD',
    '/docs/usage/port-flood-protection/#who-is-over-the-limit',
  ],
  [
    /^ConnLimit$/,
    'because it has too many connections to the port',
    'CONNLIMIT',
    '/docs/usage/limit-connections/#is-the-limit-working',
  ],
  [
    /^SYNFLOOD Blocked$/,
    'because all addresses together opened too many connections',
    'SYNFLOOD',
    '/docs/usage/connection-tracking/#synflood-limit-new-connections-of-everybody',
  ],
  [
    /^UDPFLOOD$/,
    'because the accounts of this server sent too much UDP',
    'UDPFLOOD',
    '/docs/usage/connection-tracking/#udpflood-limit-what-your-users-send',
  ],
  [
    /^(INVALID|INV_(AN|AA|SFSF|SRSR|FRFR|AFF|APP|AUU|NOSYN))$/,
    'because the packet belongs to no connection or has impossible flags',
    'PACKET_FILTER',
    '/docs/usage/principles/#in-which-order-does-csf-check-a-packet',
  ],
];

function droppedIn(protocol: string, isSix: boolean, packet: Packet): Finding {
  const setting = protocol === 'ICMP' ? (isSix ? 'IPV6_ICMP_STRICT' : 'ICMP_IN') : `${protocol}${isSix ? '6' : ''}_IN`;
  const filter =
    protocol !== 'ICMP' && packet.port !== undefined && packet.source !== undefined
      ? [`csf -a "${protocol.toLowerCase()}|in|d=${packet.port}|s=${packet.source}"`]
      : [];
  return finding({
    kind: 'kernel',
    what: `The firewall dropped ${packetInWords({...packet, protocol})} from ${packet.source ?? 'an address'}${toPort(packet)}.`,
    setting,
    address: packet.source,
    ports: packet.port,
    lookCloser: [
      ...(packet.source === undefined ? [] : [`csf -g ${packet.source}`]),
      ...(protocol === 'ICMP' ? [] : ['csf -p']),
    ],
    prevent: [
      ...(protocol === 'ICMP'
        ? []
        : [{text: 'Open the port to everybody, if everybody should reach a service there.', setting}]),
      ...(filter.length > 0
        ? [{text: 'Or open it only to this address. While TESTING is on, run csf -r after it.', commands: filter}]
        : []),
    ],
    notes: [
      protocol === 'ICMP'
        ? 'csf drops pings above the rate or while they are switched off, and timestamps if ICMP_TIMESTAMPDROP is on.'
        : `Usually the port is not in ${setting}. With DROP_IP_LOGGING = "1", packets from denied addresses cause the same line.`,
    ],
    page:
      protocol === 'ICMP'
        ? logLines
        : '/docs/troubleshooting/#csf--g-finds-nothing-and-still-the-address-cannot-connect',
  });
}

function refusedOut(protocol: string, isSix: boolean, packet: Packet): Finding {
  const setting = protocol === 'ICMP' ? 'ICMP_OUT' : `${protocol}${isSix ? '6' : ''}_OUT`;
  return finding({
    kind: 'kernel',
    what: `The firewall refused ${packetInWords({...packet, protocol})} that this server sent to ${packet.target ?? 'an address'}${packet.port === undefined ? '' : `, port ${packet.port}`}.`,
    setting,
    address: packet.target,
    ports: packet.port,
    lookCloser: packet.target === undefined ? [] : [`csf -g ${packet.target}`],
    prevent: protocol === 'ICMP' ? [] : [{text: 'Open the port for outgoing connections, if you want them.', setting}],
    notes: [
      ...(packet.account === undefined ? [] : [sender(packet.account)]),
      ...(protocol === 'ICMP'
        ? []
        : [`Usually the port is not in ${setting}. A denied destination and SMTP_BLOCK cause the same line.`]),
    ],
    page:
      protocol === 'ICMP'
        ? logLines
        : packet.account !== undefined && packet.account !== '0'
          ? '/docs/usage/port-scan-tracking/#find-the-account-behind-blocked-outgoing-connections'
          : '/docs/usage/open-ports/#how-do-i-open-an-outgoing-port',
  });
}

function readKnock(port: string, step: string, packet: Packet): Finding {
  const who = packet.source ?? 'An address';
  return finding({
    kind: 'kernel',
    what:
      step === 'IN'
        ? `${who} knocked in the right order and connected to the hidden port ${port}.`
        : `${who} sent knock ${step.slice(1)} for the hidden port ${port}.`,
    setting: 'PORTKNOCKING',
    address: packet.source,
    ports: port,
    notes: step === 'IN' ? [] : ['The firewall drops the knock itself: port knocking works that way.'],
    page: '/docs/usage/port-knocking/#who-opened-the-port',
  });
}

function packetInWords({protocol}: Packet): string {
  return `${/^(ICMP|UDP|TCP)/.test(protocol) ? `${/^[I]/.test(protocol) ? 'an' : 'a'} ${protocol}` : 'a'} packet`;
}

function toPort({port}: Packet): string {
  return port === undefined ? '' : ` to port ${port}`;
}

function sender(account: string): string {
  return `The account with UID ${account}${account === '0' ? ', root,' : ''} sent it.`;
}
