import stops from '@sentinel/csf/facts/stops.json';
import {checkStopMessage} from '@sentinel/csf/model/stops';
import {decodeBlock} from '@sentinel/csf/answers/output';
import {readStops} from '../../import-product/readStops';

test.each([
  '*Error* Setting TCP_IN is repeated in /etc/csf/csf.conf - you must remove the duplicates and then restart csf and lfd',
  'you appear to be missing a required iptables module',
  'firewalld found to be running. You must stop',
  'Error: Invalid TCP_IN port [22-80], at line 3106',
  'Error: FASTSTART: (Packet Filter IPv4) [] [x: line 2 failed.]. Try restarting csf with FASTSTART disabled, at line 5',
  'timeout after iptables --wait for 300 seconds - WAITLOCK',
  '*Error* Setting … is repeated in … - you must remove the duplicates',
  'csf reads this file and makes rules of it',
  'Invalid',
])('%s: as csf prints it, or no message', (quote) => {
  expect(checkStopMessage(quote)).toBeUndefined();
});

test.each([
  ['you appear to be missing a required iptables modul3', 'ip6tables command […] failed, you appear to be missing'],
  ['Setting TCP_IN is repeated - you must remove the duplicates and restart', '*Error* Setting … is repeated in …'],
  ['Please note: firewalld found to be running. You must stop', '*Error* firewalld found to be running.'],
])('%s: other words than those of csf', (quote, words) => {
  expect(checkStopMessage(quote)).toContain(`csf does not print "${quote}"; its words are "${words}`);
});

test.each([...stops.unread, ...stops.flushed.map((message) => `Error: ${message}, at line 3106`)])(
  'the decoder says that csf stopped: %s',
  (message) => {
    const {findings, unknownLines} = decodeBlock(message.replaceAll('…', 'x'));
    expect(findings.map(({what}) => /stop/.test(what))).toEqual([true]);
    expect(unknownLines).toBe(0);
  },
);

test('the messages are read from the source: values become dots', () => {
  const csf =
    'if ($x) {&error(__LINE__,"Invalid $config{TCP_IN} port [$port]")}\n&error($line,"command [$command] failed");';
  const config = 'croak "*Error* Setting $name is \\"repeated\\" in $file\\n";';
  expect(readStops(csf, config)).toEqual({
    unread: ['*Error* Setting … is "repeated" in …'],
    flushed: ['Invalid … port […]', 'command […] failed'],
  });
  expect(() => readStops('', '')).toThrow('readStops');
});
