import {blockingSettings} from '../../../../model/lfd/blocking/blockingSettings';
import {shipped} from './hits';

test.each([
  ['LF_PARSE below 5 (lfd.pl 1156)', {LF_PARSE: '1'}, {parse: 5}],
  ['LF_PARSE above 20 (lfd.pl 1156)', {LF_PARSE: '21'}, {parse: 5}],
  ['LF_PARSE of 20', {LF_PARSE: '20'}, {parse: 20}],
  ['LF_INTERVAL below 60 stays (lfd.pl 1153)', {LF_INTERVAL: '30'}, {interval: 30}],
  ['LF_SELECT with LF_TRIGGER (lfd.pl 2523)', {LF_SELECT: '1', LF_TRIGGER: '9'}, {isSelective: false, isShared: true}],
])('%s', (_what, values, expected) => {
  expect(blockingSettings({...shipped, ...values})).toMatchObject(expected);
});

test.each([
  ['LT_POP3D with RESTRICT_SYSLOG (lfd.pl 293)', 'LT_POP3D', {LT_POP3D: '5', RESTRICT_SYSLOG: '1'}],
  ['LF_SYMLINK without LF_MODSEC (lfd.pl 436)', 'LF_SYMLINK', {LF_SYMLINK: '5', LF_MODSEC: '0'}],
  ['LF_DISTFTP without LF_FTPD (lfd.pl 454)', 'LF_DISTFTP', {LF_DISTFTP: '5', LF_FTPD: '0'}],
  ['LF_SUHOSIN (lfd.pl 437)', 'LF_SUHOSIN', {LF_SUHOSIN: '5'}],
])('%s is off', (_what, name, values: Record<string, string>) => {
  expect(blockingSettings({...shipped, ...values}).limitOf(name).isOn).toBe(false);
  expect(
    blockingSettings({...shipped, ...values, RESTRICT_SYSLOG: '0', LF_MODSEC: '5', LF_FTPD: '5'}).limitOf(name).isOn,
  ).toBe(name !== 'LF_SUHOSIN');
});

test('PS_INTERVAL is 60 at least, and off with WATCH_MODE (lfd.pl 551 and 970)', () => {
  expect(blockingSettings({...shipped, PS_INTERVAL: '20'}).portScan).toMatchObject({isOn: true, interval: 60});
  expect(blockingSettings({...shipped, PS_INTERVAL: '20', WATCH_MODE: '1'}).portScan.isOn).toBe(false);
});

test('ports are those of the settings that lfd reads (lfd.pl 1109 to 1124)', () => {
  const {portsOf} = blockingSettings({...shipped, PORTS_cwp: '2030'});
  expect(portsOf('ftpd')).toBe('20,21');
  expect(portsOf('cwp')).toBe('');
});
