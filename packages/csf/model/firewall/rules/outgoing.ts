import {readAddress} from '../../address';
import {ownersOf} from './floods';
import type {Start} from './start';

/** Who may send mail, with SMTP_BLOCK. */
export function addMailBlock(start: Start): void {
  const {settings, families, accept, listDrop, server, firewall} = start;
  if (!settings.isOn('SMTP_BLOCK')) {
    return;
  }
  const rules = start.because('SMTP_BLOCK', 'SMTP_PORTS');
  for (const family of families) {
    rules.chain(family, 'SMTPOUTPUT');
    rules.insert(family, 'OUTPUT', '-j SMTPOUTPUT');
  }
  const ports = settings.dense('SMTP_PORTS');
  if (ports === '') {
    return;
  }
  const to = `-p tcp -m multiport --dports ${ports}`;
  const owners: [setting: string, condition: string][] = [
    ['SMTP_BLOCK', '-m owner --uid-owner 0'],
    ...ownersOf(start, 'SMTP_ALLOWUSER', server.users).map((user): [string, string] => [
      'SMTP_ALLOWUSER',
      `-m owner --uid-owner ${user}`,
    ]),
    ...ownersOf(start, 'SMTP_ALLOWGROUP', server.groups).map((group): [string, string] => [
      'SMTP_ALLOWGROUP',
      `-m owner --gid-owner ${group}`,
    ]),
  ];
  const isRedirected = settings.isOn('SMTP_REDIRECT');
  firewall.batch(() => {
    for (const family of families) {
      const fill = (chain: string, block: string, free: string, table: 'filter' | 'nat'): void => {
        const where = {table, isForced: true};
        if (block !== '') {
          start
            .because('SMTP_BLOCK', 'SMTP_PORTS', table === 'nat' ? 'SMTP_REDIRECT' : 'DROP_OUT_LOGGING')
            .insert(family, chain, `${to} -j ${block}`, where);
        }
        for (const [setting, condition] of owners) {
          start.because(setting, 'SMTP_PORTS').insert(family, chain, `${to} ${condition} -j ${free}`, where);
        }
        if (settings.isOn('SMTP_ALLOWLOCAL')) {
          start.because('SMTP_ALLOWLOCAL', 'SMTP_PORTS').insert(family, chain, `-o lo ${to} -j ${free}`, where);
        }
      };
      fill('SMTPOUTPUT', isRedirected ? '' : listDrop.out, accept, 'filter');
      if (isRedirected) {
        fill('OUTPUT', 'REDIRECT', 'RETURN', 'nat');
      }
    }
  });
}

/** Name servers; returns how many rules of each family are before those of the lists now. */
export function addNameServers(start: Start): Record<4 | 6, number> {
  const {settings, families, device, accept, server, firewall} = start;
  const before = {4: 0, 6: 0};
  const kinds = ['-p udp --sport 53', '-p tcp --sport 53', '-p udp --dport 53', '-p tcp --dport 53'];
  firewall.batch(() => {
    if (!settings.isOn('DNS_STRICT')) {
      for (const family of families) {
        for (const kind of kinds) {
          start.because('DNS_STRICT').insert(family, 'OUTPUT', `${device[family].out} ${kind} -j ${accept}`);
        }
      }
    }
    if (settings.isOn('DNS_STRICT_NS')) {
      return;
    }
    for (const text of server.nameServers) {
      if (isOwn(text, start)) {
        continue;
      }
      const rules = start.because('DNS_STRICT_NS');
      const address = readAddress(text);
      if (address === undefined) {
        rules.note('unknown', {is: 'name-server-unclear', text});
        continue;
      }
      for (const kind of kinds) {
        rules.insert(address.family, 'INPUT', `${device[4].in} -s ${text} ${kind} -j ${accept}`);
      }
      for (const kind of kinds) {
        rules.insert(address.family, 'OUTPUT', `${device[4].out} -d ${text} ${kind} -j ${accept}`);
      }
      before[address.family] += 4;
    }
  });
  return before;
}

function isOwn(address: string, {server}: Start): boolean {
  return address.startsWith('127.') || address === '::1' || server.addresses.includes(address);
}

/** The rules that csf keeps for Docker. */
export function addDocker(start: Start): void {
  const {settings, families, state} = start;
  if (!settings.isOn('DOCKER')) {
    return;
  }
  const name = settings.text('DOCKER_DEVICE');
  for (const family of families) {
    const setting = `DOCKER_NETWORK${family}`;
    if (family === 6 && settings.text(setting) === '') {
      continue;
    }
    const rules = start.because('DOCKER', 'DOCKER_DEVICE');
    rules.chain(family, 'DOCKER');
    if (family === 4) {
      rules.chain(4, 'DOCKER', 'nat');
    }
    const masked = `-s ${settings.text(setting)} ! -o ${name} -j MASQUERADE`;
    start.because('DOCKER', setting, 'DOCKER_DEVICE').append(family, 'POSTROUTING', masked, {table: 'nat'});
    rules.append(family, 'FORWARD', `-o ${name} ${state} RELATED,ESTABLISHED -j ACCEPT`);
    rules.append(family, 'FORWARD', `-i ${name} ! -o ${name} -j ACCEPT`);
    rules.append(family, 'FORWARD', `-i ${name} -o ${name} -j ACCEPT`);
  }
}
