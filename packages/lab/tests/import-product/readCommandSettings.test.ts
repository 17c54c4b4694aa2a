import {readCommandSettings} from '../../import-product/readCommandSettings';

const shipped = new Set(['ETH_DEVICE', 'DROP', 'LF_SPI', 'IPTABLES', 'SYNFLOOD_RATE']);
const read = (...lines: string[]) =>
  readCommandSettings({'csf.pl': ['sub start {', ...lines, '}'].join('\n')}, shipped);

test('a value that is written into a command reaches its program, with the line', () => {
  expect(read('syscommand(__LINE__, "$config{IPTABLES} -A INPUT -j $config{DROP}");')).toMatchObject({
    DROP: {programs: ['iptables'], evidence: 'csf.pl line 2'},
  });
});

test('a value is followed through an assignment', () => {
  expect(
    read(
      'my $device = $config{ETH_DEVICE};',
      'syscommand(__LINE__, "$config{IPTABLES} -A INPUT -i $device -j ACCEPT");',
    ),
  ).toMatchObject({ETH_DEVICE: {programs: ['iptables'], evidence: 'csf.pl line 3'}});
});

test('a value that only decides whether a command runs does not reach it', () => {
  expect(
    read('if ($config{LF_SPI}) {', 'syscommand(__LINE__, "$config{IPTABLES} -A INPUT -j $config{DROP}");', '}'),
  ).not.toHaveProperty('LF_SPI');
});

test('a source without such commands is an error that says what to adapt', () => {
  expect(() => read('print "nothing";')).toThrow(/readCommandSettings\.ts/);
});
