import {dataStores} from '../../model/dataStores';
import {version} from '../../model/version';
import {adviceOn, causeOf, type PacketCause} from '../packets/packetCause';
import {readPacket, type LoggedPacket} from '../packets/readPacket';
import {isScanned, listOfPorts} from '../packets/samples';
import {allowing} from './commandWords';
import {whosePrivate} from './block';
import {finding, partlyAllowed, type Finding, type Prevention} from './finding';
import {sections} from '../../pages/sections';

/**
 * Reads a line that the kernel wrote for a rule of csf; undefined for any other line.
 * @param scanners the addresses that try many ports in the same text
 */
export function readKernelLine(line: string, scanners: ReadonlyMap<string, readonly number[]>): Finding | undefined {
  const packet = readPacket(line);
  if (packet === undefined) {
    return undefined;
  }
  const scanned = scanners.get(packet.source ?? '');
  if (scanned !== undefined && isScanned(packet)) {
    return scan(packet.source!, scanned);
  }
  const {marker} = packet;
  const [, port, step] = /^Knock (\d{1,5})_(\w+)$/.exec(marker) ?? [];
  return port !== undefined
    ? readKnock(port, step!, packet)
    : /^(?:TCP|UDP|ICMP)(?:_|6)(?:IN|OUT) Blocked$/.test(marker)
      ? notLetThrough(packet)
      : readMarker(packet);
}

/** The notes on a packet: alone, and where another line of the text says that its sender is blocked. */
function notesOn(say: (isBlocked: boolean) => string[]): Pick<Finding, 'notes' | 'notesIfBlocked'> {
  return {notes: say(false), notesIfBlocked: say(true)};
}

function scan(address: string, ports: readonly number[]): Finding {
  return finding({
    kind: 'kernel',
    what: `${address} tried ${ports.length} closed ports: ${listOfPorts(ports)}. It is a port scan, and the firewall dropped it.`,
    address,
    ...notesOn((isBlocked) => [
      `${isBlocked ? 'If the address is yours, look' : 'There is nothing to do, unless the address is yours: then look'} there for the program that sends this. lfd blocks such addresses only while PS_INTERVAL is on.`,
    ]),
    page: '/docs/usage/port-scan-tracking/#which-settings-decide',
  });
}

/** A packet that met a rule with a marker of its own. */
function readMarker(packet: LoggedPacket): Finding {
  const {marker, isOut, account, port} = packet;
  const known = others.find(([form]) => form.test(marker));
  if (known === undefined) {
    return finding({
      kind: 'kernel',
      what: `This line is from a firewall rule with the marker *${marker}*, which csf ${version} does not write.`,
      address: packet.source,
      page: sections.logLines,
      certain: false,
    });
  }
  const [, why, setting, page, advice] = known;
  const address = isOut ? packet.target : packet.source;
  const cause = causeOf(packet);
  return finding({
    kind: 'kernel',
    what: `The firewall ${isOut ? 'refused' : 'dropped'} ${cause.what(packet)} ${why}.`,
    setting,
    address,
    ports: port === undefined ? undefined : String(port),
    ...notesOn((isBlocked) => [
      ...(isOut && account !== undefined ? [sender(account)] : [oneRule]),
      ...(cause.isRequest === true
        ? []
        : [advice !== undefined && /^(?:answer|rest)$/.test(cause.id) ? cutOff : adviceOn(cause, isBlocked)]),
    ]),
    // Of broken packets, nobody wants more.
    prevent: marker.startsWith('INV')
      ? []
      : [
          {text: advice ?? 'Change the limit or switch it off.', ...(setting !== undefined && {setting})},
          ...(advice === undefined ? [] : letIn(address)),
        ],
    page,
  });
}

/** csf.allow comes before block lists and countries. */
function letIn(address: string | undefined): Prevention[] {
  const commands = address === undefined ? [] : allowing(address);
  return commands.length === 0
    ? []
    : [
        {
          text: 'Or, if you trust this address, let it in, to every port. While TESTING is on, run csf -r after it.',
          commands,
        },
      ];
}

const cutOff =
  'Such a list also drops the answers to connections that this server opens. If the server needs the address, let it in.';

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
    'because a block list has the address',
    undefined,
    '/docs/usage/ip-blocklists/#does-the-list-work',
    'Look for the address with csf -g, which names the list. To stop using a list, comment its line out in /etc/csf/csf.blocklists and restart csf and lfd.',
  ],
  [
    /^CC_DENY$/,
    'because of the country of the address',
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

/** A packet that a port list or an ICMP setting does not let through. */
function notLetThrough(packet: LoggedPacket): Finding {
  const {isOut, account, port} = packet;
  const cause = causeOf(packet);
  const address = isOut ? packet.target : packet.source;
  const local = isOut || cause.id !== 'request' ? undefined : whosePrivate(address)?.text;
  return finding({
    kind: 'kernel',
    what: `The firewall ${isOut ? 'refused' : 'dropped'} ${cause.what(packet)}.`,
    setting: cause.setting?.(packet),
    address,
    ...(local !== undefined && {local}),
    ports: port === undefined ? undefined : String(port),
    lookCloser: [
      ...(address === undefined ? [] : [`csf -g ${address}`]),
      ...(!isOut && (cause.isRequest === true || cause.id === 'own-port') ? ['csf -p'] : []),
    ],
    prevent:
      cause.id === 'container'
        ? letContainer(packet)
        : cause.isRequest !== true
          ? []
          : isOut
            ? openOut(cause, packet)
            : openIn(cause, packet, local !== undefined),
    ...notesOn((isBlocked) => [
      ...(isOut && account !== undefined ? [sender(account)] : []),
      // A scanner of the internet has no such address.
      ...(local === undefined ? [adviceOn(cause, isBlocked)] : []),
      ...(cause.isRequest === true ? [usualReason(packet, cause)] : []),
      ...(isBlocked && cause.isRequest === true && !isOut ? [partlyAllowed] : []),
    ]),
    page:
      isOut && cause.isRequest === true && account !== undefined && account !== '0'
        ? '/docs/usage/port-scan-tracking/#find-the-account-behind-blocked-outgoing-connections'
        : cause.page,
  });
}

function usualReason(packet: LoggedPacket, {setting}: PacketCause): string {
  const others = packet.isOut
    ? 'A denied destination and SMTP_BLOCK cause the same line.'
    : 'With DROP_IP_LOGGING = "1", packets from denied addresses cause the same line.';
  return `Usually the port is not in ${setting!(packet)}. ${others}`;
}

function openOut({setting}: PacketCause, packet: LoggedPacket): Prevention[] {
  return [{text: 'Open the port for outgoing connections, if you want them.', setting: setting!(packet)}];
}

/** No word of opening a database to everybody: the checker reports such a port. */
function openIn({setting}: PacketCause, packet: LoggedPacket, isLocal: boolean): Prevention[] {
  const {port, source, protocol} = packet;
  const isStore = dataStores.some(([number]) => number === port);
  return [
    ...(isStore || isLocal
      ? []
      : [{text: 'Open the port to everybody, if everybody should reach a service there.', setting: setting!(packet)}]),
    ...(port === undefined || source === undefined
      ? []
      : [
          {
            text: `${isStore || isLocal ? 'Open the port' : 'Or open it'} only to this address. While TESTING is on, run csf -r after it.`,
            commands: [`csf -a "${protocol.toLowerCase()}|in|d=${port}|s=${source}"`],
          },
        ]),
  ];
}

/** Between the server and its containers: this port alone first, then all of that network (csf.pl lines 1390 to 1404). */
function letContainer({isOut, protocol, port, source, target, bridge}: LoggedPacket): Prevention[] {
  const address = isOut ? target : source;
  const [way, side] = isOut ? ['out', 'd'] : ['in', 's'];
  return [
    ...(port === undefined || address === undefined
      ? []
      : [
          {
            text: 'Let through only this port of this container, which has the address until Docker makes it anew. While TESTING is on, run csf -r after it.',
            commands: [`csf -a "${protocol.toLowerCase()}|${way}|d=${port}|${side}=${address}"`],
          },
        ]),
    {
      text: `Or add ${bridge!} to this setting and run csf -r. csf then filters nothing on that network: its containers reach every port of the server.`,
      setting: 'ETH_DEVICE_SKIP',
    },
  ];
}

function readKnock(port: string, step: string, packet: LoggedPacket): Finding {
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

function sender(account: string): string {
  return `The account with UID ${account}${account === '0' ? ', root,' : ''} sent it.`;
}
