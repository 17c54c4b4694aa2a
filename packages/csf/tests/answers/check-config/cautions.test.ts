import {checkConfig} from '../../../answers/check-config/checkConfig';

/** Each finding with a fix: the rule, and its caution. */
function cautions(text: string): Record<string, string | undefined> {
  const {findings} = checkConfig(text, 'generic');
  return Object.fromEntries(
    findings.flatMap(({id, fix, caution}): [string, string | undefined][] => (fix ? [[id, caution]] : [])),
  );
}

const ssh = (ports: string): string =>
  `This closes port ${ports}, which can be the port of SSH. Put your address into csf.allow first, and keep a second session open.`;

const session = (over: string): string =>
  `csf -r then ends SSH sessions${over} that are open now: csf did not track them. Log in again.`;

test.each([
  ['portknocking.open', 'TCP_IN = "22,80"\nPORTKNOCKING = "22;TCP;20;100;200;300"', ssh('22')],
  ['portknocking.open', 'TCP_IN = "2222,80"\nPORTS_sshd = "2222"\nPORTKNOCKING = "2222;tcp;20;1;2;3"', ssh('2222')],
  ['portknocking.open', 'TCP_IN = "22,80"\nPORTKNOCKING = "80;tcp;20;100;200;300"', undefined],
  ['access.countryPorts', 'TCP_IN = "22,80"\nCC_ALLOW_PORTS = "DE"\nCC_ALLOW_PORTS_TCP = "22"', ssh('22')],
  ['access.countryPorts', 'TCP_IN = "22,80"\nCC_ALLOW_PORTS = "DE"\nCC_ALLOW_PORTS_TCP = "80"', undefined],
  ['protection.ui', 'UI = "1"\nUI_ALLOW = "1"\nUI_PORT = "22"\nTCP_IN = "22,80"', ssh('22')],
  ['access.ipv6Off', 'IPV6 = "0"\nTCP_IN = "80"\nTCP6_IN = "80"', ssh('22 over IPv6')],
  ['access.ipv6Off', 'IPV6 = "0"\nTCP_IN = "22,80"\nTCP6_IN = "80"', session(' over IPv6')],
  ['access.ipv6Off', 'IPV6 = "0"\nIPV6_SPI = "0"\nTCP_IN = "22,80"\nTCP6_IN = "80"', undefined],
  [
    'protection.testing',
    'TESTING = "1"\nTCP_IN = "80"',
    'TCP_IN does not open SSH, and TESTING is your way back in while lfd is stopped. Open the port first.',
  ],
  ['protection.testing', 'TESTING = "1"\nTCP_IN = "22,80"', undefined],
  ['protection.spi', 'LF_SPI = "0"\nTCP_IN = "22"', session('')],
  ['protection.spi', 'IPV6 = "1"\nIPV6_SPI = "0"\nTCP_IN = "22"\nTCP6_IN = "22"', session(' over IPv6')],
])('%s in %j: %s', (id, text, caution) => {
  const all = cautions(text);
  expect(Object.keys(all)).toContain(id);
  expect(all[id]).toBe(caution);
});

test.each([
  [
    'SYNFLOOD = "1"\nSYNFLOOD_RATE = "0/s"',
    'With this SYNFLOOD_RATE, csf stops every new TCP connection to the server',
  ],
  ['TCP_IN = "80"', 'SSH is not in TCP_IN'],
  ['TCP_IN = "80,\n443"', 'the new TCP_IN does not open it'],
  ['TCP_IN = 22,80', undefined],
  ['TCP_IN = "22"', undefined],
])('the remedy of what stops csf says what locks out once csf starts: %j', (text, title) => {
  const {findings} = checkConfig(`TESTING = "0"\nDROP = "drop"\n${text}\n`, 'generic');
  const caution = findings.find(({setting}) => setting === 'DROP')!.caution;
  expect(caution ?? '').toContain(title === undefined ? '' : `Once csf starts, you can lose SSH: ${title}`);
  expect(caution === undefined).toBe(title === undefined);
});

test.each([
  'TCP_IN = "22,80"\nPORTKNOCKING = "22;TCP;20;100;200"',
  'TCP_IN = "22,80"\nPORTKNOCKING = "22;TCP;abc;100;200;300"',
  'TCP_IN = "22,80"\nPORTKNOCKING = "22;TCP;0;100;200;300"',
  'TCP_IN = "22,80"\nPORTKNOCKING = "22;sctp;20;100;200;300"',
  'TCP_IN = "22,80"\nPORTKNOCKING = "022;tcp;20;100;200;300"',
  'TCP_IN = "22,80"\nCC_ALLOW_PORTS = "1"\nCC_ALLOW_PORTS_TCP = "22"',
  'TCP_IN = "22,80"\nCC_ALLOW_PORTS = "XX"\nCC_ALLOW_PORTS_TCP = "22"',
  'TCP_IN = "22,80"\nCC_ALLOW_PORTS = "DE"\nCC_ALLOW_PORTS_TCP = "22"\nCC_SRC = "1"\nMM_LICENSE_KEY = ""',
])('no remedy closes SSH because of an entry that opens nothing: %j', (text) => {
  const written = checkConfig(text, 'generic').findings.flatMap(({fix}) => fix?.TCP_IN ?? []);
  expect(written.filter((list) => !list.split(',').includes('22'))).toEqual([]);
});

test.each([
  'TCP_IN = "80"\nPORTKNOCKING = "22;TCP;20;100;200"',
  'TCP_IN = "80"\nCC_ALLOW_PORTS = "XX"\nCC_ALLOW_PORTS_TCP = "22"',
])('an entry that opens nothing is no way to SSH: %j', (text) => {
  expect(checkConfig(text, 'generic').findings.map(({title}) => title)).toContain('SSH is not in TCP_IN');
});

test('a misspelt list that is missing is to be renamed, not written a second time', () => {
  const fixes = checkConfig('TCP_INN = "22,80"\ntcp_in = "22,80"', 'generic').findings.flatMap(({fix}) =>
    fix ? [fix] : [],
  );
  expect(fixes).toEqual([{TCP_IN: '22,80'}]);
});
