import {readFileSync} from 'node:fs';
import {differences} from '../../record/again';

const line = (time: string, id: number, port: number, exit: number) => `root@server:~# grep Blocked /var/log/lfd.log
Nov 28 09:36:${time} server lfd[${id}]: (smtpauth) Failed SMTP AUTH login from 198.51.100.77 (Unknown)
Nov 28 09:36:${time} server lfd[${id + 1}]: (imapd) Failed IMAP login from 198.51.100.150:${port} (Unknown)
visitor@client:~$ curl -s http://203.0.113.10:8080/; echo $?
${exit}
`;

test('times, process ids, ports of clients and the order of lines make no difference', () => {
  const [first, second, third, ...rest] = line('45', 9, 57982, 28).split('\n');
  expect(differences(line('46', 845, 40112, 28), [first, third, second, ...rest].join('\n'))).toEqual([]);
});

test('an exit code, an address, a missing and a new line do', () => {
  const before = line('45', 9, 57982, 28);
  expect(differences(before, line('45', 9, 57982, 0))).toEqual([
    '$ curl -s http://203.0.113.10:8080/; echo $?',
    '  - 28',
    '  + 0',
  ]);
  expect(differences(before, before.replace('198.51.100.77', '198.51.100.78'))).toHaveLength(3);
  expect(differences(before, before.replace(/.*smtpauth.*\n/, ''))).toHaveLength(2);
});

test('a recording differs from another, but not from itself', () => {
  const [one, other] = ['48-postfix-and-dovecot', '49-mail-log-files'].map((name) =>
    readFileSync(`packages/csf/recordings/${name}.txt`, 'utf8'),
  );
  expect(differences(one!, one!)).toEqual([]);
  expect(differences(one!, other!)).not.toEqual([]);
});
