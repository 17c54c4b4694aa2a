import {checkExampleAddresses, findLogPaths, findOwnValues} from '../../../answers/terms/visitorValues';

const found = (code: string) => findOwnValues(code).map(({start, example, own}) => `${start} ${example} ${own}`);

test.each([
  ['csf -tr 203.0.113.7', ['8 203.0.113.7 address']],
  ["grep 'SRC=203.0.113.7 ' /var/log/kern.log", ['10 203.0.113.7 kernel']],
  ['echo "203.0.113.7 # office" >> x', ['6 203.0.113.7 address']],
  ['csf -a "tcp|in|d=22|s=2001:db8::7"', ['17 22 port', '22 2001:db8::7 address6']],
  ['TESTING = "1"\nTCP_IN = "20,22,2222,22:30,22"', ['27 22 port', '41 22 port']],
  ['PORTFLOOD = "22;tcp;22;300,80;tcp;22;5"', ['13 22 port']],
  ['22;tcp;5;300', ['0 22 port']],
  ['csf -ta 203.0.113.7 2h -p 22 -d in', ['8 203.0.113.7 address', '26 22 port']],
  ['tcp|out|s=22|d=home.example.com', ['10 22 port']],
])('what is the own of readers in %s', (code, marks) => {
  expect(found(code)).toEqual(marks);
});

test.each([
  'csf -d 203.0.113.70',
  'csf -d 203.0.113.7/32',
  'csf -d 203.0.113.99',
  'csf -d 1203.0.113.7',
  '203.0.113.7.5',
  'csf -a 2001:db8::77',
  'csf -a 2001:db8::7/64',
  'TCP_OUT = "20,21,22"',
  'csf -g 22',
  'docker run -p 2222:22',
  'tcp|out|d=22|d=203.0.113.20',
  'PORTKNOCKING = "2222;TCP;20;22;7113"',
])('nothing in %s', (code) => {
  expect(found(code)).toEqual([]);
});

test('a log has another path on Red Hat systems, unless the line names both', () => {
  expect(findLogPaths('csf -r\ngrep Knock /var/log/kern.log\ncat /var/log/kern.log /var/log/messages')).toEqual([
    {start: 18, example: '/var/log/kern.log', own: '/var/log/messages'},
  ]);
});

test.each([
  ['csf -d 203.0.113.7 scanner', false, 'lock out the reader'],
  ['csf -td 2001:db8::7 1h', false, 'lock out the reader'],
  ['csf --cloudflare tempadd deny 203.0.113.7 webteam', false, 'lock out the reader'],
  ['csf -a 198.51.100.23 my office', false, 'allows 198.51.100.23, which is not a known example'],
  ['echo 192.0.2.5 >> /etc/csf/csf.ignore', false, 'allows 192.0.2.5, which is not a known example'],
  ['2001:db8:5::7 # office', true, 'allows 2001:db8:5::7, which is not a known example'],
])('%s is refused', (command, isEntry, message) => {
  expect(checkExampleAddresses(command, isEntry)).toContain(message);
});

test.each([
  'csf -a 203.0.113.7 office',
  'csf -d 203.0.113.99 scanner',
  'csf -dr 198.51.100.150',
  'csf -a "tcp|in|d=8000_8100|s=198.51.100.0/24" branch',
  'csf -a "tcp|out|d=3306|d=203.0.113.200" remote database',
])('%s passes', (command) => {
  expect(checkExampleAddresses(command)).toBeUndefined();
});
