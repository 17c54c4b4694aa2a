import {readFileSync} from 'node:fs';
import path from 'node:path';

import {arrivals} from '@site/src/features/config-checker/logic/history';
import {parseConfig} from '@site/src/features/config-checker/logic/parseConfig';
import {shippedText} from '@site/src/features/config-checker/logic/shippedConfig';
import {recogniseOrigin} from '@site/src/features/config-checker/logic/versions';
import {variants} from '@site/src/product/settings';

import {fixtures} from './ruleFixture';

const csf1500 = readFileSync(path.join(fixtures, 'merge/csf-15.00-generic/input.conf'), 'utf8')
  // The fixture lacks two settings, for the merge.
  .replace('CC_LOOKUPS =', 'CC_SRC = "2"\nLF_TEMP_EMAIL_ALERT = "1"\nCC_LOOKUPS =');

function without(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => rest.replace(new RegExp(`^${name} = [^\\n]*\\n`, 'm'), ''), text);
}

function name(text: string): string {
  return recogniseOrigin(parseConfig(text)).name;
}

test('CSF 14 and 15 and Sentinel are recognised', () => {
  expect(name(csf1500)).toBe('CSF 14.08 to 15.00 or a fork that kept its comments');
  expect(name(csf1500.replaceAll('download.configserver.com/', 'sentinel.openpanel.org/download/'))).toBe(
    'Sentinel 15.10',
  );
  expect(name(shippedText('generic'))).toBe('Sentinel 15.11 to 15.14');
  expect(name(shippedText('generic').replace('LF_SSHD =', 'LF_CXS = "0"\nLF_SSHD ='))).toBe('Sentinel, tag 15.11');
  expect(name(`${shippedText('generic')}UI_CSP_ENABLED = "1"\n`)).toBe(
    'the fork of Aetherinox (15.01 or later) or one made from it',
  );
  expect(name('TESTING = "1"')).toBe('an unknown version');
});

test('forks are recognised by what they add and what they took out', () => {
  const cpanel = shippedText('cpanel').replace(/^\w*WEBMIN\w* = .*\n|^PORTS_webmin = .*\n/gim, '');
  expect(name(cpanel)).toBe('the fork of cPanel (16 or later)');
  expect(name(`${csf1500}HESTIA = "1"\n`)).toBe('a CSF that was patched for HestiaCP');
  expect(name(csf1500.replaceAll('download.configserver.com', 'firewall.example.org'))).toBe('a fork of CSF');
  expect(name(`# https://docs.configserver.dev\nTESTING = "1"\n`)).toMatch(/^the fork of Aetherinox/);
});

test('a line that somebody deleted makes no older version of a file', () => {
  for (const deleted of ['CC_SRC', 'LF_TEMP_EMAIL_ALERT', 'MM_LICENSE_KEY']) {
    expect(name(without(shippedText('generic'), [deleted]))).toBe('Sentinel 15.11 to 15.14');
  }
  expect(name(without(csf1500, ['CC_SRC', 'CURL']))).toMatch(/^CSF 14\.08 to 15\.00/);
});

// Files of 14 are rebuilt from 15.00 by what the changelog says came later.
test.each(arrivals.map(({version}, index) => [version, index] as const))(
  'a file from before %s is known',
  (version, index) => {
    const later = arrivals.slice(0, index + 1).flatMap(({names}) => names);
    expect(name(without(csf1500, later))).toBe(`CSF before ${version}`);
  },
);

test.each(variants)('the settings that tell versions are in the file for %s', (panel) => {
  const {values} = parseConfig(shippedText(panel));
  expect(arrivals.flatMap(({names}) => names).filter((each) => !values.has(each))).toEqual([]);
});
