import {
  filledFields,
  initialPacket,
  packetFieldsOf,
  readPacketForm,
  type PacketFields,
} from '../../../answers/test-packet/packetForm';
import {
  changedServer,
  confErrors,
  listOfFile,
  skippedLines,
  startRefusal,
  withLine,
} from '../../../model/firewall/server';
import {valuesOf} from '../../../model/firewall/values';

const read = (fields: Partial<PacketFields>) => readPacketForm({...initialPacket, ...fields});
const right = (fields: Partial<PacketFields>) => {
  const reading = read(fields);
  if ('errors' in reading) {
    throw new Error(JSON.stringify(reading.errors));
  }
  return reading.packet;
};

test('empty fields have usual values, and the server an address of documentation', () => {
  expect(right({from: '203.0.113.7', port: '22'})).toEqual({
    direction: 'in',
    from: '203.0.113.7',
    to: '192.0.2.10',
    protocol: {name: 'tcp', fromPort: 50_000, toPort: 22, flags: ['SYN']},
    state: 'new',
    device: 'eth0',
    before: 0,
    connections: 0,
  });
});

test.each<[Partial<PacketFields>, Partial<ReturnType<typeof right>>]>([
  [
    {direction: 'out', to: '127.0.0.1', port: '3306'},
    {device: 'lo', from: '127.0.0.1'},
  ],
  [
    {from: '127.0.1.1', port: '3306'},
    {device: 'lo', to: '127.0.1.1'},
  ],
  [
    {from: '::1', port: '3306'},
    {device: 'lo', to: '::1'},
  ],
  [{direction: 'out', from: '192.0.2.10', to: '192.0.2.10', port: '3306'}, {device: 'lo'}],
  [{from: '2001:db8::10', to: '2001:db8:0::10', port: '3306'}, {device: 'lo'}],
  [{from: '127.0.0.1', device: 'eth0', port: '3306'}, {device: 'eth0'}],
])('%j of the server itself goes over lo, unless a device is given', (fields, packet) => {
  expect(right(fields)).toMatchObject(packet);
});

test('IPv6 is shortened, and ping has another number there', () => {
  expect(right({from: '2001:0DB8:0::7', protocol: 'icmp'})).toMatchObject({
    from: '2001:db8::7',
    to: '2001:db8::10',
    protocol: {name: 'icmp', type: 128, code: 0},
  });
  expect(right({from: '203.0.113.7', protocol: 'icmp', icmp: '3/1'}).protocol).toEqual({
    name: 'icmp',
    type: 3,
    code: 1,
  });
});

test.each<[Partial<PacketFields>, keyof PacketFields, RegExp]>([
  [{port: '22'}, 'from', /^From which address/],
  [{direction: 'out', port: '22'}, 'to', /^To which address/],
  [{from: '203.0.113.0/24', port: '22'}, 'from', /is a network/],
  [{from: '203.0.113.7 (US/United States/-)', port: '22'}, 'from', /more than an address\. Write 203\.0\.113\.7 alone/],
  [{from: '203.0.113.7:51000', port: '22'}, 'from', /more than an address\. Write 203\.0\.113\.7 alone/],
  [{from: 'http://203.0.113.7/', port: '22'}, 'from', /is no IP address/],
  [{from: '203.0.113.256', port: '22'}, 'from', /is no IP address/],
  [{from: '203.0.113.7', to: '2001:db8::1', port: '22'}, 'to', /Both addresses/],
  [{from: '203.0.113.7'}, 'port', /^Port is missing/],
  [{from: '203.0.113.7', port: '65536'}, 'port', /"65536" is no number from 1 to 65535/],
  [{from: '203.0.113.7', port: '22', fromPort: 'x'}, 'fromPort', /^Source port: "x"/],
  [{from: '203.0.113.7', port: '22', number: '0'}, 'number', /no number from 1/],
  [{from: '203.0.113.7', port: '22', device: 'eth 0'}, 'device', /not a network device/],
  [{from: '2001:db8::7', protocol: 'icmp', icmp: 'timestamp-request'}, 'icmp', /no type of ICMP in IPv6/],
  [{direction: 'out', to: '203.0.113.7', port: '25', user: 'a b'}, 'user', /no name of a user/],
])('%j has an error at %s', (fields, name, error) => {
  const reading = read(fields);
  expect('errors' in reading && reading.errors[name]).toMatch(error);
});

test('a link carries what is filled in, and a strange one does no harm', () => {
  const fields: PacketFields = {...initialPacket, from: '203.0.113.7', port: '22', docker: 'yes'};
  expect(filledFields(fields)).toEqual({from: '203.0.113.7', port: '22', docker: 'yes'});
  expect(packetFieldsOf(filledFields(fields))).toEqual(fields);
  expect(packetFieldsOf({direction: 'sideways', state: 7, port: 'x'.repeat(1000)})).toEqual(initialPacket);
});

test('a file goes to the field that its name says', () => {
  expect(['csf.deny', 'csf (1).conf', 'CSF.ALLOW.txt', 'csf.denyother', 'lfd.log'].map(listOfFile)).toEqual([
    'csf.deny',
    'csf.conf',
    'csf.allow',
    undefined,
    undefined,
  ]);
});

test('lines of a csf.conf go on top of the shipped ones, and what stops csf has its number', () => {
  const server = {panel: 'generic' as const, conf: 'TCP_IN = "22"', lists: {}};
  expect(valuesOf(server)).toMatchObject({TCP_IN: '22', IPV6_SPI: '1'});
  const conf = '# fine\nTCP_IN = 22\nnonsense\nDROP = "DROP"\n DROP="DROP"';
  const errors = confErrors(conf);
  expect(errors).toEqual([
    {file: 'csf.conf', line: 2, sentence: 'csf cannot read TCP_IN: the value needs quotation marks.'},
    {file: 'csf.conf', line: 5, sentence: 'DROP is in line 4 already. Remove one of the two.'},
  ]);
  expect(startRefusal(errors)).toBe(
    'csf does not start with this csf.conf. csf.conf, line 2: csf cannot read TCP_IN: the value needs quotation marks. 1 more line is wrong. The rules of the last start stay in force, and every csf command fails until you fix the file.',
  );
  expect(skippedLines(conf).map(({line}) => line)).toEqual([3]);
});

test('a change of settings takes the place of the line before, so that no setting is there twice', () => {
  const server = {panel: 'generic' as const, conf: 'TCP_IN = "22" # ssh\nDROP = "DROP"\n', lists: {}};
  expect(changedServer(server, {settings: {TCP_IN: '443', UDP_IN: '53'}}).conf).toBe(
    'TCP_IN = "443"\nDROP = "DROP"\nUDP_IN = "53"',
  );
});

test('lines come into lists', () => {
  expect(withLine('a\nb\n', 'c')).toBe('a\nb\nc');
  expect(withLine(undefined, 'c')).toBe('c');
});
