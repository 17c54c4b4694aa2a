import {checkIp, readAddress} from '../../address';
import {type NetworkAddress} from '../../netfilter/address';
import {readFilter, whyNoRule} from '../../lists/readFilter';
import {redirectToMessenger} from './messenger';
import type {ListFile} from '../configuration';
import type {Origin, Unknown} from '../../netfilter/ruleSet';
import {firstWord, isTrue, numberOf, split, trim} from '../../perl';
import {includedUnknown, linesOf, type Rules, type Start} from './start';

type List = 'allow' | 'deny';

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
  const address = checkIp(line);
  if (address === 'unclear') {
    rules.note('unknown', {is: 'address-unclear', text: line});
    return;
  }
  if (address !== undefined) {
    if (address.family === 6 && !settings.isOn('IPV6')) {
      rules.note('ignored', {is: 'ipv6-off'});
      return;
    }
    if (settings.isOn('LF_IPSET') && address.text.split('/').length > 2) {
      rules.note('unknown', {is: 'set-entry-unclear', text: line});
    } else if (settings.isOn('LF_IPSET')) {
      firewall.addToSet(`chain_${address.family === 6 ? '6_' : ''}${list.toUpperCase()}`, address, origin);
    } else {
      addAddress(start, list, address, rules);
    }
    if (list === 'deny' && settings.isOn('MESSENGER') && settings.isOn('MESSENGER_PERM')) {
      redirectToMessenger(start, address, rules);
    }
    return;
  }
  const why = whyNoRule(line);
  if (why === undefined) {
    addFilter(start, list, line, rules);
  } else {
    rules.note('ignored', {is: 'no-rule', why});
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

/** A filter that csf makes a rule of, or would with IPV6. */
function addFilter(start: Start, list: List, line: string, rules: Rules): void {
  const {device, families, settings} = start;
  const {protocol, direction, port, address, owner} = readFilter(line);
  const isOut = direction === 'out';
  const chain = `${list.toUpperCase()}${isOut || owner !== undefined ? 'OUT' : 'IN'}`;
  const [targetIn, targetOut] = targetsOf(start, list);
  const put = list === 'deny' ? 'append' : 'insert';
  const condition = port === undefined ? '' : portCondition(protocol, port);
  if (owner !== undefined) {
    const toPort = port?.side === 'd' ? condition : '';
    for (const each of families) {
      const what = `-p ${protocol} ${toPort} -m owner --${owner.kind}id-owner ${owner.text}`;
      rules[put](each, chain, `${device[4].out} ${what} -j ${targetOut}`);
    }
    return;
  }
  const {side, text: host} = address!;
  const read = checkIp(host);
  const family = read === 'unclear' ? read : read!.family;
  if (family === 'unclear') {
    rules.note('unknown', {is: 'filter-unclear', text: line});
    return;
  }
  if (family === 6 && !settings.isOn('IPV6')) {
    rules.note('ignored', {is: 'ipv6-off'});
    return;
  }
  // Also for IPv6 csf takes ETH_DEVICE here: the line as a whole is no address.
  const where = isOut ? device[4].out : device[4].in;
  rules[put](family, chain, `${where} -p ${protocol} -${side} ${host} ${condition} -j ${isOut ? targetOut : targetIn}`);
  if (!isOut && list === 'deny' && settings.isOn('MESSENGER') && settings.isOn('MESSENGER_PERM')) {
    const source = side === 's' ? readAddress(host) : undefined;
    const ports = port?.side === 'd' ? condition.replace('--dport ', '') : '';
    if (source !== undefined && isMessengerPort(start, ports)) {
      redirectToMessenger(start, source, rules, ports);
    }
  }
}

function portCondition(protocol: string, {side, text}: {side: string; text: string}): string {
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
  const address = checkIp(host);
  if (address === 'unclear') {
    rules.note('unknown', {is: 'address-unclear', text: host});
    return;
  }
  const isCloudFlare = /\(CF:([^)]+)\)/.test(message);
  if (address === undefined) {
    // csf gives iptables even what is no address then, which may be a name.
    rules.note(isCloudFlare ? 'unknown' : 'ignored', {is: 'no-address', host, isLeftOut: isCloudFlare});
    return;
  }
  if (address.family === 6 && !settings.isOn('IPV6')) {
    rules.note('ignored', {is: 'ipv6-off'});
    return;
  }
  const isOver = server.now - numberOf(time) >= numberOf(lasts);
  if (isOver && !isCloudFlare) {
    rules.note('ignored', {is: 'time-over', host});
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
