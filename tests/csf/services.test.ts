import {settings} from '@site/src/csf/settings';
import {messages} from '@site/src/csf/lfd/messages';
import {logSettings} from '@site/src/csf/lfd/logs';
import {logChecks, serviceNamed, services} from '@site/src/csf/services';
import {triggers} from '@site/src/csf/output/triggers';

const names = [...settings.keys()];

test('every service has the settings of a csf.conf, but for those that no version ships', () => {
  const used = services
    .filter(({isShipped}) => isShipped)
    .flatMap(({setting, lasts, ports = setting, log}) => [setting, lasts, ports, log]);
  expect(used.filter((name) => !settings.has(name))).toEqual([]);
  expect(services.filter(({setting, isShipped}) => settings.has(setting) !== isShipped)).toEqual([]);
});

test('every setting of the facts that says how long a block lasts belongs to a service or another trigger', () => {
  const known = new Set([...services.map(({lasts}) => lasts), ...[...triggers.values()].map(({lasts}) => lasts)]);
  expect(names.filter((name) => /^L[FT]_\w+_PERM$/.test(name) && !known.has(name))).toEqual(['LF_SCRIPT_PERM']);
});

test('every setting of ports in the facts belongs to a service, but for those that lfd never reads', () => {
  const known = new Set(services.map(({ports}) => ports));
  // The fact with the title "PORTS_interworx, PORTS_cwp and PORTS_vesta are never read".
  expect(names.filter((name) => name.startsWith('PORTS_') && !known.has(name)).sort()).toEqual([
    'PORTS_cwp',
    'PORTS_interworx',
    'PORTS_vesta',
  ]);
});

test('every log of the facts is one that lfd reads for some check', () => {
  const isPath = (name: string): boolean =>
    Object.values(settings.get(name)!.defaults).some((value) => value?.startsWith('/') === true);
  const logs = names.filter((name) => /_(?:ACCESS)?LOG(?:_[A-Z])?$/.test(name) && !name.startsWith('CUSTOM'));
  expect(logs.filter((log) => isPath(log) && !logSettings.includes(log))).toEqual([]);
});

test('every setting that switches messages on is a check', () => {
  const known = new Set(logChecks.map(({setting}) => setting));
  expect(messages.map(({setting}) => setting).filter((setting) => !known.has(setting))).toEqual([]);
});

test('RESTRICT_SYSLOG switches off the checks of its fact, but for WEBMIN_LOG, which is a path', () => {
  const {related} = settings.get('RESTRICT_SYSLOG')!;
  // The comment in csf.conf names these as not affected.
  const others = ['ST_ENABLE', 'SYSLOG_CHECK', 'LOGSCANNER', 'RESTRICT_SYSLOG_GROUP', 'WEBMIN_LOG'];
  const restricted = logChecks.filter(({isRestricted}) => isRestricted).map(({setting}) => setting);
  expect([...restricted].sort()).toEqual(related.filter((name) => !others.includes(name)).sort());
});

test('a name that lfd prints leads to its service', () => {
  expect(serviceNamed('whm')?.setting).toBe('LF_CPANEL');
  expect(serviceNamed('myapp')).toBeUndefined();
});
