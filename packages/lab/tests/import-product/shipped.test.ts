import {checkConfig} from '@sentinel/csf/answers/check-config/checkConfig';
import {mergeConfig} from '@sentinel/csf/model/conf/mergeConfig';
import {parseConfig} from '@sentinel/csf/model/conf/parseConfig';
import serverSettingsData from '@sentinel/csf/model/conf/shipped/serverSettings.json';
import shippedSettingsData from '@sentinel/csf/model/conf/shipped/settings.json';
import {panelOf, shippedText, shippedVersion} from '@sentinel/csf/model/conf/shippedConfig';
import facts from '@sentinel/csf/facts/settings.json';
import {settings, variants} from '@sentinel/csf/model/settings';
import {packServerSettings, packShippedSettings, packShippedTexts} from '../../import-product/shippedConfig';
import filesData from '@sentinel/csf/model/conf/shipped/files.json';
import type {Variant} from '@sentinel/csf/model/settings';

test('the shipped files are those of the version that the facts describe', () => {
  expect(shippedVersion).toBe(facts.version);
});

test.each(variants)('the shipped file for %s has the defaults of the facts', (panel) => {
  const defaults = [...settings.values()].flatMap(({name, defaults: by}) =>
    by[panel] === null ? [] : [[name, by[panel]]],
  );
  const read = [...parseConfig(shippedText(panel)).values].map(([name, {value}]) => [name, value]);
  expect(Object.fromEntries(read)).toEqual(Object.fromEntries(defaults));
});

test.each(variants)('the shipped file for %s says whose it is, and a part of it does not', (panel) => {
  expect(panelOf(parseConfig(shippedText(panel)))).toBe(panel);
  expect(panelOf(parseConfig('TCP_IN = "22"'))).toBeUndefined();
});

test('what the checker knows of settings is packed from the facts', () => {
  expect(shippedSettingsData).toEqual(JSON.parse(JSON.stringify(packShippedSettings(settings.values()))));
});

test('what the rule builder knows of a server is packed from the facts', () => {
  expect(serverSettingsData).toEqual(packServerSettings(settings.values()));
});

test('packing the files of all panels loses nothing', () => {
  const texts = Object.fromEntries(variants.map((panel) => [panel, shippedText(panel)])) as Record<Variant, string>;
  expect(packShippedTexts(shippedVersion, texts)).toEqual(filesData);
});

test.each(variants)('the shipped file for %s shows only the traps that are shipped', (panel) => {
  const {findings, read, origin} = checkConfig(shippedText(panel), panel);
  expect(findings.map(({severity, id, setting}) => `${severity} ${id} ${setting}`)).toEqual([
    // A new installation starts in TESTING mode, which somebody has to leave.
    'open protection.testing TESTING',
    // The installer sets it to 1 where it sees an IPv6 address.
    'open access.ipv6Off IPV6',
    // The shipped value is 0, the recommended one 3.
    'trap protection.syslog RESTRICT_SYSLOG',
    // 21 is open and no passive range is, because the range is the FTP server's.
    'trap access.passiveFtp TCP_IN',
  ]);
  expect(read.recognised).toBe(read.settings);
  expect(origin.name).toBe('Sentinel 15.11 to 15.14');
});

test.each(variants)('the shipped file for %s merged is itself', (panel) => {
  const merged = mergeConfig(parseConfig(shippedText(panel)), panel);
  expect(merged.text).toBe(shippedText(panel));
  expect(merged).toMatchObject({added: [], left: [], comments: 0, leftComments: []});
});

test('a missing setting is reported in a whole file, and not in a part of one', () => {
  const whole = shippedText('generic').replace(/^CC_SRC = .*\n/m, '');
  const missing = checkConfig(whole, 'generic').findings.filter(({id}) => id === 'names.missing');
  expect(missing.map(({setting, value}) => `${setting} ${value}`)).toEqual(['CC_SRC 2']);
  expect(missing[0]!.reason).toContain('An upgrade adds it as "1"');
  expect(checkConfig('TESTING = "0"', 'generic').findings.some(({id}) => id === 'names.missing')).toBe(false);
});

/** What is found of the shipped file without some lines, apart from what is found of every shipped file. */
function foundWithout(pattern: RegExp, change = (text: string) => text): string[] {
  const usual = new Set(checkConfig(shippedText('generic'), 'generic').findings.map(({id}) => id));
  return checkConfig(change(shippedText('generic').replace(pattern, '')), 'generic')
    .findings.filter(({id, severity}) => severity !== 'new' && severity !== 'difference' && !usual.has(id))
    .map(({severity, title, reason}) => `${severity}: ${title}. ${reason}`);
}

test('a missing setting is missing, not off', () => {
  const found = foundWithout(/^LF_SPI = .*\n/m, (text) => text.replace(/^TCP_OUT = .*/m, 'TCP_OUT = "80"'));
  expect(found).toEqual([
    expect.stringMatching(/^open: LF_SPI is missing\. [\d.]+ treats a missing LF_SPI as off\. With this file, /),
    expect.stringMatching(/^trap: TCP_OUT does not contain 443\./),
  ]);
});

test('ports that only the merged file opens are reported, with the line that closed them', () => {
  const text = shippedText('generic').replace(/^UDP_IN =/m, '#UDP_IN =');
  const line = text.split('\n').findIndex((each) => each.startsWith('#UDP_IN')) + 1;
  expect(checkConfig(text, 'generic').findings.find(({id}) => id === 'ports.missing')).toMatchObject({
    severity: 'open',
    line,
    reason: `It is commented out in line ${line}, so csf opens no incoming port for it. The merged file has the shipped list, which opens incoming UDP ports 20, 21, 53, 853, 80, 443.`,
    remedy: 'Write UDP_IN = "" to keep them closed, or list the ports that you need.',
  });
  expect(foundWithout(/^TCP6_IN = .*\n/m)).toEqual([]);
});

test.each(['TESTING', 'RESTRICT_SYSLOG', 'IPV6', 'TCP_IN', 'LF_SPI', 'CC_SRC', 'AUTO_UPDATES', 'UDP_OUT'])(
  'the merged file of one without %s has no finding that the file itself does not have',
  (name) => {
    const text = shippedText('generic').replace(new RegExp(`^${name} = .*\\n`, 'm'), '');
    const {findings} = checkConfig(text, 'generic');
    const known = new Set(findings.map(({id, setting}) => `${id} ${setting}`));
    const again = checkConfig(mergeConfig(parseConfig(text), 'generic').text, 'generic').findings;
    expect(again.map(({id, setting}) => `${id} ${setting}`).filter((each) => !known.has(each))).toEqual([]);
  },
);

test('a setting whose line csf cannot read is not called missing as well', () => {
  const text = shippedText('generic').replace(/^TCP_IN = .*/m, 'TCP_IN = "22,80');
  const about = checkConfig(text, 'generic').findings.filter(({setting}) => setting === 'TCP_IN');
  expect(about.map(({id}) => id)).toEqual(['syntax.unreadable']);
});

test('what is true of the merged file alone is reported as such', () => {
  const found = checkConfig(shippedText('generic').replace(/^TESTING = .*\n/m, ''), 'generic').findings;
  const testing = found.find(({id}) => id === 'protection.testing');
  expect(testing?.reason).toMatch(/^Your file has no TESTING\. The merged file adds it as "1"\. /);
  expect(testing?.line).toBeUndefined();
});

test('every shipped value changed is a difference, and nothing else is', () => {
  const changed = shippedText('generic').replace('LF_SSHD = "5"', 'LF_SSHD = "7"');
  const found = checkConfig(changed, 'generic').findings.filter(({severity}) => severity === 'difference');
  expect(found).toMatchObject([{setting: 'LF_SSHD', value: '7', reason: 'Shipped: "5".'}]);
});
