import type {Family} from '../../netfilter/ruleSet';
import {split} from '../../perl';
import type {Start} from './start';

/** Ping and the other kinds of ICMP. */
export function addIcmp(start: Start): void {
  const {settings, device, accept} = start;
  const isLogged = settings.isOn('DROP_LOGGING');
  for (const [chain, where, setting, answer, drop] of [
    ['INPUT', device[4].in, 'ICMP_IN', 'timestamp-request', isLogged ? 'LOGDROPIN' : settings.text('DROP')],
    ['OUTPUT', device[4].out, 'ICMP_OUT', 'timestamp-reply', isLogged ? 'LOGDROPOUT' : settings.text('DROP_OUT')],
  ] as const) {
    const rules = start.because(setting, `${setting}_RATE`);
    const ping = `${where} -p icmp --icmp-type echo-request`;
    const hasRate = settings.isOn(`${setting}_RATE`);
    if (settings.isOn(setting) && hasRate) {
      rules.append(4, chain, `${ping} -m limit --limit ${settings.text(`${setting}_RATE`)} -j ${accept}`);
    }
    if (!settings.isOn(setting) || hasRate) {
      rules.append(4, chain, `${ping} -j ${drop}`);
    }
    if (settings.isOn('ICMP_TIMESTAMPDROP')) {
      start.because('ICMP_TIMESTAMPDROP').append(4, chain, `${where} -p icmp --icmp-type ${answer} -j ${drop}`);
    }
    start.because(setting).append(4, chain, `${where} -p icmp -j ${accept}`);
  }
  if (settings.isOn('IPV6')) {
    addIcmp6(start);
  }
}

function addIcmp6(start: Start): void {
  const {settings, device, accept} = start;
  const rules = start.because('IPV6', 'IPV6_ICMP_STRICT');
  if (settings.isOn('IPV6_ICMP_STRICT')) {
    const near = ['router-advertisement', 'neighbor-solicitation', 'neighbor-advertisement', 'redirect'];
    for (const type of [
      ...['destination-unreachable', 'packet-too-big', 'time-exceeded', 'parameter-problem'],
      ...['echo-request', 'echo-reply'],
      ...near,
    ]) {
      const hops = near.includes(type) ? '-m hl --hl-eq 255 ' : '';
      rules.append(6, 'INPUT', `${device[6].in} -p icmpv6 --icmpv6-type ${type} ${hops}-j ${accept}`);
    }
  } else {
    rules.append(6, 'INPUT', `${device[6].in} -p icmpv6 -j ${accept}`);
  }
  start.because('IPV6').append(6, 'OUTPUT', `${device[6].out} -p icmpv6 -j ${accept}`);
}

/** What belongs to a connection that is open already. */
export function addKnownConnections(start: Start): void {
  const {settings, families, device, state, accept} = start;
  for (const family of families) {
    const tracking = family === 4 ? 'LF_SPI' : 'IPV6_SPI';
    const rules = start.because(tracking);
    const port = settings.text('USE_FTPHELPER');
    const sides = [
      ['INPUT', 'in'],
      ['OUTPUT', 'out'],
    ] as const;
    if (!settings.isOn(tracking)) {
      const range = '--dport 32768:61000';
      rules.append(family, 'INPUT', `${device[family].in} -p udp -m udp ${range} -j ${accept}`);
      rules.append(family, 'INPUT', `${device[family].in} -p tcp -m tcp ${range} ! --syn -j ${accept}`);
    } else if (settings.isOn('USE_FTPHELPER')) {
      const helper = start.because(tracking, 'USE_FTPHELPER');
      for (const chain of ['PREROUTING', 'OUTPUT']) {
        helper.append(family, chain, `-p tcp --dport ${port} -j CT --helper ftp`, {table: 'raw'});
      }
      for (const [chain, side] of sides) {
        helper.append(family, chain, `${device[4][side]} ${state} RELATED -m helper --helper ftp -j ${accept}`);
        rules.append(family, chain, `${device[family][side]} ${state} ESTABLISHED -j ${accept}`);
      }
    } else {
      for (const [chain, side] of sides) {
        rules.append(family, chain, `${device[family][side]} ${state} ESTABLISHED,RELATED -j ${accept}`);
      }
    }
  }
}

/** Ports that open after knocks on others. */
export function addPortKnocking(start: Start): void {
  const {settings, device, isNew} = start;
  if (!settings.isOn('PORTKNOCKING')) {
    return;
  }
  const rules = start.because('PORTKNOCKING');
  const logged = start.because('PORTKNOCKING', 'PORTKNOCKING_LOG');
  const isLogged = settings.isOn('PORTKNOCKING_LOG');
  const log = (port: string, what: string): string =>
    `-m limit --limit 30/m --limit-burst 5 -j LOG --log-prefix 'Knock: *${port}_${what}* '`;
  for (const entry of settings.list('PORTKNOCKING')) {
    const [port = '', protocol = '', seconds = '', ...rest] = entry.split(';');
    const knocks = split(rest.join(';'), ';');
    if (knocks.length < 3) {
      rules.note('ignored', {is: 'too-few-knocks', entry});
      continue;
    }
    const to = (knocked: string): string => `${device[4].in} -p ${protocol} --dport ${knocked} ${isNew[4]}`;
    const after = (step: number): string => `-m recent --rcheck --seconds ${seconds} --name PK_${port}_S${step}`;
    for (const [index, knocked] of knocks.entries()) {
      const step = index + 1;
      if (step === 1) {
        if (isLogged) {
          logged.append(4, 'INPUT', `${to(knocked)} ${log(port, 'S1')}`);
        }
        rules.append(4, 'INPUT', `${to(knocked)} -m recent --set --name PK_${port}_S1`);
        rules.append(4, 'INPUT', `${to(knocked)} -j DROP`);
        continue;
      }
      const chain = `PK_${port}_S${step}_IN`;
      rules.chain(4, chain);
      rules.append(4, chain, `-m recent --name PK_${port}_S${step - 1} --remove`);
      rules.append(4, chain, `-m recent --name PK_${port}_S${step} --set`);
      if (isLogged) {
        logged.append(4, chain, log(port, `S${step}`));
      }
      rules.append(4, chain, '-j DROP');
      rules.append(4, 'INPUT', `${to(knocked)} ${after(step - 1)} -j ${chain}`);
    }
    if (isLogged) {
      logged.append(4, 'INPUT', `${to(port)} ${after(knocks.length)} ${log(port, 'IN')}`);
    }
    rules.append(4, 'INPUT', `${to(port)} ${after(knocks.length)} -j ACCEPT`);
  }
}

/** TCP_IN, UDP6_OUT and the others. */
export function addOpenPorts(start: Start): void {
  for (const protocol of ['tcp', 'udp'] as const) {
    for (const side of ['in', 'out'] as const) {
      for (const family of [4, 6] as const) {
        addPortList(start, protocol, side, family);
      }
    }
  }
}

function addPortList(start: Start, protocol: 'tcp' | 'udp', side: 'in' | 'out', family: Family): void {
  const {settings, families, device, isNew, accept, firewall} = start;
  if (!families.includes(family)) {
    return;
  }
  const name = `${protocol.toUpperCase()}${family === 6 ? '6' : ''}_${side.toUpperCase()}`;
  const rules = start.because(name);
  firewall.batch(() => {
    for (const port of settings.list(name).filter((one) => one !== '')) {
      if (!/^[\d:]*$/.test(port)) {
        rules.stop(`"${port}" in ${name} is no port`);
      }
      const what = `${device[family][side]} -p ${protocol} ${isNew[family]} --dport ${port}`;
      rules.append(family, side === 'in' ? 'INPUT' : 'OUTPUT', `${what} -j ${accept}`);
    }
  });
}
