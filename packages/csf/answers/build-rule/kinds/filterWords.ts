import {readAddress} from '../../../model/address';
import type {FilterFields} from './filterFields';
import {managementServices, portsInWords} from '../../ports';
import {crowdOf} from '../../wideEntries';
import {applying, doubt, lockout, notice, type Warning} from './ruleKind';
import type {ListName} from '../ruleLine';
import {sections} from '../../../pages/sections';

/** A network of all addresses in words; undefined for any other. */
export function allOf(text: string): string | undefined {
  const address = readAddress(text);
  return address?.prefix === 0 ? `all IPv${address.family} addresses` : undefined;
}

/** What a filter does, in one sentence. */
export function filterSentence(list: ListName, fields: FilterFields): string {
  const verb = list === 'allow' ? 'Accepts' : fields.direction === 'out' ? 'Refuses' : 'Drops';
  return `${verb} ${whatPasses(fields)}${whose(fields)}.`;
}

/** The packets that a filter matches: "TCP to port 22 from 198.51.100.0/24". */
export function whatPasses(fields: FilterFields, who = whoseAddress(fields)): string {
  const {protocol, direction, portSide, addressSide, ports, address, ownerKind} = fields;
  // The side of a network of all addresses makes no difference.
  const isFrom = allOf(address) === undefined ? addressSide === 's' : direction === 'in';
  // The usual reading of an incoming filter needs no word for its direction.
  const isPlain = direction === 'in' && portSide === 'd' && addressSide === 's' && ownerKind === '';
  const words = [isPlain ? '' : direction === 'in' ? 'incoming' : 'outgoing', protocol.toUpperCase()];
  const port =
    protocol === 'icmp'
      ? ''
      : ports === ''
        ? 'to every port'
        : `${portSide === 'd' ? 'to' : 'from'} ${portsInWords(ports)}`;
  return [
    ...words,
    protocol === 'icmp' && ports !== '' ? `of type ${ports}` : '',
    port,
    address === '' ? '' : `${isFrom ? 'from' : 'to'} ${who}`,
  ]
    .filter((word) => word !== '')
    .join(' ');
}

function whoseAddress(fields: FilterFields): string {
  return allOf(fields.address) ?? (isOwnAddress(fields) ? `this server's address ${fields.address}` : fields.address);
}

/** Whether the address must be one of the server's own: the target of incoming packets, or the source of outgoing ones. */
function isOwnAddress({direction, addressSide, address}: FilterFields): boolean {
  return address !== '' && (direction === 'in') === (addressSide === 'd');
}

function whose({ownerKind, owner}: FilterFields): string {
  return ownerKind === '' ? '' : ` that programs of the ${ownerKind === 'u' ? 'user' : 'group'} ${owner} send`;
}

/**
 * What csf makes of a filter with an owner and an address: a rule without the address (csf.pl lines 3697 to 3719). And the
 * rule of iptables that asks for both.
 */
export function ownerOrAddress(list: ListName, fields: FilterFields): string {
  const {protocol, ports, address, ownerKind, owner} = fields;
  const does = (who: string, what: string): string =>
    list === 'allow' ? `lets ${who} reach ${what}` : `keeps ${who} from ${what}`;
  const account = `the ${ownerKind === 'u' ? 'user' : 'group'} ${owner}`;
  const isPortless = protocol === 'icmp' || ports === '';
  const by = [protocol.toUpperCase(), ...(isPortless ? [] : [portsInWords(ports)])].join(' ');
  const option = /,/.test(ports) ? '-m multiport --dports' : '--dport';
  const rule = [
    `/sbin/${readAddress(address)?.family === 6 ? 'ip6tables' : 'iptables'} -I OUTPUT -p ${protocol} -d ${address}`,
    ...(isPortless ? [] : [`${option} ${ports.replaceAll('_', ':')}`]),
    `-m owner --${ownerKind}id-owner ${owner} -j ${list === 'allow' ? 'ACCEPT' : 'REJECT'}`,
  ].join(' ');
  return `csf makes the rule without the address: it ${does(account, `every host by ${by}`)}. A filter with the address and no owner ${does('every account', address)}. Only a rule of iptables in /etc/csf/csfpost.sh asks for both: ${rule}`;
}

const filters = '/docs/usage/allow-deny-filters/';

/** What to know before a filter is used. */
export function filterWarnings(list: ListName, fields: FilterFields): Warning[] {
  return [
    ...(list === 'deny' ? denyWarnings(fields) : allowWarnings(fields)),
    ...sourcePortWarnings(fields),
    ...ownAddressWarnings(fields),
    ...ownerWarnings(fields),
    ...addressWarnings(fields),
  ];
}

function denyWarnings(fields: FilterFields): Warning[] {
  const {protocol, direction, portSide, ports, address} = fields;
  if (protocol === 'icmp') {
    return [];
  }
  const services = direction === 'in' && portSide === 'd' && protocol === 'tcp' ? managementServices(ports) : [];
  const isAnswer =
    direction === 'out' && portSide === 's' && protocol === 'tcp' && managementServices(ports).length > 0;
  const isEverybody = readAddress(address)?.prefix === 0;
  return applying([
    services.length > 0 &&
      lockout(
        isOwnAddress(fields)
          ? `This closes ${services.join(', ')} to everybody who connects to this server's address ${address}. If you are one of them, csf cuts your connection at once. Allow your own address first.`
          : `This closes ${services.join(', ')} ${isEverybody ? 'to everybody' : `to ${address}`}. If you are connected from there, csf cuts your connection at once. Allow your own address first.`,
      ),
    isAnswer && lockout('This stops the answers of a port that people use to manage the server.'),
    isEverybody &&
      services.length === 0 &&
      !isAnswer &&
      lockout('The address means everybody. Only allowed addresses pass this filter.'),
  ]);
}

/** Says of a line that lets somebody in through a port that the lists of open ports still let in all others. */
export function stillOpen({protocol, direction, portSide, ports, addressSide}: FilterFields): Warning | false {
  if (protocol === 'icmp' || direction !== 'in' || portSide !== 'd' || addressSide !== 's' || ports === '') {
    return false;
  }
  const name = protocol.toUpperCase();
  const isOne = !/[,_]/.test(ports);
  return notice(
    `Everybody reaches ${name} ${portsInWords(ports)} while ${name}_IN or ${name}6_IN lists ${isOne ? 'it' : 'them'}: this line closes nothing. To let in nobody else, take ${isOne ? 'the port' : 'the ports'} out of these lists, then run csf -ra.${protocol === 'tcp' ? ` If SSH uses ${isOne ? 'it' : 'one'}, keep a session open until a new one connects.` : ''}`,
    sections.closePort,
  );
}

function allowWarnings(fields: FilterFields): Warning[] {
  const {direction, ports, address, addressSide, ownerKind} = fields;
  const isEverybody = readAddress(address)?.prefix === 0;
  const crowd = direction === 'in' && addressSide === 's' ? crowdOf(address) : undefined;
  return applying([
    isEverybody
      ? notice(
          direction === 'in'
            ? 'The address means everybody: this opens it to the whole internet. To open a port to everybody, use the port lists.'
            : 'The address means everybody: the ports are open to every destination.',
          sections.openPort,
        )
      : crowd !== undefined && notice(`This opens it to ${crowd}. Write only those that you know.`, sections.onePort),
    ownerKind === '' && address !== '' && !isEverybody && stillOpen(fields),
    ownerKind === '' &&
      direction === 'in' &&
      address !== '' &&
      notice(
        'This filter does not help if csf -d or lfd blocks the whole address in both directions: csf then drops the answers.',
        `${filters}#why-does-lfd-still-block-an-allowed-address`,
      ),
    ownerKind !== '' &&
      ports === '' &&
      notice('Without a port this opens every port of the protocol to the account.', sections.noRule),
  ]);
}

/** The port of a client is any, so a filter for one port of it matches hardly a packet. */
function sourcePortWarnings({protocol, direction, portSide, ports}: FilterFields): Warning[] {
  return protocol === 'tcp' && direction === 'in' && portSide === 's' && ports !== ''
    ? [
        doubt(
          `s= means the port that packets come from, and a client uses any port. For ${portsInWords(ports)} of this server, write d=${ports}.`,
          sections.onePort,
        ),
      ]
    : [];
}

/** People usually mean the other side, and then the filter matches no packet or too many. */
function ownAddressWarnings(fields: FilterFields): Warning[] {
  const {direction, addressSide, address} = fields;
  const other = `${addressSide === 'd' ? 's' : 'd'}=${address}`;
  return isOwnAddress(fields) && readAddress(address)?.prefix !== 0
    ? [
        notice(
          direction === 'in'
            ? `${address} must be an address of this server here, and the filter applies to everybody who connects to it. If it is a client's address, write ${other}.`
            : `${address} must be an address of this server here, and the filter applies to every destination. If it is the address that the server connects to, write ${other}.`,
          `${filters}#how-do-i-open-or-close-one-port-for-one-address`,
        ),
      ]
    : [];
}

function ownerWarnings({protocol, ownerKind, owner}: FilterFields): Warning[] {
  return applying([
    ownerKind !== '' &&
      !/^\d+$/.test(owner) &&
      notice(
        `If the server has no ${ownerKind === 'u' ? 'user' : 'group'} ${owner}, the next csf -r fails and leaves the server without rules (FASTSTART = "1", the default).`,
        `${filters}#how-do-i-open-or-close-one-port-for-one-address`,
      ),
    ownerKind !== '' &&
      protocol === 'icmp' &&
      notice('With IPV6 = "1" csf makes the same rule for IPv6, and ip6tables refuses it.', sections.noRule),
  ]);
}

function addressWarnings({address}: FilterFields): Warning[] {
  return readAddress(address)?.family === 6
    ? [notice('csf makes no rule from an IPv6 filter unless IPV6 is 1.', sections.noRule)]
    : [];
}
