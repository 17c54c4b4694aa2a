import {decodeBlock} from '../../../answers/output';

const texts = (text: string): string =>
  decodeBlock(text)
    .findings.flatMap(({what, notes}) => [what, ...notes])
    .join('\n');

const nft =
  'table ip filter {\n\tchain INPUT {\n\t\ttype filter hook input priority filter; policy drop;\n\t\tiifname != "lo" counter packets 9 bytes 8 jump LOCALINPUT\n\t}\n\tchain LOCALINPUT {\n\t}\n}';

test.each([
  ['nft list ruleset', nft],
  ['iptables -S', '-P INPUT DROP\n-N LOCALINPUT\n-A INPUT ! -i lo -j LOCALINPUT'],
  ['iptables-save', '*filter\n:INPUT DROP [0:0]\n:LOCALINPUT - [0:0]\n-A INPUT ! -i lo -j LOCALINPUT\nCOMMIT'],
])('the rules of csf are called that, and nobody is to flush them: %s', (_, text) => {
  expect(decodeBlock(text)).toMatchObject({findings: [{kind: 'other'}], unknownLines: 0});
  expect(texts(text)).toMatch(/^These are the rules of csf[^]*Do not flush them/);
});

test('rules of another program are no rules of csf', () => {
  expect(texts(nft.replaceAll('LOCALINPUT', 'web'))).not.toContain('rules of csf');
});

const ufw =
  'Status: active\n\nTo                         Action      From\n--                         ------      ----\n22/tcp                     LIMIT IN    Anywhere\n80,443/tcp (Nginx Full)    ALLOW IN    Anywhere\n3306                       ALLOW IN    Anywhere\n5432/tcp                   ALLOW IN    203.0.113.7\n8080/tcp                   DENY IN     Anywhere\n3306 (v6)                  ALLOW IN    Anywhere (v6)\n';

test('the status of UFW says into which lists of csf its rules go before UFW stops, and copies none', () => {
  expect(texts(ufw)).toMatch(
    /status of UFW, another firewall, which is on\.\n.*Before you stop UFW[^]*TCP_IN and UDP_IN[^]*Then stop UFW \(ufw disable\)/,
  );
  expect(texts(ufw)).not.toContain('5432');
  expect(decodeBlock(ufw).unknownLines).toBe(0);
});

test('UFW that is off is not over: it can start at the next boot', () => {
  expect(texts('Status: inactive')).toMatch(/Each start of csf removes them\.[^]*ufw disable, then csf -r/);
});

const error =
  'Error: *Error* firewalld found to be running. You must stop and disable firewalld when using csf, at line 966';
const unresolved = 'You have an unresolved error when starting csf:';

test('while firewalld runs, the server is not called open, and its ports come to csf first', () => {
  expect(texts(`${error}\n${unresolved}`)).toMatch(
    /only firewalld may still filter[^]*TCP_IN and UDP_IN[^]*disable --now firewalld/,
  );
  expect(texts(`${error}\n${unresolved}`)).not.toContain('server is open');
  expect(texts(unresolved)).toContain('server is open');
});

test('the zones of firewalld belong in the lists of csf before firewalld stops', () => {
  const zone =
    'public (active)\n  services: ssh mysql\n  ports: 3306/tcp 3306/udp\n  masquerade: no\n  rich rules: \n\trule family="ipv4" source address="203.0.113.7" port port="5432" protocol="tcp" accept\n\trule family="ipv4" source address="203.0.113.99" reject\n';
  expect(decodeBlock(zone).unknownLines).toBe(0);
  expect(texts(`${error}\n${zone}`)).toMatch(
    /^csf stopped because firewalld runs[^]*Before you stop firewalld[^]*disable --now firewalld/i,
  );
  expect(texts(zone)).not.toContain('MASQUERADE');
  expect(texts(zone.replace('masquerade: no', 'masquerade: yes'))).toContain('MASQUERADE');
});

test.each([
  [
    'iptables -S',
    '-A DENYIN -s 203.0.113.9/32 ! -i lo -j DROP',
    'deny list or a temporary block (DENYIN) stops packets from',
  ],
  ['iptables -S', '-A DENYOUT -d 203.0.113.9/32 ! -o lo -j LOGDROPOUT', '(DENYOUT) stops packets to'],
  [
    'iptables -S',
    '-A ALLOWIN -s 203.0.113.9/32 ! -i lo -p tcp -m tcp --dport 81 -j ACCEPT',
    '(ALLOWIN) lets through packets from',
  ],
  ['iptables -S', '-A f2b-sshd -s 203.0.113.9/32 -j REJECT --reject-with icmp-port-unreachable', 'A rule of Fail2ban'],
  ['iptables -L', 'DROP       all  --  203.0.113.9          0.0.0.0/0', 'does not name its chain'],
  ['iptables -L', '7  LOGDROPOUT  all  --  0.0.0.0/0            203.0.113.9', 'stops packets to'],
])('a rule for an address that somebody found with %s says whose it is: %s', (tool, rule, expected) => {
  const [found] = decodeBlock(rule).findings;
  expect(found!.what).toContain(expected);
  expect(found!.address).toBe('203.0.113.9');
  // csf.deny has the address without /32, and a rule without its chain can be of anybody.
  expect(found!.unblock).toEqual(rule.includes('DENY') ? ['csf -trd 203.0.113.9', 'csf -dr 203.0.113.9'] : []);
  expect(tool === 'iptables -L' && found!.prevent.length > 0).toBe(false);
});

test('a whole listing of iptables is no answer about one address', () => {
  const listing = 'Chain DENYIN (1 references)\ntarget     prot opt source               destination\n';
  const {findings} = decodeBlock(`${listing}DROP       all  --  203.0.113.9          0.0.0.0/0\n`);
  expect(findings).toMatchObject([{kind: 'unknown', what: expect.stringContaining('the output of iptables -L')}]);
});
