import {readAddress} from '../../netfilter/networkAddress';

/**
 * Returns what is wrong with a line of csf.allow, csf.deny or csf.ignore; undefined if nothing is. Follows `linefilter`
 * in csf.pl of 15.11: the first field with s= or d= is the port, the second the address, and other lines make no rule
 * and no message.
 */
export function checkListLine(line: string): string | undefined {
  const text = line.trim();
  if (text === '' || text.startsWith('#')) {
    return undefined;
  }
  if (/^Include\s/.test(text)) {
    return /^Include\s+\/\S+$/.test(text) ? undefined : `"${text}" needs a full path and nothing after it`;
  }
  if (/Include/.test(text)) {
    return `"${text}" contains the word Include, so the product skips it`;
  }
  const entry = text.replace(/\s+#.*$/, '').toLowerCase();
  if (isAddress(entry)) {
    return undefined;
  }
  return entry.includes('=') ? checkFilter(entry) : `"${entry}" is not an address, a network or a filter`;
}

function checkFilter(entry: string): string | undefined {
  // Without a bar, the product treats every colon as a separator.
  const fields = (entry.includes('|') ? entry : entry.replaceAll(':', '|')).split('|');
  const error = (reason: string): string => `"${entry}" makes no rule: ${reason}`;
  const protocol = /^(tcp|udp|icmp)$/.test(fields[0] ?? '') ? fields.shift() : undefined;
  if (/^(in|out)$/.test(fields[0] ?? '')) {
    fields.shift();
  }
  const [port, address, owner, ...rest] = fields;
  if (rest.length > 0) {
    return error('it has more fields than protocol, direction, port, address and owner');
  }
  const [, ports] = /^[sd]=(.+)$/.exec(port ?? '') ?? [];
  if (owner !== undefined) {
    return /^[ug]=[\w.-]+$/.test(owner) ? undefined : error(`"${owner}" is not an owner such as u=99 or g=mail`);
  }
  if (ports === undefined || address === undefined) {
    return error('it needs a port and an address, the port first');
  }
  if (protocol !== 'icmp' && !/^\d+(_\d+)?(,\d+(_\d+)?)*$/.test(ports)) {
    return error(`"${ports}" is not a port, list of ports or range such as 2000_3000`);
  }
  if (ports.split(/[,_]/).length > 15) {
    return error('a rule holds at most 15 ports, and a range counts as two');
  }
  const [, ip] = /^[sd]=(.+)$/.exec(address) ?? [];
  return ip !== undefined && isAddress(ip) ? undefined : error(`"${address}" is not an address such as s=203.0.113.7`);
}

function isAddress(text: string): boolean {
  return readAddress(text) !== undefined;
}
