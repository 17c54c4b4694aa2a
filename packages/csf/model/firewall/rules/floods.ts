import {readConnLimit, readPortFlood, remembered} from '../floodEntries';
import {log, logOut, type Start} from './start';

/** With SYNFLOOD, PORTFLOOD and the like, what comes too often. */
export function addFloods(start: Start): void {
  addSynFlood(start);
  addPortFlood(start);
  addConnectionLimit(start);
  addUdpFlood(start);
}

function addSynFlood(start: Start): void {
  const {settings, families, device} = start;
  if (!settings.isOn('SYNFLOOD')) {
    return;
  }
  const rules = start.because('SYNFLOOD', 'SYNFLOOD_RATE', 'SYNFLOOD_BURST');
  for (const family of families) {
    const rate = `--limit ${settings.text('SYNFLOOD_RATE')} --limit-burst ${settings.text('SYNFLOOD_BURST')}`;
    rules.append(family, 'SYNFLOOD', `-m limit ${rate} -j RETURN`);
    if (settings.isOn('DROP_LOGGING')) {
      start.because('SYNFLOOD', 'DROP_LOGGING').append(family, 'SYNFLOOD', log('SYNFLOOD Blocked'));
    }
    rules.append(family, 'SYNFLOOD', '-j DROP');
    rules.insert(family, 'INPUT', `${device[4].in} -p tcp --syn -j SYNFLOOD`);
  }
}

function addPortFlood(start: Start): void {
  const {settings, families, device, isNew} = start;
  const rules = start.because('PORTFLOOD');
  if (!settings.isOn('PORTFLOOD')) {
    return;
  }
  for (const entry of settings.list('PORTFLOOD')) {
    const {port, protocol, count, seconds, csf} = readPortFlood(entry);
    if (csf === 'stops') {
      rules.stop(`"${entry}" in PORTFLOOD is wrong`);
    }
    if (csf === 'skips') {
      rules.note('ignored', {is: 'flood-count', entry, most: remembered});
      continue;
    }
    for (const family of families) {
      const what = `${device[4].in} -p ${protocol} --dport ${port} ${isNew[4]} -m recent`;
      rules.append(family, 'INPUT', `${what} --set --name ${port}`);
      const above = `--update --seconds ${seconds} --hitcount ${count} --name ${port}`;
      rules.append(family, 'INPUT', `${what} ${above} -j PORTFLOOD`);
    }
  }
  for (const family of families) {
    start.because('PORTFLOOD', 'DROP').append(family, 'PORTFLOOD', `-j ${settings.text('DROP')}`);
  }
}

function addConnectionLimit(start: Start): void {
  const {settings, families, device} = start;
  if (!settings.isOn('CONNLIMIT')) {
    return;
  }
  const rules = start.because('CONNLIMIT');
  for (const entry of settings.list('CONNLIMIT')) {
    const {port, most, csf} = readConnLimit(entry);
    if (csf === 'stops') {
      rules.stop(`"${entry}" in CONNLIMIT is wrong`);
    }
    for (const family of families) {
      const what = `-p tcp --syn --dport ${port} -m connlimit --connlimit-above ${most}`;
      rules.append(family, 'INPUT', `${device[4].in} ${what} -j CONNLIMIT`);
    }
  }
  for (const family of families) {
    if (settings.isOn('CONNLIMIT_LOGGING')) {
      start.because('CONNLIMIT', 'CONNLIMIT_LOGGING').append(family, 'CONNLIMIT', log('ConnLimit'));
    }
    rules.append(family, 'CONNLIMIT', '-p tcp -j REJECT --reject-with tcp-reset');
  }
}

function addUdpFlood(start: Start): void {
  const {settings, families, device, server} = start;
  if (!settings.isOn('UDPFLOOD')) {
    return;
  }
  const rules = start.because('UDPFLOOD', 'UDPFLOOD_LIMIT', 'UDPFLOOD_BURST');
  const free = start.because('UDPFLOOD', 'UDPFLOOD_ALLOWUSER');
  const users = ownersOf(start, 'UDPFLOOD_ALLOWUSER', server.users);
  for (const family of families) {
    for (const user of users) {
      free.append(family, 'UDPFLOOD', `-p udp -m owner --uid-owner ${user} -j RETURN`, {isForced: true});
    }
    free.append(family, 'UDPFLOOD', '-p udp -m owner --uid-owner 0 -j RETURN', {isForced: true});
    const rate = `--limit ${settings.text('UDPFLOOD_LIMIT')} --limit-burst ${settings.text('UDPFLOOD_BURST')}`;
    rules.append(family, 'UDPFLOOD', `${device[4].out} -p udp -m limit ${rate} -j RETURN`);
    if (settings.isOn('UDPFLOOD_LOGGING')) {
      start.because('UDPFLOOD', 'UDPFLOOD_LOGGING').append(family, 'UDPFLOOD', logOut(settings, 'UDPFLOOD'));
    }
    start
      .because('UDPFLOOD', 'DROP_OUT')
      .append(family, 'UDPFLOOD', `${device[4].out} -p udp -j ${settings.text('DROP_OUT')}`);
    rules.append(family, 'LOCALOUTPUT', `${device[4].out} -p udp -j UDPFLOOD`);
  }
}

/** The numbers of the users or groups in a setting; csf skips those that are not there, and root. */
export function ownersOf(start: Start, setting: string, known: Readonly<Record<string, number | string>>): string[] {
  return start.settings.list(setting).flatMap((name) => {
    const number = Object.hasOwn(known, name) ? known[name]! : undefined;
    if (number === undefined && name !== '') {
      start.because(setting).note('unknown', {is: 'owner-unknown', name, setting});
    }
    return number === undefined || number === 0 ? [] : [String(number)];
  });
}
