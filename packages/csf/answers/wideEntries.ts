import {readAddress} from '../model/address';
import {bitsOf, isLargeNetwork, isPrivate} from '../model/netfilter/address';
import {readFilter} from '../model/lists/readFilter';
import {portsInWords} from './ports';
import {splitComment} from './build-rule/ruleLine';

/** Whom an entry means, if nobody can know them all: "everybody", "all 8,192 addresses of 198.51.0.0/19". */
export function crowdOf(entry: string): string | undefined {
  const filter = /[|=]/.test(entry) ? readFilter(entry) : undefined;
  const network = networkOf(entry, filter);
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

/** The address or network of an entry. */
function networkOf(
  entry: string,
  filter = /[|=]/.test(entry) ? readFilter(entry) : undefined,
): ReturnType<typeof readAddress> {
  return readAddress(filter === undefined ? entry : (filter.address?.text ?? ''));
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

/** What becomes of ports behind an option that adds to a list (csf.pl lines 1479 and 1563). */
export function noPorts(option: string): string {
  return `csf ${option} has no -p and no -d: they belong to csf -td and csf -ta. Here they are part of the comment.`;
}

/** Says what a command does that denies or allows too many (csf.pl from line 4252 takes it); undefined for any other. */
export function wideCommand(text: string): string | undefined {
  const [, option = '', entry = '', rest = ''] =
    /(?:^|\s)csf\s+-{1,2}(t?[da]|tempdeny|tempallow|deny|add)\s+["']?([^\s"']{2,200})(.{0,300})/i.exec(text) ?? [];
  const isDeny = /d(?:eny)?$/i.test(option) && option !== 'add';
  const isTemporary = /^t/i.test(option);
  const [, port] = /\s-p\s*([\d,]{1,100})/i.exec(rest) ?? [];
  const ports = port === undefined || !isTemporary ? portsOf(entry) : portsInWords(port);
  const wide = isDeny ? wideDeny(entry, ports) : wideAllow(entry, ports);
  const isOut = isTemporary && /\s-d\s*out\b/i.test(rest);
  if (wide === undefined || isOut) {
    return undefined;
  }
  const told = [
    `csf takes this command. It ${wide}.`,
    ...(isDeny ? [youToo] : []),
    ...(port === undefined || isTemporary ? [] : [noPorts(isDeny ? '-d' : '-a')]),
    ...(port === undefined || isTemporary || !isDeny
      ? []
      : [
          `To close ${portsInWords(port)}, take ${/,/.test(port) ? 'them' : 'it'} out of TCP_IN and TCP6_IN, then run csf -ra.`,
        ]),
  ];
  return told.join(' ');
}

/** The answer names so many commands of a text. */
const mostCommands = 3;

/** The same for the commands in the lines of a text, also behind a #, the permanent ones first; empty if none does. */
export function wideCommands(text: string): string {
  const found = text.split(/[\r\n]+/).flatMap((line) => {
    const why = line.includes('csf') ? wideCommand(line) : undefined;
    return why === undefined ? [] : [{why, command: line.replace(/^[\s#$]+/, '').slice(0, 80)}];
  });
  const isTemporary = ({command}: {command: string}): number => Number(/csf\s+-{1,2}t/i.test(command));
  return text.trim().includes('\n')
    ? found
        .sort((one, other) => isTemporary(one) - isTemporary(other))
        .slice(0, mostCommands)
        .map(({command, why}) => `Do not run ${command}. ${why}`)
        .join(' ')
    : (found[0]?.why ?? '');
}

/** After the widest line of a list, so many are named. */
const mostNext = 3;

/** Of the lines of a list, what the widest one says that means too many, and which come next; empty if none does. */
export function wideLinesIn(text: string): string {
  const lines = text.split(/\r\n?|\n/).map((line) => splitComment(line).entry);
  const wide = lines
    .filter((entry) => crowdOf(entry) !== undefined)
    .sort((one, other) => widthOf(other) - widthOf(one));
  const [entry, ...others] = new Set(wide);
  if (entry === undefined) {
    return '';
  }
  const next = others.slice(0, mostNext);
  const plain = lines.filter((line) => readAddress(line) !== undefined).length;
  const more = [
    ...(next.length === 0 ? [] : [` The widest after it: ${new Intl.ListFormat('en-GB').format(next)}.`]),
    ...(plain < 2 ? [] : [` In csf.allow, each of the ${plain} lines without a port opens every port, SSH too.`]),
  ].join('');
  // A proxy such as Cloudflare needs the website alone.
  const narrow =
    crowdOf(entry) === 'everybody' || /[|=]/.test(entry) ? '' : ` tcp|in|d=80,443|s=${entry} opens only the website.`;
  return `Line ${lines.indexOf(entry) + 1}, ${entry}, means ${crowdOf(entry)}: in csf.allow it opens ${portsOf(entry)} to them, and in csf.deny it closes that.${more}${narrow}`;
}

/** How wide an entry is: the bits that its addresses differ in, and more for everybody. */
function widthOf(entry: string): number {
  const network = networkOf(entry);
  return network === undefined
    ? 0
    : network.prefix === 0
      ? Number.MAX_SAFE_INTEGER
      : bitsOf(network.family) - network.prefix;
}
