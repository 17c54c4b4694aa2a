import {addressOf, isIPv4} from '../../model/netfilter/address';
import {readAddress} from '../../model/address';
import {firstWord, trim} from '../../model/perl';
import {isCutOff, type splitComment} from './ruleLine';

/** Placeholders that instructions use for the reader's own values. */
const placeholder = new RegExp(
  `^(?:${[
    // x.x.x.x, xxx.xxx.xxx.xxx, n.n.n.n, a.b.c.d
    String.raw`x{1,4}([.:]x{1,4}){2,}|n{1,3}(\.n{1,3}){3}`,
    String.raw`a{1,3}\.b{1,3}\.c{1,3}\.d{1,3}`,
    // <address>, [ip], {port}, ${IP}, %ip%
    String.raw`<[^<>]*>|\[[a-z _-]*(ip|addr|address|port|host|name|user|your)[a-z _-]*\]|\$?\{[\w .-]*\}|%[a-z_]+%`,
    // $IP, $(command) and `command`, which the shell fills in
    String.raw`\$[a-z_].*|\$\(.*|\x60.*`,
    // YOUR_IP, my-ip-address, your.server.ip, ip-address, IP.OF.SERVER
    String.raw`(the|your|my|our)([._-]?(own|new|static|dynamic|public|local|home|office|remote|server|client|admin|ip|ipv[46]|port|ports|host|name|hostname|domain|user|username|account|address|addr|site|here|com|net|org))+\d*`,
    String.raw`ip([._-]?(address|addr|adress|here|of|your|the|my|server|client|ip))*[46]?`,
    String.raw`(server|client|host|user|admin|source|src|dest|dst|destination|target|remote|trusted)[._-]?ip([._-]?addr(ess)?)?`,
    String.raw`address|port|port[._-]?(number|no|here|\d)|username|hostname|user[._-]name|host[._-]name|knock\d*`,
  ].join('|')})$`,
  'i',
);

/** Whether a text is a placeholder of instructions, such as x.x.x.x or YOUR_IP. */
export function isPlaceholder(text: string): boolean {
  // The pattern takes long for long texts, and no placeholder is long.
  return text.length <= 40 && placeholder.test(text);
}

/** Says that a text is a placeholder; undefined if it is none. */
export function errorInPlaceholder(text: string, what: string): string | undefined {
  return isPlaceholder(text) ? `"${text}" is a placeholder: replace it with ${what}.` : undefined;
}

/** Whether the first word of a line was meant as an address, right or wrong. */
export function looksLikeAddress(line: string): boolean {
  const word = firstWord(trim(line));
  return (
    /^\[?[\da-f:][\da-fx.:/*,;\]–-]*(%\w+)?([#,;].*)?$/i.test(word) &&
    (/^\[?[\da-f]*:/i.test(word) || /^[\dx*]+\.[\dx*]*/i.test(word))
  );
}

/**
 * Says why a text is not an address or network that csf accepts, and what to write instead where that
 * follows from the text; undefined if it is one.
 */
export function errorInAddress(text: string): string | undefined {
  return readAddress(text) === undefined ? whyNoAddress(text) : undefined;
}

function whyNoAddress(text: string): string {
  if (text === '') {
    return 'Write an address or network, such as 203.0.113.7 or 2001:db8::/32.';
  }
  const error = (reason: string): string => `"${text}" is not an address or network that csf accepts: ${reason}`;
  if (isPlaceholder(text)) {
    return `"${text}" is a placeholder: replace it with the address.`;
  }
  if (/^(\*|any|all|everyone|everybody|anywhere|0\/0|0)$/i.test(text)) {
    return error('everybody is 0.0.0.0/0, and ::/0 over IPv6.');
  }
  if (/^(127\.0\.0\.1|[0:]*:0*1)(\/\d+)?$/.test(text)) {
    return error("it refuses the server's loopback address, which is always accepted.");
  }
  const [, beforeSign] = /^([^#]+)#/.exec(text) ?? [];
  if (beforeSign !== undefined) {
    return error(`put a space before #, as in "${beforeSign} # comment".`);
  }
  const items = text.split(/[,;]/).filter((item) => item !== '');
  if (/[,;]/.test(text) && items.every((item) => readAddress(item) !== undefined)) {
    return error(
      items.length > 1
        ? 'it reads one address per line.'
        : `one address per line, without the "${text.at(-1)!}" after it.`,
    );
  }
  const [, before, comment] = /^([^,;]+)[,;](.*[^,;].*)$/.exec(text) ?? [];
  if (before !== undefined && readAddress(before) !== undefined) {
    return error(`put a space and # before a comment, as in "${before} # ${comment!}".`);
  }
  if (text.includes(';')) {
    return error('it reads one entry per line.');
  }
  const networks = networksOf(text);
  if (networks !== undefined) {
    return error(`it knows neither * nor ranges from one address to another. ${inWords(networks)}`);
  }
  const [, withPort, port] =
    /^((?:\d{1,3}\.){3}\d{1,3}):(\d{1,5})$/.exec(text) ?? /^\[([^\]]+)\]:(\d+)$/.exec(text) ?? [];
  if (withPort !== undefined && readAddress(withPort) !== undefined) {
    return error(`a port needs a filter, such as tcp|in|d=${port!}|s=${withPort}.`);
  }
  return errorInZeros(text) ?? error(reasonInForm(text));
}

/** csf takes numbers with leading zeros, and iptables and ipset then read them as octal. */
function errorInZeros(text: string): string | undefined {
  const written = (read: (part: string) => number): string => text.replaceAll(/\d+/g, (part) => String(read(part)));
  const plain = written(Number);
  if (!/^\d+(\.\d+){3}(\/\d+)?$/.test(text) || plain === text || readAddress(plain) === undefined) {
    return undefined;
  }
  if (/\b0\d*[89]/.test(text)) {
    return `csf accepts "${text}", but iptables refuses it: numbers with leading zeros are octal. With FASTSTART, csf then does not start, and the server is open. Write ${plain}.`;
  }
  const octal = written((part) => Number.parseInt(part, part.startsWith('0') ? 8 : 10));
  return octal === plain
    ? `iptables reads numbers with leading zeros as octal. Write ${plain}.`
    : `csf accepts "${text}", but iptables reads numbers with leading zeros as octal: the rule is for ${octal}. Write ${plain}.`;
}

function reasonInForm(text: string): string {
  const [host = '', bits] = text.split('/');
  if (isCutOff(text)) {
    return 'its end is missing. Copy the whole line.';
  }
  const [, inBrackets, network = ''] = /^\[([^\]]+)\](\/\d+)?$/.exec(text) ?? [];
  if (inBrackets !== undefined) {
    return `write it without brackets, as ${inBrackets}${network}.`;
  }
  if (bits !== undefined && isIPv4(bits)) {
    const mask = addressOf(bits).value.toString(2).padStart(32, '0');
    const prefix = /^1*(?=0*$)/.exec(mask)?.[0].length;
    return prefix === undefined ? `${bits} is not a mask.` : `write the mask as a number of bits, ${host}/${prefix}.`;
  }
  if (bits !== undefined && readAddress(host) !== undefined) {
    return `a network has 0 to ${host.includes(':') ? 128 : 32} bits after the slash.`;
  }
  if (/^\d+(\.\d+){0,2}\.?$/.test(host)) {
    const parts = host.split('.').filter((part) => part !== '');
    const whole = [...parts, '0', '0', '0'].slice(0, 4).join('.');
    return `an IPv4 address has four numbers. The network is ${whole}/${bits ?? parts.length * 8}.`;
  }
  if (/^\d+(\.\d+){3}$/.test(host)) {
    return 'each of its four numbers goes from 0 to 255, without leading zeros.';
  }
  if (/[*–-]/.test(text) && text.includes(':')) {
    return 'it knows neither * nor ranges from one address to another. Write networks, such as 2001:db8::/32.';
  }
  if (/%/.test(host)) {
    return 'leave out the % and the network device.';
  }
  const [, mapped] = /^[0:]*:ffff:((?:\d{1,3}\.){3}\d{1,3})$/i.exec(host) ?? [];
  if (mapped !== undefined) {
    return `write the IPv4 address inside it, ${mapped}.`;
  }
  if (host.startsWith('<')) {
    return 'it is a placeholder: write the address in its place.';
  }
  if (/^([a-z]{2}|as\d+)$/i.test(host)) {
    return 'countries and AS numbers belong in settings of csf.conf, such as CC_DENY, CC_ALLOW_PORTS or CC_DENY_PORTS.';
  }
  return /[a-z]/i.test(host) && !host.includes(':')
    ? 'csf looks up no names here. A host name can be a line of csf.dyndns.'
    : 'write IPv4 or IPv6, such as 203.0.113.7 or 2001:db8::/32.';
}

/** The networks that cover a wildcard such as 192.168.1.* or a range such as 192.168.1.5-20. */
function networksOf(text: string): string[] | undefined {
  const [, fixed] = /^((?:\d{1,3}\.){1,3})(?:[*x]{1,3}\.?)+(?:\/\d+)?$/i.exec(text) ?? [];
  if (fixed !== undefined) {
    const parts = fixed.split('.').slice(0, -1);
    const network = `${[...parts, '0', '0', '0'].slice(0, 4).join('.')}/${parts.length * 8}`;
    return readAddress(network) && [network];
  }
  const [, first = '', last = ''] = /^(\d+(?:\.\d+){3})[-–](\d+(?:\.\d+){0,3})$/.exec(text) ?? [];
  const end = [...first.split('.').slice(0, 4 - last.split('.').length), last].join('.');
  const [low, high] = [numberOf(first), numberOf(end)];
  return low === undefined || high === undefined || low > high ? undefined : covering(low, high);
}

function numberOf(address: string): number | undefined {
  return readAddress(address)?.family === 4 ? Number(addressOf(address).value) : undefined;
}

/** The fewest networks that hold all addresses from one to another and no other. */
function covering(low: number, high: number): string[] {
  const networks: string[] = [];
  for (let first = low; first <= high;) {
    let bits = 32;
    // Twice as large while it begins at its own border and ends within the range.
    while (bits > 0 && first % 2 ** (33 - bits) === 0 && first + 2 ** (33 - bits) - 1 <= high) {
      bits -= 1;
    }
    const address = [24, 16, 8, 0].map((shift) => Math.floor(first / 2 ** shift) % 256).join('.');
    networks.push(bits === 32 ? address : `${address}/${bits}`);
    first += 2 ** (32 - bits);
  }
  return networks;
}

function inWords(networks: readonly string[]): string {
  const most = 8;
  return networks.length === 1
    ? `The network is ${networks[0]!}.`
    : `Write one line for each of ${networks.slice(0, most).join(', ')}${networks.length > most ? ` and ${networks.length - most} more` : ''}.`;
}

/** Says that a second address in a line is a comment; a comment after a # needs no note. */
export function notesOnMoreAddresses({comment, isMarked}: ReturnType<typeof splitComment>): {text: string}[] {
  const words = comment.split(/[\s,;]+/).filter((word) => word !== '');
  return !isMarked && words.length > 0 && words.every((word) => readAddress(word) !== undefined)
    ? [{text: `csf reads one address per line. ${words.join(', ')} is a comment here and does nothing.`}]
    : [];
}
