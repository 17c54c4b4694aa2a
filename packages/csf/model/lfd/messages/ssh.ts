import {failureOf, messagesOf} from './message';

const sshFiles = ['/var/log/messages', '/var/log/secure'];
const loginFiles = [...sshFiles, '/var/log/auth.log'];

export const sshMessages = [
  ...messagesOf(
    {
      ...failureOf('sshd'),
      program: 'sshd',
      files: sshFiles,
      text: 'Failed SSH login from',
    },
    [
      {
        id: 'sshd-pam-failure',
        template:
          '{{sshd}}pam_unix(sshd:auth): authentication failure; logname={word?} uid={word?} euid={word?} tty={word?} ruser={word?} rhost={address}{spaces}{user={account}?}',
        example:
          'Nov 27 01:02:03 server sshd[812]: pam_unix(sshd:auth): authentication failure; logname= uid=0 euid=0 tty=ssh ruser= rhost=203.0.113.7  user=root',
        not: 'A line that ends with the address, without a space after it; other PAM modules, such as pam_sss.',
      },
      {
        id: 'sshd-failed-none',
        template: '{{sshd}}Failed none for {account?} from {address} port {word}',
        example: 'Nov 27 01:02:03 server sshd[812]: Failed none for backup from 203.0.113.7 port 40022 ssh2',
        not: 'Names that do not exist on the server: their line contains "invalid user", which lfd does not expect here.',
      },
      {
        id: 'sshd-failed-password',
        template: '{{sshd}}Failed password for {invalid user |illegal user ?}{account?} from {address}',
        example:
          'Nov 27 01:02:03 server sshd[812]: Failed password for invalid user admin from 203.0.113.7 port 40022 ssh2',
        not: 'Names with a space; "Failed publickey", which is not an attempt with a password.',
      },
      {
        id: 'sshd-failed-keyboard-interactive',
        template: '{{sshd}}Failed keyboard-interactive{/pam?} for {invalid user ?}{word?} from {address} port {word}',
        example:
          'Nov 27 01:02:03 server sshd[812]: Failed keyboard-interactive/pam for root from 2001:db8::7 port 40022 ssh2',
        not: 'lfd counts the address, but reads no account from this message.',
      },
      {
        id: 'sshd-invalid-user',
        template: '{{sshd}}Invalid user {account?} from {address}',
        example: 'Nov 27 01:02:03 server sshd[812]: Invalid user oracle from 198.51.100.23 port 33148',
        not: 'Names with a space.',
      },
      {
        id: 'sshd-not-in-allowusers',
        template: '{{sshd}}User {account?} from {address}{spaces?} not allowed because not listed in AllowUsers',
        example:
          'Nov 27 01:02:03 server sshd[812]: User root from 198.51.100.23 not allowed because not listed in AllowUsers',
        not: 'DenyUsers, AllowGroups and DenyGroups; a host name where the address belongs.',
      },
      {
        id: 'sshd-no-identification',
        template: '{{sshd}}Did not receive identification string from {address}',
        example:
          'Nov 27 01:02:03 server sshd[812]: Did not receive identification string from 198.51.100.23 port 33148',
        not: '"kex_exchange_identification", which newer versions write as well.',
      },
      {
        id: 'sshd-refused-connect',
        template: '{{sshd}}refused connect from {address}',
        example: 'Nov 27 01:02:03 server sshd[812]: refused connect from 198.51.100.23 (198.51.100.23)',
        not: 'A host name where the address belongs.',
      },
      {
        id: 'sshd-maximum-attempts',
        template: '{{sshd}}error: maximum authentication attempts exceeded for {word?} from {address}',
        example:
          'Nov 27 01:02:03 server sshd[812]: error: maximum authentication attempts exceeded for root from 198.51.100.23 port 33148 ssh2 [preauth]',
        not: 'Names that do not exist on the server ("for invalid user ...").',
      },
      {
        id: 'sshd-illegal-user',
        template: '{{sshd}}Illegal user {account?} from {address}',
        example: 'Nov 27 01:02:03 server sshd[812]: Illegal user test from 198.51.100.23',
        not: 'Names with a space.',
      },
      {
        id: 'sshd-pam-error',
        template: '{{sshd}}error: PAM: Authentication failure for {account?} from {address}',
        example: 'Nov 27 01:02:03 server sshd[812]: error: PAM: Authentication failure for root from 198.51.100.23',
        not: '"error: PAM: User not known to the underlying authentication module"; "illegal user" before the name.',
      },
    ],
  ),
  ...messagesOf(
    {
      check: 'ssh login',
      program: 'sshd',
      setting: 'LF_SSH_EMAIL_ALERT',
      logs: ['SSHD_LOG'],
      files: loginFiles,
      service: 'sshd',
      text: '',
    },
    [
      {
        id: 'sshd-accepted',
        template: '{{sshd}}Accepted {method} for {account} from {address} port {word}',
        example: 'Nov 27 01:02:03 server sshd[812]: Accepted publickey for deploy from 203.0.113.50 port 50514 ssh2',
        not: 'It is a login, not a failure: lfd sends an email about it.',
      },
    ],
  ),
];

export const loginMessages = [
  ...messagesOf(
    {
      check: 'su',
      program: 'su',
      setting: 'LF_SU_EMAIL_ALERT',
      logs: ['SU_LOG'],
      files: loginFiles,
      service: 'su',
      text: 'Successful login',
    },
    [
      {
        id: 'su-session',
        template:
          '{time} {{host} ?}su{[{number}]?}: pam_unix(su{-l?}:session): session opened for user{spaces}{target}{spaces}by{spaces}{account}{end}',
        example:
          'Nov 27 01:02:03 server su[900]: pam_unix(su:session): session opened for user root(uid=0) by alice(uid=1000)',
        not: 'A change from root to another account.',
      },
      {
        id: 'su-failure',
        text: 'Failed login',
        template:
          '{time} {{host} ?}su{[{number}]?}: pam_unix(su{-l?}:auth): {{pam}}ruser={account}{spaces}{word}{spaces}user={target}{end}',
        example:
          'Nov 27 01:02:03 server su[900]: pam_unix(su:auth): authentication failure; logname=alice uid=1000 euid=0 tty=pts/0 ruser=alice rhost=  user=root',
        not: 'Failures of root.',
      },
      {
        id: 'su-session-old',
        template:
          '{time} {{host} ?}su(pam_unix)[{number}]: session opened for user{spaces}{target}{spaces}by{spaces}{account}{end}',
        example: 'Nov 27 01:02:03 server su(pam_unix)[900]: session opened for user root by alice(uid=1000)',
        not: 'A change from root to another account.',
      },
      {
        id: 'su-failure-old',
        text: 'Failed login',
        template:
          '{time} {{host} ?}su(pam_unix)[{number}]: {{pam}}ruser={account}{spaces}{word}{spaces}user={target}{end}',
        example:
          'Nov 27 01:02:03 server su(pam_unix)[900]: authentication failure; logname=alice uid=1000 euid=0 tty=pts/0 ruser=alice rhost=  user=root',
        not: 'Failures of root.',
      },
    ],
  ),
  ...messagesOf(
    {
      check: 'sudo',
      program: 'sudo',
      setting: 'LF_SUDO_EMAIL_ALERT',
      logs: ['SUDO_LOG'],
      files: loginFiles,
      service: 'sudo',
      text: 'Failed login',
    },
    [
      {
        id: 'sudo-failure',
        template:
          '{time} {{host} ?}sudo{[{number}]?}: pam_unix(sudo{-l?}:auth): {{pam}}ruser={account}{spaces}{word}{spaces}user={target}{end}',
        example:
          'Nov 27 01:02:03 server sudo: pam_unix(sudo:auth): authentication failure; logname=alice uid=1000 euid=0 tty=/dev/pts/0 ruser=alice rhost=  user=alice',
        not: 'Failures of root.',
      },
      {
        id: 'sudo-failure-old',
        template:
          '{time} {{host} ?}sudo(pam_unix)[{number}]: {{pam}}ruser={account}{spaces}{word}{spaces}user={target}{end}',
        example:
          'Nov 27 01:02:03 server sudo(pam_unix)[901]: authentication failure; logname=alice uid=1000 euid=0 tty=/dev/pts/0 ruser=alice rhost=  user=alice',
        not: 'Failures of root.',
      },
      {
        id: 'sudo-command',
        text: 'Successful login',
        template: '{time} {{host} ?}sudo{[{number}]?}:{spaces}{account}{spaces}:{spaces}{rest}',
        refine: ({account, rest = ''}) => {
          const items = rest.split(/[\t-\r ]+;[\t-\r ]+/);
          const [place, form, text] = items[0]!.startsWith('TTY')
            ? [2, /^USER=([^\t-\r ]+)$/, 'Successful login']
            : items[0]!.startsWith('user NOT in sudoers')
              ? [3, /^USER=(\w+)$/, 'Failed login']
              : [-1, /^$/, ''];
          const target = form.exec(items[place as number] ?? '')?.[1];
          return target === undefined ? undefined : {account, target, text};
        },
        example:
          'Nov 27 01:02:03 server sudo:    alice : TTY=pts/0 ; PWD=/home/alice ; USER=root ; COMMAND=/usr/bin/id',
        not: 'Commands of root; lines with a group or an environment before USER.',
      },
    ],
  ),
  ...messagesOf(
    {
      check: 'console',
      program: 'login',
      setting: 'LF_CONSOLE_EMAIL_ALERT',
      logs: ['SU_LOG'],
      files: loginFiles,
      service: 'login',
      text: '',
    },
    [
      {
        id: 'console-root',
        template: '{time} {host} login{[{number}]?}: ROOT LOGIN',
        example: "Nov 27 01:02:03 server login[777]: ROOT LOGIN  on '/dev/tty1'",
        not: 'Logins of other accounts on the console.',
      },
    ],
  ),
  ...messagesOf(
    {
      ...failureOf('webmin'),
      program: 'Webmin',
      text: 'Failed Webmin login from',
    },
    [
      {
        id: 'webmin-invalid-login',
        template: '{time} {host} webmin[{number}]: Invalid login as {account} from {address}',
        example: 'Nov 27 01:02:03 server webmin[4321]: Invalid login as root from 203.0.113.7',
        not: '"Non-existent login as", which Webmin writes for names it does not know; miniserv.error.',
      },
      {
        id: 'webmin-login',
        check: 'webmin login',
        setting: 'LF_WEBMIN_EMAIL_ALERT',
        text: '',
        template: '{time} {host} webmin[{number}]: Successful login as {account} from {address}',
        example: 'Nov 27 01:02:03 server webmin[4321]: Successful login as root from 203.0.113.50',
        not: 'It is a login, not a failure: lfd sends an email about it.',
      },
    ],
  ),
];
