import {failureOf, messagesOf} from './message';

const failed = {
  ...failureOf('ftpd'),
  text: 'Failed FTP login from',
} as const;
const login = {check: 'ftp login', setting: 'LF_DISTFTP', logs: ['FTPD_LOG'], service: 'ftpd', text: ''} as const;
const notLogin = 'It is a login, no failure: lfd counts from how many addresses an account logs in.';

export const ftpMessages = [
  ...messagesOf({...failed, program: 'Pure-FTPd'}, [
    {
      id: 'pure-ftpd-failure',
      template:
        '{time} {host} pure-ftpd{[{number}]?}: (?@{address_}) [WARNING] Authentication failed for user [{account?}]',
      example:
        'Nov 27 01:02:03 server pure-ftpd[500]: (?@203.0.113.7) [WARNING] Authentication failed for user [alice]',
      not: 'Names with a space; messages in another language.',
    },
  ]),
  ...messagesOf({...failed, program: 'ProFTPD'}, [
    {
      id: 'proftpd-no-such-user',
      template: "{{proftpd}}- no such user '{account:?}'",
      example:
        "Nov 27 01:02:03 server proftpd[600]: server.example (client.example[203.0.113.7]) - - no such user 'alice'",
      not: 'Names with a space.',
    },
    {
      id: 'proftpd-no-such-user-found',
      template: '{{proftpd}}USER {account:?} no such user found from',
      example:
        'Nov 27 01:02:03 server proftpd[600]: server.example (client.example[203.0.113.7]) - USER alice: no such user found from client.example [203.0.113.7] to 192.0.2.10:21',
      not: 'Names with a space.',
    },
    {
      id: 'proftpd-security-violation',
      template: '{{proftpd}}- SECURITY VIOLATION',
      example:
        'Nov 27 01:02:03 server proftpd[600]: server.example (client.example[203.0.113.7]) - - SECURITY VIOLATION: root login attempted.',
      not: 'Other words, such as "Maximum login attempts exceeded".',
    },
    {
      id: 'proftpd-incorrect-password',
      template: '{{proftpd}}- USER {account:?} (Login failed): Incorrect password',
      example:
        'Nov 27 01:02:03 server proftpd[600]: server.example (client.example[203.0.113.7]) - - USER alice (Login failed): Incorrect password',
      not: 'Other reasons in place of "Incorrect password", such as "Invalid shell".',
    },
  ]),
  ...messagesOf({...failed, program: 'vsftpd'}, [
    {
      id: 'vsftpd-fail-login',
      template:
        '{word}{spaces}{word}{spaces}{number}{spaces}{word}{spaces}{number} [pid {number}] [{account}] FAIL LOGIN: Client "{address}"',
      example: 'Fri Nov 27 01:02:03 2026 [pid 700] [alice] FAIL LOGIN: Client "203.0.113.7"',
      not: 'Names with a space.',
    },
    {
      id: 'vsftpd-pam-failure',
      template:
        '{time} {host} vsftpd[{number}]: pam_unix({word}): {{pam}}ruser={word?}{spaces}rhost={address}{{spaces}user={account?}?}',
      example:
        'Nov 27 01:02:03 server vsftpd[700]: pam_unix(vsftpd:auth): authentication failure; logname= uid=0 euid=0 tty=ftp ruser=alice rhost=203.0.113.7  user=alice',
      not: 'A host name in place of the address.',
    },
    {
      id: 'vsftpd-pam-failure-old',
      template:
        '{time} {host} vsftpd(pam_unix)[{number}]: {{pam}}ruser={word?}{spaces}rhost={address}{{spaces}user={account?}?}',
      example:
        'Nov 27 01:02:03 server vsftpd(pam_unix)[700]: authentication failure; logname= uid=0 euid=0 tty=ftp ruser=alice rhost=203.0.113.7 user=alice',
      not: 'A host name in place of the address.',
    },
  ]),
  ...messagesOf({...failed, program: 'ProFTPD (InterWorx)'}, [
    {
      id: 'interworx-ftp-no-such-user',
      template: '{{proftpd iso}}USER {account:?}: no such user found from',
      example:
        '2026-11-27 01:02:03,123 server proftpd[600] server.example (client.example[203.0.113.7]): USER alice: no such user found from client.example [203.0.113.7] to 192.0.2.10:21',
      not: 'Names with a space.',
    },
    {
      id: 'interworx-ftp-incorrect-password',
      template: '{{proftpd iso}}USER {account:?} (Login failed): Incorrect password',
      example:
        '2026-11-27 01:02:03,123 server proftpd[600] server.example (client.example[203.0.113.7]): USER alice (Login failed): Incorrect password',
      not: 'Other reasons in place of "Incorrect password".',
    },
  ]),
  ...messagesOf({...login, program: 'Pure-FTPd'}, [
    {
      id: 'pure-ftpd-login',
      template: '{time} {host} pure-ftpd{[{number}]?}: (?@{address}) [INFO] {account?} is now logged in{very end}',
      example: 'Nov 27 01:02:03 server pure-ftpd[500]: (?@203.0.113.50) [INFO] alice is now logged in',
      not: notLogin,
    },
  ]),
  ...messagesOf({...login, program: 'ProFTPD'}, [
    {
      id: 'proftpd-login',
      template:
        '{time} {host} proftpd[{number}]: {word} ({not bracket}[{address}]) - USER {account?}: Login successful.{end}',
      example:
        'Nov 27 01:02:03 server proftpd[600]: server.example (client.example[203.0.113.50]) - USER alice: Login successful.',
      not: notLogin,
    },
    {
      id: 'interworx-ftp-login',
      program: 'ProFTPD (InterWorx)',
      template: '{{proftpd iso}}USER {account?}: Login successful',
      example:
        '2026-11-27 01:02:03,123 server proftpd[600] server.example (client.example[203.0.113.50]): USER alice: Login successful.',
      not: notLogin,
    },
  ]),
];
