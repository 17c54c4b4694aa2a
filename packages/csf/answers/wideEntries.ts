import {readAddress} from '../model/address';
import {isLargeNetwork, isPrivate} from '../model/netfilter/address';
import {readFilter} from '../model/lists/readFilter';
import {portsInWords} from './ports';
import {splitComment} from './build-rule/ruleLine';

/** Whom an entry means, if nobody can know them all: "everybody", "all 8,192 addresses of 198.51.0.0/19". */
export function crowdOf(entry: string): string | undefined {
  const filter = /[|=]/.test(entry) ? readFilter(entry) : undefined;
  const network = readAddress(filter === undefined ? entry : (filter.address?.text ?? ''));
  if (network === undefined || filter?.direction === 'out' || (filter !== undefined && filter.port === undefined)) {
    return undefined;
  }
  if (network.prefix === 0) {
    return 'everybody';
  }
  const isWide = isLargeNetwork(network) && !isPrivate(network) && filter?.address?.side !== 'd';
  const size = network.family === 4 ? (2 ** (32 - network.prefix)).toLocaleString('en') : '';
  return isWide ? `all ${size === '' ? '' : `${size} `}addresses of ${network.text}` : undefined;
}

/** Whether a filter lacks its port or its address, so that csf makes no rule of it. */
export function lacksPart(entry: string): boolean {
  const {port, address, owner} = readFilter(entry);
  const isFilter = /^(?:(?:tcp|udp|icmp)\|)?(?:(?:in|out)\|)?[sd]=/i.test(entry);
  return isFilter && owner === undefined && (port === undefined || address === undefined);
}

/** What an entry is about: "every port", "TCP port 22". */
export function portsOf(entry: string): string {
  const {protocol, port} = readFilter(entry);
  return !/[|=]/.test(entry)
    ? 'every port'
    : port?.side === 'd' && /^[\d,_:]{1,100}$/.test(port.text)
      ? `${protocol.toUpperCase()} ${portsInWords(port.text.replaceAll(':', '_'))}`
      : 'all that the filter names';
}

/** What an entry of csf.allow opens to more people than anybody knows: "opens TCP port 22 to everybody". */
export function wideAllow(entry: string, ports = portsOf(entry)): string | undefined {
  const crowd = crowdOf(entry);
  return crowd && `opens ${ports} to ${crowd}`;
}

/** What an entry of csf.deny closes to so many that the reader is one of them: "closes every port to everybody". */
export function wideDeny(entry: string, ports = portsOf(entry)): string | undefined {
  const crowd = crowdOf(entry);
  const prefix = Number(/\/(\d{1,3})(?:\||$)/.exec(entry)?.[1]);
  const isHuge = crowd === 'everybody' || prefix < (/^[\da-f]*:/i.test(entry) ? 16 : 8);
  return crowd === undefined || !isHuge ? undefined : `closes ${ports} to ${crowd}`;
}

/**
 * What a network of 0 bits does in csf.ignore: lfd takes it for the address in front of it (lfd.pl lines 374 to 376), and
 * csf -d, which makes lfd's permanent blocks, finds every address in it (csf.pl lines 1631 to 1638).
 */
export function ignoresNobody(entry: string): string {
  const [host = ''] = entry.split('/');
  return `lfd ignores only the address ${host}, which no visitor has. But csf -d refuses every ${host.includes(':') ? '' : 'IPv4 '}address because of it, so the permanent blocks of lfd fail`;
}

/** Who a deny keeps out that is so wide. */
export const youToo = 'Your own address is among them, unless csf.allow has it.';

/** Says what a command does that denies or allows too many (csf.pl from line 4252 takes it); undefined for any other. */
export function wideCommand(text: string): string | undefined {
  const [, option = '', entry = '', rest = ''] =
    /(?:^|\s)csf\s+-{1,2}(t?[da]|tempdeny|tempallow|deny|add)\s+["']?([^\s"']{2,200})(.{0,300})/i.exec(text) ?? [];
  const isDeny = /d(?:eny)?$/i.test(option) && option !== 'add';
  const [, port] = /^t/i.test(option) ? (/\s-p\s*([\d,]{1,100})/i.exec(rest) ?? []) : [];
  const ports = port === undefined ? portsOf(entry) : portsInWords(port);
  const wide = isDeny ? wideDeny(entry, ports) : wideAllow(entry, ports);
  const isOut = /^t/i.test(option) && /\s-d\s*out\b/i.test(rest);
  return wide === undefined || isOut ? undefined : `csf takes this command. It ${wide}.${isDeny ? ` ${youToo}` : ''}`;
}

/** Of the lines of a list, what the first one says that means too many; empty if none does. */
export function wideLineIn(text: string): string {
  const lines = text.split(/\r\n?|\n/).map((line) => splitComment(line).entry);
  const wide = (entry: string): boolean => crowdOf(entry) !== undefined;
  const at = Math.max(
    lines.findIndex((entry) => crowdOf(entry) === 'everybody'),
    lines.findIndex(wide),
  );
  const entry = lines[at];
  if (entry === undefined) {
    return '';
  }
  // A proxy such as Cloudflare needs the website alone.
  const narrow =
    crowdOf(entry) === 'everybody' || /[|=]/.test(entry) ? '' : ` tcp|in|d=80,443|s=${entry} opens only the website.`;
  return `Line ${at + 1}, ${entry}, means ${crowdOf(entry)}: in csf.allow it opens ${portsOf(entry)} to them, and in csf.deny it closes that.${narrow}`;
}
