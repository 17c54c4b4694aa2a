import {checkListLine} from '../lists/listLine';
import {readAddress, type NetworkAddress} from '../../netfilter/networkAddress';
import {redirectToMessenger} from './messenger';
import type {Family, ListFile, Origin, Unknown} from '../../netfilter/ruleSet';
import {firstWord, isTrue, numberOf, split, trim} from '../perl';
import {includedUnknown, linesOf, type Rules, type Start} from './start';

type List = 'allow' | 'deny';

/** What csf takes for an address; `unclear` where Perl, iptables and people read the text in different ways. */
function checkAddress(text: string): NetworkAddress | 'unclear' | undefined {
  const address = readAddress(text) ?? withFurtherSlash(text);
  if (address !== undefined) {
    return address;
  }
  const [host = '', bits = ''] = text.split('/');
  const isIPv4 = /^([01]?\d?\d|2[0-4]\d|25[0-5])(\.([01]?\d?\d|2[0-4]\d|25[0-5])){3}$/.test(host);
  const looksIPv6 =
    /^[\da-f:]*::?[\da-f:]*(\.?[\d.]+)?(%.+)?$/i.test(host) && (host.includes('::') || host.split(':').length === 8);
  const fits = /^\d*$/.test(bits) && Number(bits) <= (isIPv4 ? 32 : 128);
  const isLoopback = host === '127.0.0.1' || /^[0:]*1(:0*)*$/.test(host);
  return fits && !isLoopback && (isIPv4 || looksIPv6) ? 'unclear' : undefined;
}

/** csf looks at a network up to its second slash, and gives iptables the whole, which iptables refuses. */
function withFurtherSlash(text: string): NetworkAddress | undefined {
  const network = readAddress(/^([^/]+\/\d+)\//.exec(text)?.[1] ?? '');
  return network && {...network, text};
}

/** csf.deny and csf.allow. */
export function addList(start: Start, list: List): void {
  const {settings, firewall, families, accept, listDrop} = start;
  const file: ListFile = `csf.${list}`;
  const lines = linesOf(start, file);
  const set = list.toUpperCase();
  const included = includedUnknown(start.lists, file, list === 'allow' ? 'accept' : 'drop');
  const [chainIn, chainOut] = [`${set}IN`, `${set}OUT`];
  firewall.batch(() => {
    if (settings.isOn('LF_IPSET')) {
      addSets(start, set, set, start.because('LF_IPSET', ...(list === 'deny' ? ['LF_BLOCKINONLY'] : [])), {
        in: list === 'deny' ? listDrop.in : accept,
        out: list === 'deny' ? listDrop.out : accept,
        hasOut: list === 'allow' || !settings.isOn('LF_BLOCKINONLY'),
      });
    }
    for (const {text, origin} of lines) {
      addLine(start, list, text, origin);
    }
  });
  if (included !== undefined) {
    firewall.leaveOpen(families, chainIn, included);
    firewall.leaveOpen(families, chainOut, included);
  }
}

/** The sets of a pair of chains, with the rules that ask for them. */
export function addSets(
  {firewall, settings, families}: Start,
  set: string,
  chain: string,
  rules: Rules,
  target: {in: string; out: string; hasOut: boolean},
  unknown?: Unknown,
): void {
  for (const family of families) {
    const name = `chain_${family === 6 ? '6_' : ''}${set}`;
    firewall.newSet(name, settings.text('LF_IPSET_HASHSIZE'), settings.text('LF_IPSET_MAXELEM'));
    rules.append(family, `${chain}IN`, `-m set --match-set ${name} src -j ${target.in}`);
    if (target.hasOut) {
      rules.append(family, `${chain}OUT`, `-m set --match-set ${name} dst -j ${target.out}`);
    }
    if (unknown !== undefined) {
      firewall.leaveSetOpen(name, unknown);
    }
  }
}

/** A line of csf.allow or csf.deny (`linefilter` in csf.pl). */
function addLine(start: Start, list: List, text: string, origin: Origin): void {
  const {firewall, settings} = start;
  const line = firstWord(text).toLowerCase();
  const rules = start.becauseOf(origin);
  if (line === '' || line.startsWith('#')) {
    return;
  }
  const address = checkAddress(line);
  if (address === 'unclear') {
    rules.note('unknown', `iptables and csf read "${line}" in different ways, so its rules are left out here.`);
  } else if (address !== undefined) {
    if (address.family === 6 && !settings.isOn('IPV6')) {
      rules.note('ignored', 'csf makes no rule for an IPv6 address while IPV6 is 0.');
      return;
    }
    if (settings.isOn('LF_IPSET') && address.text.split('/').length > 2) {
      rules.note('unknown', `ipset does not take "${line}", and may leave out other lines because of it.`);
    } else if (settings.isOn('LF_IPSET')) {
      firewall.addToSet(`chain_${address.family === 6 ? '6_' : ''}${list.toUpperCase()}`, address, origin);
    } else {
      addAddress(start, list, address, rules);
    }
    if (list === 'deny' && settings.isOn('MESSENGER') && settings.isOn('MESSENGER_PERM')) {
      redirectToMessenger(start, address, rules);
    }
  } else if (!/[:|]/.test(line) || !addFilter(start, list, line, rules)) {
    rules.note(
      'ignored',
      `csf makes no rule of this line: ${checkListLine(text) ?? `"${line}" is no address and no filter`}.`,
    );
  }
}

function addAddress(start: Start, list: List, {text, family}: NetworkAddress, rules: Rules): void {
  const {device, settings} = start;
  const [targetIn, targetOut] = targetsOf(start, list);
  const put = list === 'deny' ? 'append' : 'insert';
  rules[put](family, `${list.toUpperCase()}IN`, `${device[family].in} -s ${text} -j ${targetIn}`);
  if (list === 'allow' || !settings.isOn('LF_BLOCKINONLY')) {
    rules[put](family, `${list.toUpperCase()}OUT`, `${device[family].out} -d ${text} -j ${targetOut}`);
  }
}

function targetsOf({accept, listDrop}: Start, list: List): [string, string] {
  return list === 'deny' ? [listDrop.in, listDrop.out] : [accept, accept];
}

type Filter = {
  protocol: string;
  isOut: boolean;
  /** The condition on ports, or on the type of ICMP. */
  destinationPort: string;
  sourcePort: string;
  /** Where the address is, `-s 192.0.2.1`. */
  address: string;
  family: Family | 'unclear' | undefined;
  owner: string;
};

/** A filter with separators; says whether csf makes a rule of it, or would with IPV6. */
function addFilter(start: Start, list: List, line: string, rules: Rules): boolean {
  const {device, families, settings} = start;
  const filter = readFilter(line);
  const {protocol, destinationPort, sourcePort, address, family, owner, isOut} = filter;
  const chain = `${list.toUpperCase()}${isOut || owner !== '' ? 'OUT' : 'IN'}`;
  const [targetIn, targetOut] = targetsOf(start, list);
  const put = list === 'deny' ? 'append' : 'insert';
  if (owner !== '') {
    for (const each of families) {
      rules[put](each, chain, `${device[4].out} ${protocol} ${destinationPort} -m owner ${owner} -j ${targetOut}`);
    }
    return true;
  }
  if (family === undefined || (destinationPort === '' && sourcePort === '')) {
    return false;
  }
  if (family === 'unclear') {
    rules.note(
      'unknown',
      `iptables and csf read the address of "${line}" in different ways, so its rule is left out here.`,
    );
    return true;
  }
  if (family === 6 && !settings.isOn('IPV6')) {
    rules.note('ignored', 'csf makes no rule for an IPv6 address while IPV6 is 0.');
    return true;
  }
  // Also for IPv6 csf takes ETH_DEVICE here: the line as a whole is no address.
  const where = isOut ? device[4].out : device[4].in;
  rules[put](
    family,
    chain,
    `${where} ${protocol} ${address} ${destinationPort} ${sourcePort} -j ${isOut ? targetOut : targetIn}`,
  );
  if (!isOut && list === 'deny' && settings.isOn('MESSENGER') && settings.isOn('MESSENGER_PERM')) {
    const source = readAddress(address.replace(/^-s /, ''));
    const ports = destinationPort.replace('--dport ', '');
    if (source !== undefined && isMessengerPort(start, ports)) {
      redirectToMessenger(start, source, rules, ports);
    }
  }
  return true;
}

/** Reads the fields in the way of csf, which takes each from the first place where it may be. */
function readFilter(line: string): Filter {
  const fields = split(line.includes('|') ? line : line.replaceAll(':', '|'), '|');
  const hasProtocol = /^(tcp|udp|icmp)$/.test(fields[0] ?? '');
  const protocol = hasProtocol ? fields[0]! : 'tcp';
  let from = hasProtocol ? 1 : 0;
  const find = (pattern: RegExp, end: number): RegExpExecArray | undefined => {
    for (let index = from; index < end; index += 1) {
      const found = pattern.exec(fields[index] ?? '');
      if (found !== null) {
        from = index + 1;
        return found;
      }
    }
    return undefined;
  };
  const direction = find(/^(in|out)$/, 2);
  // Where both letters are in a field, the destination is looked for first.
  const [, portSide = '', port = ''] =
    find(/^(?:.*(d)=(.*)|.*(s)=(.*))$/, 3)?.filter((part) => part !== undefined) ?? [];
  const afterPort = from;
  const [, side = '', host = ''] = find(/^(?:.*(d)=(.*)|.*(s)=(.*))$/, 4)?.filter((part) => part !== undefined) ?? [];
  from = afterPort;
  const [, ownerKind, owner] = find(/^(?:.*(u)=(.*)|.*(g)=(.*))$/, 5)?.filter((part) => part !== undefined) ?? [];
  const address = checkAddress(host);
  const condition = portSide === '' ? '' : portCondition(protocol, portSide, port);
  return {
    protocol: `-p ${protocol}`,
    isOut: direction?.[0] === 'out',
    destinationPort: portSide === 'd' ? condition : '',
    sourcePort: portSide === 's' ? condition : '',
    address: `-${side} ${host}`,
    family: address === 'unclear' || address === undefined ? address : address.family,
    owner: ownerKind === undefined ? '' : `--${ownerKind}id-owner ${owner}`,
  };
}

function portCondition(protocol: string, side: string, text: string): string {
  const condition = protocol === 'icmp' ? `--icmp-type ${text}` : `--${side}port ${text.replaceAll('_', ':')}`;
  return condition.includes(',') ? `-m multiport ${condition}` : condition;
}

/** Whether blocked visitors of a port see the pages of the MESSENGER service. */
function isMessengerPort({settings}: Start, port: string): boolean {
  return ['MESSENGER_HTTPS_IN', 'MESSENGER_HTML_IN', 'MESSENGER_TEXT_IN'].some((name) =>
    split(settings.text(name), ',').includes(port),
  );
}

/** csf.tempban and csf.tempallow. */
export function addTemporary(start: Start, list: List): void {
  const file: ListFile = list === 'deny' ? 'csf.tempban' : 'csf.tempallow';
  const lines = (start.lists[file] ?? '').split('\n');
  for (const [index, text] of lines.entries()) {
    if (trim(text) !== '') {
      addTemporaryLine(start, list, text, {kind: 'line', file, line: index + 1, text});
    }
  }
}

function addTemporaryLine(start: Start, list: List, text: string, origin: Origin): void {
  const {settings, server} = start;
  const rules = start.becauseOf(origin);
  const [time = '', host = '', ports = '', directions = '', lasts = '', message = ''] = text.split('|');
  const address = checkAddress(host);
  if (address === 'unclear') {
    rules.note('unknown', `iptables and csf read "${host}" in different ways, so its rules are left out here.`);
    return;
  }
  const isCloudFlare = /\(CF:([^)]+)\)/.test(message);
  if (address === undefined) {
    // csf gives iptables even what is no address then, which may be a name.
    const what = isCloudFlare ? 'unknown' : 'ignored';
    rules.note(
      what,
      `"${host}" is no address, so ${isCloudFlare ? 'its rules are left out here' : 'csf makes no rule of it'}.`,
    );
    return;
  }
  if (address.family === 6 && !settings.isOn('IPV6')) {
    rules.note('ignored', 'csf makes no rule for an IPv6 address while IPV6 is 0.');
    return;
  }
  const isOver = server.now - numberOf(time) >= numberOf(lasts);
  if (isOver && !isCloudFlare) {
    rules.note('ignored', `The time of ${host} is over, so csf removes the line.`);
    return;
  }
  for (const direction of ['in', 'out'] as const) {
    if (directions.includes(direction)) {
      addTemporaryRules(start, list, address, direction, isTrue(ports) ? ports : '', rules);
    }
  }
}

function addTemporaryRules(
  start: Start,
  list: List,
  address: NetworkAddress,
  direction: 'in' | 'out',
  ports: string,
  rules: Rules,
): void {
  const {settings, device} = start;
  const {family, text} = address;
  const chain = `${list.toUpperCase()}${direction.toUpperCase()}`;
  const target = targetsOf(start, list)[direction === 'in' ? 0 : 1];
  const put = list === 'deny' ? 'append' : 'insert';
  const host = `-${direction === 'in' ? 's' : 'd'} ${text} -j ${target}`;
  const hasMessenger =
    list === 'deny' && direction === 'in' && settings.isOn('MESSENGER') && settings.isOn('MESSENGER_TEMP');
  if (ports === '') {
    rules[put](family, chain, `${device[family][direction]} ${host}`);
    if (hasMessenger) {
      redirectToMessenger(start, address, rules);
    }
    return;
  }
  for (const each of split(ports, ',')) {
    const [port = '', protocol = ''] = each.split(';');
    rules[put](family, chain, `${device[family][direction]} -p ${protocol || 'tcp'} --dport ${port} ${host}`);
    if (hasMessenger && isMessengerPort(start, port)) {
      redirectToMessenger(start, address, rules, port);
    }
  }
}
