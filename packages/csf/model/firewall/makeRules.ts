import type {Configuration, Note} from './configuration';
import {addAllowedCountries, addOtherCountries} from './rules/countries';
import {Firewall, Stopped} from './rules/ruleMaker';
import {addFloods} from './rules/floods';
import {addInvalidPackets} from './rules/invalidPackets';
import {addList, addTemporary} from './rules/listFilters';
import {addChains, addListJumps, addLogChains} from './rules/logging';
import {addMessengerSets, openMessengerPorts} from './rules/messenger';
import {addIcmp, addKnownConnections, addOpenPorts, addPortKnocking} from './rules/openPorts';
import {addDocker, addMailBlock, addNameServers} from './rules/outgoing';
import {addRedirects} from './rules/redirects';
import {
  addBlockListChains,
  addBlockLists,
  addCluster,
  addRemoteList,
  blockLists,
  globalDeny,
  remoteAllows,
  type BlockList,
} from './rules/remoteLists';
import type {RuleSet} from '../netfilter/ruleSet';
import {settingsInUse} from './settingsInUse';
import {always, prepareStart, type Start} from './rules/start';

/**
 * The rules that csf makes when it starts, in the order and the words of iptables-save (`dostart` in
 * csf.pl). Notes say what is left out because only the server knows it, and what csf itself leaves out.
 */
export function makeRules(configuration: Configuration): {ruleSet: RuleSet; notes: Note[]} {
  return startWith(configuration, (start) => fill(start, blockLists(start)));
}

/** The rules that csf makes of csf.allow or csf.deny alone. */
export function makeListRules(
  list: 'allow' | 'deny',
  text: string,
  {settings, server}: Pick<Configuration, 'settings' | 'server'>,
): RuleSet {
  const configuration = {settings, server, lists: {[`csf.${list}`]: text}};
  return startWith(configuration, (start) => {
    addChains(start);
    addList(start, list);
  }).ruleSet;
}

function startWith(
  {settings, lists, server}: Configuration,
  fillWith: (start: Start) => void,
): {ruleSet: RuleSet; notes: Note[]} {
  const notes: Note[] = [];
  const inUse = settingsInUse(settings, server, notes);
  const firewall = new Firewall(server, notes, {
    isTesting: inUse.isOn('TESTING'),
    isFast: inUse.isOn('FASTSTART'),
    hasIPv6: inUse.isOn('IPV6'),
  });
  try {
    fillWith(prepareStart({settings: inUse, server, lists, notes, firewall}));
  } catch (error) {
    if (!(error instanceof Stopped)) {
      throw error;
    }
    firewall.giveUp(error);
  }
  return {ruleSet: firewall.ruleSet(), notes};
}

function fill(start: Start, remote: readonly BlockList[]): void {
  // The shell finds the name itself without a path.
  const ipset = start.settings.text('IPSET');
  if (start.settings.isOn('LF_IPSET') && !ipset.startsWith('/') && ipset !== 'ipset') {
    start.because('IPSET').stop(`"${ipset}" in IPSET is no program`);
  }
  if (start.settings.isOn('WATCH_MODE')) {
    const rules = start.because('WATCH_MODE');
    for (const family of start.families) {
      rules.chain(family, 'LOGACCEPT');
      rules.append(family, 'LOGACCEPT', '-j ACCEPT');
    }
  }
  addBlockListChains(start, remote);
  addChains(start);
  addLogChains(start, remote.length > 0);
  addListJumps(start);
  addMessengerSets(start);
  addInvalidPackets(start);
  addLists(start, remote);
  addCluster(start);
  addFloods(start);
  addIcmp(start);
  addKnownConnections(start);
  addPortKnocking(start);
  addOpenPorts(start);
  addRedirects(start);
  addEnds(start);
  addMailBlock(start);
  const before = addNameServers(start);
  const messenger = openMessengerPorts(start);
  addDocker(start);
  addJumpsToLists(start, {4: before[4] + messenger, 6: before[6] + messenger});
  skipDevices(start);
  for (const family of start.families) {
    for (const chain of ['INPUT', 'OUTPUT', 'FORWARD']) {
      start.firewall.policy(family, chain, 'DROP');
    }
  }
}

/** The lists that allow are put before all others, so the last of them is met first. */
function addLists(start: Start, remote: readonly BlockList[]): void {
  addRemoteList(start, globalDeny);
  addList(start, 'deny');
  addTemporary(start, 'deny');
  addTemporary(start, 'allow');
  addRemoteList(start, remoteAllows.global);
  addAllowedCountries(start);
  addRemoteList(start, remoteAllows.dynamic);
  addRemoteList(start, remoteAllows.globalDynamic);
  addList(start, 'allow');
  addBlockLists(start, remote);
  addOtherCountries(start);
}

/** What is met last, and the server's talk with itself. */
function addEnds(start: Start): void {
  const {settings, families, device, accept, listDrop} = start;
  const rules = start.becauseOf(always('What no rule accepts is dropped.'));
  const local = start.becauseOf(always('The server may always talk to itself.'));
  for (const family of families) {
    local.insert(family, 'INPUT', `-i lo -j ${accept}`);
    local.insert(family, 'OUTPUT', `-o lo -j ${accept}`);
    const tracking = family === 4 ? 'LF_SPI' : 'IPV6_SPI';
    if (!settings.isOn(tracking)) {
      start.because(tracking).append(family, 'OUTPUT', `${device[family].out} -j ${accept}`);
    }
    start.because('DROP_OUT', 'DROP_OUT_LOGGING').append(family, 'OUTPUT', `${device[family].out} -j ${listDrop.out}`);
    rules.append(family, 'INPUT', `${device[family].in} -j LOGDROPIN`);
  }
}

function addJumpsToLists(start: Start, before: Record<4 | 6, number>): void {
  const rules = start.becauseOf(always('The lists come before the open ports.'));
  for (const family of start.families) {
    const at = before[family] + 1;
    rules.insert(family, 'OUTPUT', `${start.device[family].out} -j LOCALOUTPUT`, {at});
    rules.insert(family, 'INPUT', `${start.device[family].in} -j LOCALINPUT`, {at});
  }
}

function skipDevices(start: Start): void {
  const {settings, server, families, accept} = start;
  const rules = start.because('ETH_DEVICE_SKIP');
  for (const device of settings.list('ETH_DEVICE_SKIP')) {
    if (!server.devices.includes(device)) {
      rules.note('ignored', {is: 'no-such-device', device});
      continue;
    }
    for (const family of families) {
      rules.insert(family, 'INPUT', `-i ${device} -j ${accept}`);
      rules.insert(family, 'OUTPUT', `-o ${device} -j ${accept}`);
    }
  }
}
