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
  expect(texts(ufw)).toMatch(/It is on and opens to everybody: 22\/tcp, 80,443\/tcp and 3306\.\n.*port of a database/);
  expect(texts(ufw)).toMatch(/Leave out 3306[^]*First add 22,80,443 to TCP_IN, as far[^]*Then stop UFW/);
  expect(texts(ufw.replace(/^3306.*\n/gm, ''))).not.toContain('database');
});

const error =
  'Error: *Error* firewalld found to be running. You must stop and disable firewalld when using csf, at line 966';
const unresolved = 'You have an unresolved error when starting csf:';

test('while firewalld runs, the server is not called open, and its ports come to csf first', () => {
  expect(texts(`${error}\n${unresolved}`)).toMatch(
    /only firewalld may still filter[^]*TCP_IN and UDP_IN[^]*Then stop it/,
  );
  expect(texts(`${error}\n${unresolved}`)).not.toContain('server is open');
  expect(texts(unresolved)).toContain('server is open');
});

test('the zones of firewalld become ports of csf', () => {
  const zone =
    'public (active)\n  target: default\n  services: ssh\n  ports: 8090/tcp 443/udp 40110-40210/tcp\n  masquerade: no\n';
  expect(texts(`${error}\n${zone}`)).toMatch(
    /^csf stopped because firewalld runs[^]*First add 8090,40110:40210 to TCP_IN, and 443 to UDP_IN.* its services ssh belong/,
  );
});
