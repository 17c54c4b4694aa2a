import {always, log, logOut, type Start} from './start';

/** The chains that are there before the first rule. */
export function addChains(start: Start): void {
  const {settings, families} = start;
  const when = (setting: string, chains: readonly string[], only: readonly (4 | 6)[] = families): void => {
    if (settings.isOn(setting)) {
      const rules = start.because(setting);
      for (const family of only) {
        for (const chain of chains) {
          rules.chain(family, chain);
        }
      }
    }
  };
  when('CC_ALLOW_FILTER', ['CC_ALLOWF']);
  when('CC_ALLOW_PORTS', ['CC_ALLOWP', 'CC_ALLOWPORTS']);
  when('CC_DENY_PORTS', ['CC_DENYP', 'CC_DENYPORTS']);
  when('CC_ALLOW', ['CC_ALLOW']);
  when('CC_DENY', ['CC_DENY']);
  when('GLOBAL_ALLOW', ['GALLOWIN', 'GALLOWOUT']);
  when('GLOBAL_DENY', ['GDENYIN', 'GDENYOUT']);
  when('DYNDNS', ['ALLOWDYNIN', 'ALLOWDYNOUT']);
  when('GLOBAL_DYNDNS', ['GDYNIN', 'GDYNOUT']);
  for (const name of ['SYNFLOOD', 'PORTFLOOD', 'CONNLIMIT', 'UDPFLOOD']) {
    when(name, [name]);
  }
  const rules = start.becauseOf(always('The chains of the lists and of dropped packets.'));
  for (const family of families) {
    for (const chain of ['LOGDROP', 'DENY', 'ALLOW']) {
      rules.chain(family, `${chain}IN`);
      rules.chain(family, `${chain}OUT`);
    }
    rules.chain(family, 'LOCALINPUT');
    rules.chain(family, 'LOCALOUTPUT');
  }
}

/** The chains that write a log line, and the target that accepts. */
export function addLogChains(start: Start, hasBlockLists: boolean): void {
  const {settings, families} = start;
  const hasBlockDrop = hasBlockLists && settings.isOn('DROP_IP_LOGGING');
  const hasCountryDrop =
    (settings.isOn('CC_DENY') || settings.isOn('CC_ALLOW_FILTER')) && settings.isOn('DROP_IP_LOGGING');
  for (const family of families) {
    if (hasBlockDrop) {
      addDropChain(start, family, 'BLOCKDROP', 'BLOCK_LIST');
    }
    if (hasCountryDrop) {
      addDropChain(start, family, 'CCDROP', 'CC_DENY');
    }
  }
  if (settings.isOn('DROP_LOGGING')) {
    addUnlogged(start);
    addLogRules(start);
    if (settings.isOn('PORTFLOOD')) {
      const rules = start.because('PORTFLOOD', 'DROP_LOGGING');
      for (const family of families) {
        rules.append(family, 'PORTFLOOD', log('Port Flood'));
      }
    }
  }
  for (const family of families) {
    start.because('DROP').append(family, 'LOGDROPIN', `-j ${settings.text('DROP')}`);
    start.because('DROP_OUT').append(family, 'LOGDROPOUT', `-j ${settings.text('DROP_OUT')}`);
  }
}

function addDropChain(start: Start, family: 4 | 6, chain: string, prefix: string): void {
  const {settings} = start;
  start.because('DROP_IP_LOGGING').chain(family, chain);
  if (settings.isOn('DROP_LOGGING')) {
    start.because('DROP_IP_LOGGING', 'DROP_LOGGING').append(family, chain, log(prefix));
  }
  start.because('DROP_IP_LOGGING', 'DROP').append(family, chain, `-j ${settings.text('DROP')}`);
}

function addUnlogged(start: Start): void {
  const {settings, families, firewall} = start;
  const rules = start.because('DROP_NOLOG', 'DROP_LOGGING');
  if (settings.dense('DROP_NOLOG') === '') {
    return;
  }
  firewall.batch(() => {
    for (const port of settings.list('DROP_NOLOG').filter((one) => one !== '')) {
      if (!/^[\d:]*$/.test(port)) {
        rules.stop(`"${port}" in DROP_NOLOG is no port`);
      }
      for (const family of families) {
        for (const protocol of ['tcp', 'udp']) {
          rules.append(family, 'LOGDROPIN', `-p ${protocol} --dport ${port} -j ${settings.text('DROP')}`);
        }
      }
    }
  });
}

function addLogRules(start: Start): void {
  const {settings, families} = start;
  const rules = start.because('DROP_LOGGING');
  const ports = settings.isOn('DROP_ONLYRES') ? '--dport 0:1023 ' : '';
  const rulesIn = ports === '' ? rules : start.because('DROP_LOGGING', 'DROP_ONLYRES');
  const rulesOut = settings.isOn('DROP_UID_LOGGING') ? start.because('DROP_LOGGING', 'DROP_UID_LOGGING') : rules;
  for (const family of families) {
    const [wordIn, wordOut] = family === 4 ? ['_IN', '_OUT'] : ['6IN', '6OUT'];
    const icmp = family === 4 ? 'icmp' : 'icmpv6';
    for (const [protocol, name] of [
      ['tcp', 'TCP'],
      ['udp', 'UDP'],
      [icmp, 'ICMP'],
    ] as const) {
      const condition = name === 'ICMP' ? '' : ports;
      (condition === '' ? rules : rulesIn).append(
        family,
        'LOGDROPIN',
        `-p ${protocol} ${condition}${log(`${name}${wordIn} Blocked`)}`,
      );
      const start = name === 'TCP' ? '--syn ' : '';
      rulesOut.append(family, 'LOGDROPOUT', `-p ${protocol} ${start}${logOut(settings, `${name}${wordOut} Blocked`)}`);
    }
  }
}

/** The ways into the lists. */
export function addListJumps(start: Start): void {
  const {families, device} = start;
  const rules = start.becauseOf(always('csf.allow comes first, then csf.deny.'));
  for (const family of families) {
    rules.append(family, 'LOCALOUTPUT', `${device[4].out} -j DENYOUT`);
    rules.append(family, 'LOCALINPUT', `${device[4].in} -j DENYIN`);
    rules.insert(family, 'LOCALOUTPUT', `${device[4].out} -j ALLOWOUT`);
    rules.insert(family, 'LOCALINPUT', `${device[4].in} -j ALLOWIN`);
  }
}
