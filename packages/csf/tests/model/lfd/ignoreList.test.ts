import {readIgnoreList} from '../../../model/lfd/ignoreList';

const isIgnored = readIgnoreList(`# 203.0.113.1 is a comment
127.0.0.1
203.0.113.7 # the office
\t203.0.113.8\t
198.51.100.0/24
192.0.2.0/0
192.0.2.9 # Include nothing
2001:db8::7
2001:0db8::8
2001:db8:1::/48
client.example
`);

test.each(['203.0.113.7', '203.0.113.8', '198.51.100.200', '192.0.2.0', '2001:db8::7', '2001:db8:1::9'])(
  'ignores %s',
  (address) => {
    expect(isIgnored(address)).toBe(true);
  },
);

// lfd skips lines with "Include" in them, and knows 2001:db8::8 in its short form alone.
test.each([
  '203.0.113.1',
  '127.0.0.1',
  '192.0.2.9',
  '192.0.2.1',
  '2001:db8::8',
  '2001:db8:2::9',
  '::ffff:203.0.113.7',
  'x',
])('does not ignore %s', (address) => {
  expect(isIgnored(address)).toBe(false);
});
