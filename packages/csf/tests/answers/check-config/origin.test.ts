import {readFileSync} from 'node:fs';
import path from 'node:path';

import {checkConfig} from '../../../answers/check-config/checkConfig';
import {aetherinoxArrivals, arrivals, forkSettings} from '../../../model/conf/history';
import {parseConfig} from '../../../model/conf/parseConfig';
import {panelOf, shippedText, shippedValues, type Panel} from '../../../model/conf/shippedConfig';
import {recogniseOrigin} from '../../../model/conf/versions';
import {familyVersion} from '../../../model/settingHistory';
import {variants} from '../../../model/settings';
import origins from '../../fixtures/config/origins.json';

import {fixtures} from '../../support/ruleFixture';

const csf1500 = readFileSync(path.join(fixtures, 'merge/csf-15.00-generic/input.conf'), 'utf8')
  // The fixture lacks two settings, for the merge.
  .replace('CC_LOOKUPS =', 'CC_SRC = "2"\nLF_TEMP_EMAIL_ALERT = "1"\nCC_LOOKUPS =');
const same = "CSF 14.08 to 15.00 or a fork with the same file, such as Black-HOST or centminmod's mirror";

function without(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => rest.replace(new RegExp(`^${name} = [^\\n]*\\n`, 'm'), ''), text);
}

function name(text: string): string {
  return recogniseOrigin(parseConfig(text)).name;
}

/** A file with the settings and the telling links of a real one; `origins.json` has the difference to that of 15.11. */
function rebuilt({panel, without: gone, with: more, links}: (typeof origins)[number]): string {
  const names = [...shippedValues(panel as Panel).keys()].filter((each) => !(gone as string[]).includes(each));
  return [...links.map((link) => `# ${link}`), ...[...names, ...more].map((each) => `${each} = "0"`), ''].join('\n');
}

test.each(origins.map((origin) => [origin.file, origin] as const))('%s is recognised', (_, origin) => {
  expect(name(rebuilt(origin))).toBe(origin.name);
});

test('without its comments a file is given no name that other files share', () => {
  for (const origin of origins.filter(({name: expected}) => /^Sentinel|^CSF 14\.08 to/.test(expected))) {
    expect(name(rebuilt({...origin, links: []}))).toMatch(/or another fork$/);
  }
});

test('CSF 15.00 and Sentinel are recognised', () => {
  expect(name(csf1500)).toBe(same);
  expect(name(csf1500.replaceAll('download.configserver.com/', 'sentinel.openpanel.org/download/'))).toBe(
    'Sentinel 15.10',
  );
  expect(name(shippedText('generic'))).toBe('Sentinel 15.11 to 15.14');
  expect(name(shippedText('generic').replace('LF_SSHD =', 'LF_CXS = "0"\nLF_SSHD ='))).toBe('Sentinel, tag 15.11');
  expect(name('TESTING = "1"')).toBe('an unknown version');
});

test('a part of a file is recognised by what only one fork has', () => {
  expect(name('UI_CSP_ENABLED = "1"\n')).toBe("Aetherinox's csf-firewall 15.01 or later, or a fork of it");
  expect(name('# https://docs.configserver.dev\nTESTING = "1"\n')).toBe("Aetherinox's csf-firewall or a fork of it");
  expect(name(csf1500.replaceAll('download.configserver.com', 'firewall.example.org'))).toBe('a fork of CSF');
});

test('who deletes the settings for Webmin from a file of Sentinel still has one', () => {
  const deleted = shippedText('cpanel').replace(/^\w*WEBMIN\w* = .*\n|^PORTS_webmin = .*\n/gim, '');
  expect(name(deleted)).toBe('Sentinel 15.11 to 15.14');
});

test("cPanel's package leaves a file of CSF as it is but for one line", () => {
  const cpanel = origins.find(({file}) => file.startsWith('Biggyalecs'))!;
  const text = without(rebuilt(cpanel), ['AUTO_UPDATES']);
  expect(name(text)).toBe(`${same}, or from cPanel's fork over such a file`);
  expect(recogniseOrigin(parseConfig(text)).upgrade).toMatch(/rpm -q cpanel-csf/);
});

test('a line that somebody deleted makes no older version of a file', () => {
  for (const deleted of ['CC_SRC', 'LF_TEMP_EMAIL_ALERT', 'MM_LICENSE_KEY']) {
    expect(name(without(shippedText('generic'), [deleted]))).toBe('Sentinel 15.11 to 15.14');
  }
  expect(name(without(csf1500, ['CC_SRC', 'CURL']))).toBe(same);
  expect(name(without(csf1500, ['LF_TEMP_EMAIL_ALERT']))).toBe(
    'CSF 14.06 or later, before 14.08, or a newer one without that line',
  );
});

// Older files are rebuilt from 15.00 by what the changelog says came later.
test.each(arrivals().map(({version}, index) => [version, index] as const))(
  'a file from before %s is known',
  (version, index) => {
    const later = arrivals()
      .slice(0, index + 1)
      .flatMap(({names}) => names);
    const since = arrivals()[index + 1];
    const expected = since === undefined ? `CSF before ${version}` : `CSF ${since.version} or later, before ${version}`;
    expect(name(without(csf1500, later)).replace(', or a newer one without that line', '')).toBe(expected);
  },
);

test.each(variants)('the settings that tell versions are in the file for %s', (panel) => {
  const {values} = parseConfig(shippedText(panel));
  expect(
    arrivals()
      .flatMap(({names}) => names)
      .filter((each) => !values.has(each)),
  ).toEqual([]);
});

test('the settings that only Aetherinox has are those that its versions brought', () => {
  const own = ['aetherinox-15.10', 'aetherinox-main'].flatMap((id) =>
    familyVersion(id)!.changes.flatMap(({kind, setting}) => (kind === 'added' ? [setting] : [])),
  );
  expect([...forkSettings].sort()).toEqual([...new Set(own)].sort());
  expect(aetherinoxArrivals[0]!.names).toEqual(['LFD_PROCESS_BIND']);
});

test.each([
  ['csf: v14.20 (cPanel)', 'cpanel'],
  ['csf: v15.10 (CentOS Web Panel)', 'cwp'],
  ['csf: v16.24 (generic)', 'generic'],
  ['csf: v16.24 (Plesk)', undefined],
])('the line %s of csf -v names the panel, and is no line of the file', (line, panel) => {
  const text = `${line}\n\nTESTING = "0"\nTCP_IN = "22"\n`;
  expect(panelOf(parseConfig(text))).toBe(panel);
  const ignored = checkConfig(text, 'generic').findings.filter(({id}) => id === 'syntax.ignored');
  expect(ignored).toHaveLength(panel === undefined ? 1 : 0);
});

test('what the visitor opened comes before what csf ships open', () => {
  const text = 'IPV6 = "0"\nTCP_IN = "22,80"\nCC_ALLOW_PORTS = "DE"\nCC_ALLOW_PORTS_TCP = "22"\n';
  const open = checkConfig(text, 'generic').findings.filter(({severity}) => severity === 'open');
  expect(open.map(({setting}) => setting)).toEqual(['CC_ALLOW_PORTS_TCP', 'IPV6']);
});
