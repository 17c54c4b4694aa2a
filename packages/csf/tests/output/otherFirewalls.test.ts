import {decodeBlock} from '../../answers/output';

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

test('the status of UFW says what it opens to everybody, and that its ports come to csf first', () => {
  expect(texts(ufw)).toMatch(
    /It is on and opens to everybody: 22\/tcp, 80,443\/tcp and 3306\.\n.*open a database to everybody/,
  );
  expect(texts(ufw)).toMatch(
    /Leave out 3306, .*csf\.allow: tcp\|in\|d=3306\|s= and the address\.[^]*First add 22,80,443 to TCP_IN and TCP6_IN, as far[^]*Then stop UFW/,
  );
  expect(texts(ufw.replace(/^3306.*\n/gm, ''))).not.toContain('database');
  expect(texts(ufw.replace(/^.*v6.*\n/gm, ''))).toMatch(/443 to TCP_IN, as far .*With IPV6 = "1", add/);
});

test('a rule of UFW or firewalld for one address becomes a line of csf.allow or csf.deny', () => {
  expect(texts(ufw)).toContain('csf.allow, each in a line: tcp|in|d=5432|s=203.0.113.7.');
  const numbered =
    'Status: active\n\n     To                         Action      From\n     --                         ------      ----\n[ 1] 22/tcp                     ALLOW IN    Anywhere\n[ 2] 6000:6007/tcp              ALLOW IN    198.51.100.0/24            # web\n[ 3] Anywhere                   DENY IN     203.0.113.99\n[ 4] OpenSSH                    ALLOW IN    Anywhere\n[ 5] Anywhere                   ALLOW IN    203.0.113.8\n';
  expect(texts(numbered)).toMatch(/tcp\|in\|d=6000_6007\|s=198\.51\.100\.0\/24 and 203\.0\.113\.8\.\n/);
  expect(texts(numbered)).toMatch(
    /Then take 6000:6007 out of TCP_IN.*\n.*csf\.deny, each in a line: 203\.0\.113\.99\.\n.*First add 22 to TCP_IN.*ports of OpenSSH/,
  );
  // A rule for a device opens nothing to everybody.
  const device = numbered.replace('[ 4] OpenSSH     ', '[ 4] 5601 on eth1');
  expect(texts(device)).toMatch(/no line that does the same as line \d+ \(on eth1\)/);
  expect(texts(device)).not.toMatch(/5601[^ ]* to TCP_IN/);
  const zone =
    'public (active)\n  services: ssh mysql\n  ports: 3306/tcp 3306/udp\n  masquerade: no\n  rich rules: \n\trule family="ipv4" source address="203.0.113.7" port port="5432" protocol="tcp" accept\n\trule family="ipv4" source address="203.0.113.99" reject\n';
  expect(decodeBlock(zone).unknownLines).toBe(0);
  expect(texts(zone)).toMatch(
    /Leave out 3306, .*: tcp\|in\|d=3306\|s= and the address\.[^]*csf\.allow.*: tcp\|in\|d=5432\|s=203\.0\.113\.7\.\nThen take 5432 out.*\n.*csf\.deny.*: 203\.0\.113\.99\.\n.*First add 22 to TCP_IN/,
  );
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

test('the zones of firewalld become ports of csf', () => {
  const zone =
    'public (active)\n  target: default\n  services: ssh\n  ports: 8090/tcp 443/udp 40110-40210/tcp\n  masquerade: no\n';
  expect(texts(`${error}\n${zone}`)).toMatch(
    /^csf stopped because firewalld runs[^]*First add 8090,40110:40210,22 to TCP_IN, and 443 to UDP_IN/i,
  );
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
