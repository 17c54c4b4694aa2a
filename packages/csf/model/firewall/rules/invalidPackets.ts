import {log, type Start} from './start';

/** Packets that no connection has, and the name of their log line (`dopacketfilters` in csf.pl). */
const patterns = [
  ['--tcp-flags ALL NONE', 'INV_AN'],
  ['--tcp-flags ALL ALL', 'INV_AA'],
  ['--tcp-flags SYN,FIN SYN,FIN', 'INV_SFSF'],
  ['--tcp-flags SYN,RST SYN,RST', 'INV_SRSR'],
  ['--tcp-flags FIN,RST FIN,RST', 'INV_FRFR'],
  ['--tcp-flags ACK,FIN FIN', 'INV_AFF'],
  ['--tcp-flags ACK,PSH PSH', 'INV_APP'],
  ['--tcp-flags ACK,URG URG', 'INV_AUU'],
] as const;

/** Drops packets that make no sense. */
export function addInvalidPackets(start: Start): void {
  const {settings, families, state, isNew, device, firewall} = start;
  if (!settings.isOn('PACKET_FILTER') || !settings.isOn('LF_SPI')) {
    return;
  }
  const filtered = families.filter((family) => family === 4 || settings.isOn('IPV6_SPI'));
  const conditions = (family: 4 | 6): [string, string][] => [
    [`${state} INVALID`, 'INVALID'],
    ...patterns.map(([flags, name]): [string, string] => [`-p tcp ${flags}`, name]),
    [`-p tcp ! --syn ${isNew[family]}`, 'INV_NOSYN'],
  ];
  const rules = start.because('PACKET_FILTER', 'LF_SPI');
  firewall.batch(() => {
    for (const family of filtered) {
      rules.chain(family, 'INVDROP');
      rules.chain(family, 'INVALID');
      for (const [condition] of conditions(family)) {
        rules.append(family, 'INVALID', `${condition} -j INVDROP`);
      }
    }
  });
  for (const family of filtered) {
    if (settings.isOn('DROP_PF_LOGGING')) {
      for (const [condition, name] of conditions(family)) {
        start.because('DROP_PF_LOGGING').append(family, 'INVDROP', `${condition} ${log(name)}`);
      }
    }
    start.because('PACKET_FILTER', 'DROP').append(family, 'INVDROP', `-j ${settings.text('DROP')}`);
    rules.insert(family, 'INPUT', `${device[family].in} -p tcp -j INVALID`);
    rules.insert(family, 'OUTPUT', `${device[family].out} -p tcp -j INVALID`);
  }
}
