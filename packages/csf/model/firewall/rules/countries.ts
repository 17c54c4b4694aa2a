import type {Family, Unknown} from '../../netfilter/ruleSet';
import type {Rules, Start} from './start';

type Way = {
  setting: string;
  chain: string;
  /** What happens to an address of one of the countries. */
  target: string;
  put: 'append' | 'insert';
  unknown: Omit<Unknown, 'names' | 'why'>;
};

/** The rules or sets for the networks of countries, which lfd fetches. */
function addCountries(start: Start, {setting, chain, target, put, unknown}: Way): void {
  const {settings, firewall, families} = start;
  const rules = start.because(setting);
  const whole: Unknown = {
    ...unknown,
    why: `lfd fetches the networks of ${settings.text(setting).toUpperCase()} for ${setting}.`,
    names: [setting],
  };
  for (const family of families.filter((each) => each === 4 || settings.isOn('CC6_LOOKUPS'))) {
    if (!settings.isOn('LF_IPSET')) {
      firewall.leaveOpen([family], chain, whole);
      continue;
    }
    for (const country of settings.list(setting)) {
      const set = `cc_${family === 6 ? '6_' : ''}${country}`;
      firewall.newSet(set, settings.text('LF_IPSET_HASHSIZE'), settings.text('LF_IPSET_MAXELEM'));
      rules[put](family, chain, `-m set --match-set ${set} src -j ${target}`);
      firewall.leaveSetOpen(set, {
        why: `lfd fetches the networks of ${country.toUpperCase()}.`,
        ifMatched: unknown.ifMatched,
        names: [setting],
      });
    }
  }
}

/** CC_ALLOW: comes before the lists that deny. */
export function addAllowedCountries(start: Start): void {
  const {settings, families, accept, device} = start;
  if (settings.isOn('CC_ALLOW')) {
    const way = {setting: 'CC_ALLOW', chain: 'CC_ALLOW', target: accept, put: 'append'} as const;
    addCountries(start, {...way, unknown: {ifMatched: 'accept'}});
    for (const family of families) {
      start.because('CC_ALLOW').insert(family, 'LOCALINPUT', `${device[4].in} -j CC_ALLOW`);
    }
  }
}

/** CC_DENY, CC_ALLOW_FILTER, CC_ALLOW_PORTS and CC_DENY_PORTS. */
export function addOtherCountries(start: Start): void {
  const {settings, device, families, isNew, accept} = start;
  const drop = settings.isOn('DROP_IP_LOGGING') ? 'CCDROP' : settings.text('DROP');
  const jump = (rules: Rules, chain: string): void => {
    for (const family of families) {
      rules.append(family, 'LOCALINPUT', `${device[4].in} -j ${chain}`);
    }
  };
  if (settings.isOn('CC_DENY')) {
    const way = {setting: 'CC_DENY', chain: 'CC_DENY', target: drop, put: 'insert'} as const;
    addCountries(start, {...way, unknown: {ifMatched: 'drop'}});
    jump(start.because('CC_DENY'), 'CC_DENY');
  }
  if (settings.isOn('CC_ALLOW_FILTER')) {
    addCountryFilter(start);
    jump(start.because('CC_ALLOW_FILTER'), 'CC_ALLOWF');
  }
  if (settings.isOn('CC_ALLOW_PORTS')) {
    addCountryPorts(start, 'CC_ALLOW_PORTS', 'CC_ALLOWPORTS', isNew[4], accept);
    const way = {setting: 'CC_ALLOW_PORTS', chain: 'CC_ALLOWP', target: 'CC_ALLOWPORTS', put: 'append'} as const;
    addCountries(start, {...way, unknown: {ifMatched: 'accept', jumpsTo: 'CC_ALLOWPORTS'}});
    jump(start.because('CC_ALLOW_PORTS'), 'CC_ALLOWP');
  }
  if (settings.isOn('CC_DENY_PORTS')) {
    addCountryPorts(start, 'CC_DENY_PORTS', 'CC_DENYPORTS', '', settings.text('DROP'));
    const way = {setting: 'CC_DENY_PORTS', chain: 'CC_DENYP', target: 'CC_DENYPORTS', put: 'insert'} as const;
    addCountries(start, {...way, unknown: {ifMatched: 'drop', jumpsTo: 'CC_DENYPORTS'}});
    jump(start.because('CC_DENY_PORTS'), 'CC_DENYP');
  }
}

/** CC_ALLOW_FILTER: who comes from elsewhere is dropped once the networks are there. */
function addCountryFilter(start: Start): void {
  const {settings, families, device, state, accept, firewall} = start;
  const rules = start.because('CC_ALLOW_FILTER');
  const way = {setting: 'CC_ALLOW_FILTER', chain: 'CC_ALLOWF', target: 'RETURN', put: 'append'} as const;
  addCountries(start, {...way, unknown: {ifMatched: 'return'}});
  const isFetched = (family: Family): boolean => family === 4 || settings.isOn('CC6_LOOKUPS');
  firewall.leaveOpen(families.filter(isFetched), 'CC_ALLOWF', {
    why: 'Once lfd has fetched the networks of CC_ALLOW_FILTER, csf drops what comes from elsewhere.',
    ifMatched: 'drop',
    names: ['CC_ALLOW_FILTER'],
  });
  for (const family of families) {
    if (!settings.isOn(family === 4 ? 'LF_SPI' : 'IPV6_SPI')) {
      continue;
    }
    if (settings.isOn('USE_FTPHELPER')) {
      rules.insert(family, 'CC_ALLOWF', `${device[4].in} ${state} RELATED -m helper --helper ftp -j ${accept}`);
      rules.insert(family, 'CC_ALLOWF', `${device[4].in} ${state} ESTABLISHED -j ${accept}`);
    } else {
      rules.insert(family, 'CC_ALLOWF', `${device[4].in} ${state} ESTABLISHED,RELATED -j ${accept}`);
    }
    if (family === 6) {
      rules.insert(6, 'CC_ALLOWF', `${device[6].in} -p icmpv6 -j ${accept}`);
    }
  }
}

function addCountryPorts(start: Start, setting: string, chain: string, condition: string, target: string): void {
  const {settings, device, families} = start;
  for (const protocol of ['tcp', 'udp']) {
    const name = `${setting}_${protocol.toUpperCase()}`;
    const rules = start.because(setting, name);
    for (const port of settings.list(name).filter((one) => one !== '')) {
      if (!/^[\d:]*$/.test(port)) {
        rules.stop(`"${port}" in ${name} is no port`);
      }
      for (const family of families.filter((each) => each === 4 || settings.isOn('CC6_LOOKUPS'))) {
        rules.append(family, chain, `${device[4].in} -p ${protocol} ${condition} --dport ${port} -j ${target}`);
      }
    }
  }
}
