import {decodeBlock} from '@sentinel/csf/answers/output';
import older from '../../../csf/answers/output/olderMessages.json';
import product from '../fixtures/product-messages.json';
import {templatesIn, type Way} from '../../messages/extract';
import {fillMessage} from '../../messages/fillMessage';
import {tableOf} from '../../messages/tables';

const olderMessages = older.map(([way, text, versions]) => ({way: way as Way, text: text!, versions: versions!}));
const notesOf = (message: {way: string; text: string}): string =>
  decodeBlock(fillMessage(message))
    .findings.flatMap(({what, notes}) => [what, ...notes])
    .join(' ');

test('the decoder knows every message of the product', () => {
  const unknown = product.filter((message) => {
    const {findings, unknownLines} = decodeBlock(fillMessage(message));
    return unknownLines > 0 || findings.some(({certain}) => !certain);
  });
  expect(product.length).toBeGreaterThan(600);
  expect(unknown).toEqual([]);
});

test('no message of the product is taken for one of an older version or a fork', () => {
  expect(product.filter((message) => / Sentinel \S+ does not write it/.test(notesOf(message)))).toEqual([]);
});

test('of a message that the product no longer logs, the decoder names the versions that do', () => {
  const logged = olderMessages.filter(({way}) => way === 'log');
  expect(logged.length).toBeGreaterThan(80);
  expect(logged.filter((message) => !notesOf(message).includes(message.versions))).toEqual([]);
});

test.each([
  [
    '*System Exploit* has detected a possible root compromise: File /lib/libkeyutils.so.1.9 exists',
    /libkeyutils/,
    /^This line is from CSF before 14\.02\. /,
  ],
  [
    '*System Exploit* has detected a possible root compromise (eve = UID 0)',
    /An account other than root has root rights/,
    /reports no block/,
  ],
  [
    'Cluster member 198.51.100.7 said, REMOVE 203.0.113.7',
    /lift the block of/,
    /^This line is from CSF before 12\.09\./,
  ],
])('%s', (message, what, note) => {
  const [found] = decodeBlock(`Nov 21 02:24:12 server lfd[3844]: ${message}`).findings;
  expect(found!.what).toMatch(what);
  expect(found!.notes.at(-1)).toMatch(note);
});

test.each([
  [
    '*Error* The path to iptables is either not set or incorrect for IPTABLES [/sbin/iptables] in /etc/csf/csf.conf at /usr/local/csf/lib/ConfigServer/URLGet.pm line 47.',
    /read csf\.conf, but there is no program/,
  ],
  [
    '*Error* Setting TCP_IN is repeated in /etc/csf/csf.conf - you must remove the duplicates and then restart csf and lfd',
    /twice/,
  ],
  ['*Error* Invalid configuration line [x] in /etc/csf/csf.conf', /no setting/],
  ['add failed: [203.0.113.777] is not a valid IP/CIDR', /refused/],
  ['failed: [2001:db8::7] is valid IPv6; but IPV6 is not enabled in csf.conf', /IPV6 is off/],
  ['csf: v15.10 (cPanel)', /the version of csf/],
  ['You need to restart csf successfully to remove this warning, or delete /etc/csf/csf.error', /the server is open/],
])('%s has its own cause', (line, what) => {
  expect(decodeBlock(line).findings).toMatchObject([{what: expect.stringMatching(what) as string, certain: true}]);
});

test('the heading of a list is explained alone, and says nothing above its rows', () => {
  const heading = 'ip6tables:';
  expect(decodeBlock(heading).findings).toMatchObject([{kind: 'command', certain: true}]);
  const row = 'csf.deny: 203.0.113.7 # by hand';
  expect(decodeBlock(`${heading}\n${row}`).findings).toEqual(decodeBlock(row).findings);
});

test('messages are read from Perl with places for their variables', () => {
  const source = String.raw`
  logfile("Unable to open $config{LF_FILE}: $!");
  logfile("CC: zone of [".uc($cc)."] from ".@ips." lists, (".($count+1).")");
  $warning .= "*WARNING* it is $state\n";
  # logfile("not this one");
  &error(__LINE__,"Invalid port [$ports[$i]]");
  print "csf: $ip \$5 removed\nSecond line\n"; print $OUT "a file"; print STDERR 'as written: $ip'."!";
  die "Could not lock: $!";
  print "<b>page</b>\n"`;
  expect(templatesIn(source)).toEqual([
    {way: 'log', text: 'Unable to open {LF_FILE}: {}'},
    {way: 'log', text: 'CC: zone of [{}] from {ips} lists, ({})'},
    {way: 'print', text: '*WARNING* it is {state}'},
    {way: 'stop', text: 'Invalid port [{ports}]'},
    {way: 'print', text: 'csf: {ip} $5 removed'},
    {way: 'print', text: 'Second line'},
    {way: 'print', text: 'as written: $ip!'},
    {way: 'print', text: 'Could not lock: {}'},
  ]);
});

test('a message belongs to the versions that print it, whatever they call its variables', () => {
  const one = (text: string) => [{way: 'log' as const, text}];
  const {product: ours, older: theirs} = tableOf([
    {version: '8.25', templates: [...one('only {a} the old one'), ...one('both print {a}')]},
    {version: '14.22', templates: [...one('only {b} the old one'), ...one('a line of two {b}')]},
    {version: "cPanel's fork 16.00", templates: one('a line of two {b}')},
    {version: '15.11', templates: one('both print {c}')},
    {version: "cPanel's fork 16.07", templates: one('a line of a fork {c}')},
  ]);
  expect(ours).toEqual(one('both print {c}'));
  expect(theirs).toEqual([
    ['log', 'a line of a fork {c}', "cPanel's fork 16.07"],
    ['log', 'a line of two {b}', "CSF after 14.17 and before 14.24 and cPanel's fork 16.00"],
    ['log', 'only {b} the old one', 'CSF after 8.13 and before 14.24'],
  ]);
});
