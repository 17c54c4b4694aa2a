import {settings} from '../model/settings';
import {messages} from '../model/lfd/messages';
import {logChecks, serviceNamed, services} from '../model/services';

test('every service has the settings of a csf.conf, but for those that no version ships', () => {
  const used = services
    .filter(({isShipped}) => isShipped)
    .flatMap(({setting, lasts, ports = setting, log}) => [setting, lasts, ports, log]);
  expect(used.filter((name) => !settings.has(name))).toEqual([]);
  expect(services.filter(({setting, isShipped}) => settings.has(setting) !== isShipped)).toEqual([]);
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
