import {addSets} from './listFilters';
import type {Unknown} from '../../netfilter/ruleSet';
import {linesOf, type ListLine, type Start} from './start';

/** A block list of csf.blocklists. */
export type BlockList = Pick<ListLine, 'origin'> & {name: string};

/** The lists that lfd fetches, in the order of the file; a name that is there twice counts once. */
export function blockLists(start: Pick<Start, 'lists' | 'notes'>): BlockList[] {
  const named = new Map<string, BlockList>();
  for (const {text, origin} of linesOf(start, 'csf.blocklists')) {
    const [name = ''] = text.split('|');
    if (/^\w+$/.test(name)) {
      const short = name.toUpperCase().slice(0, 25);
      named.set(short, {name: short, origin});
    }
  }
  return [...named.values()];
}

/** The chains of block lists, which come before all others. */
export function addBlockListChains(start: Start, lists: readonly BlockList[]): void {
  for (const {name, origin} of lists) {
    for (const family of start.families) {
      start.becauseOf(origin).chain(family, name);
    }
  }
}

/** The ways into block lists. What is on them, lfd fetches. */
export function addBlockLists(start: Start, lists: readonly BlockList[]): void {
  const {settings, families, firewall, device} = start;
  const drop = settings.isOn('DROP_IP_LOGGING') ? 'BLOCKDROP' : settings.text('DROP');
  for (const {name, origin} of lists) {
    const rules = start.becauseOf(origin);
    const unknown: Unknown = {
      why: `lfd fetches the addresses of the block list ${name}.`,
      ifMatched: 'drop',
      names: ['csf.blocklists'],
    };
    for (const family of families) {
      if (settings.isOn('LF_IPSET')) {
        const set = `bl_${family === 6 ? '6_' : ''}${name}`;
        firewall.newSet(set, settings.text('LF_IPSET_HASHSIZE'), settings.text('LF_IPSET_MAXELEM'));
        rules.append(family, name, `-m set --match-set ${set} src -j ${drop}`);
        firewall.leaveSetOpen(set, unknown);
      } else {
        firewall.leaveOpen([family], name, unknown);
      }
    }
    if (name === 'BOGON') {
      for (const skipped of settings.list('LF_BOGON_SKIP')) {
        start.because('LF_BOGON_SKIP').insert(4, 'BOGON', `-i ${skipped} -j RETURN`);
      }
    }
    for (const family of families) {
      rules.append(family, 'LOCALINPUT', `${device[4].in} -j ${name}`);
    }
  }
}

type Remote = {setting: string; chain: string; file: string; list: 'allow' | 'deny'; device: 'own' | 'first'};

export const globalDeny: Remote = {
  setting: 'GLOBAL_DENY',
  chain: 'GDENY',
  file: 'the list at its address',
  list: 'deny',
  device: 'own',
};

/** Lists of who may come in, in the order in which csf puts them, each before the last. */
export const remoteAllows = {
  global: {setting: 'GLOBAL_ALLOW', chain: 'GALLOW', file: 'the list at its address', list: 'allow', device: 'own'},
  dynamic: {setting: 'DYNDNS', chain: 'ALLOWDYN', file: 'the names in csf.dyndns', list: 'allow', device: 'first'},
  globalDynamic: {
    setting: 'GLOBAL_DYNDNS',
    chain: 'GDYN',
    file: 'the names in the list at its address',
    list: 'allow',
    device: 'first',
  },
} as const satisfies Record<string, Remote>;

/** A list that lfd fills: its set, and the ways into it. */
export function addRemoteList(start: Start, {setting, chain, file, list, device: which}: Remote): void {
  const {settings, families, firewall, device, accept, listDrop} = start;
  if (!settings.isOn(setting)) {
    return;
  }
  const rules = start.because(setting);
  const isKnownEmpty =
    setting === 'DYNDNS' && start.lists['csf.dyndns'] !== undefined && linesOf(start, 'csf.dyndns').length === 0;
  const unknown: Unknown | undefined = isKnownEmpty
    ? undefined
    : {
        why: `lfd looks up ${file}.`,
        ifMatched: list === 'deny' ? 'drop' : 'accept',
        names: setting === 'DYNDNS' ? [setting, 'csf.dyndns'] : [setting],
      };
  if (settings.isOn('LF_IPSET')) {
    const target = list === 'deny' ? listDrop : {in: accept, out: accept};
    const hasOut = list === 'allow' || !settings.isOn('LF_BLOCKINONLY');
    addSets(start, chain, chain, rules, {...target, hasOut}, unknown);
  }
  // Filters with ports are rules even where addresses are in a set.
  if (unknown !== undefined) {
    firewall.leaveOpen(families, `${chain}IN`, unknown);
    firewall.leaveOpen(families, `${chain}OUT`, unknown);
  }
  const put = list === 'deny' ? 'append' : 'insert';
  for (const family of families) {
    const {in: incoming, out: outgoing} = device[which === 'own' ? family : 4];
    rules[put](family, 'LOCALINPUT', `${incoming} -j ${chain}IN`);
    rules[put](family, 'LOCALOUTPUT', `${outgoing} -j ${chain}OUT`);
  }
}

/** Servers of a cluster may talk to each other. */
export function addCluster(start: Start): void {
  const {settings, device, accept} = start;
  const port = settings.text('CLUSTER_PORT');
  for (const [setting, chain, side, where] of [
    ['CLUSTER_SENDTO', 'LOCALOUTPUT', '-d', device[4].out],
    ['CLUSTER_RECVFROM', 'LOCALINPUT', '-s', device[4].in],
  ] as const) {
    if (!settings.isOn(setting)) {
      continue;
    }
    const rules = start.because(setting, 'CLUSTER_PORT');
    if (settings.text(setting).startsWith('/')) {
      rules.note('unknown', {is: 'servers-in-file', setting});
      continue;
    }
    for (const host of settings.text(setting).split(',')) {
      rules.insert(4, chain, `${where} -p tcp ${side} ${host} --dport ${port} -j ${accept}`);
    }
  }
}
