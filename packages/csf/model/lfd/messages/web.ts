import {failureOf, messagesOf} from './message';

const webLogin = {
  ...failureOf('htpasswd'),
  text: 'Failed web page login from',
} as const;
const modSecurity = {
  ...failureOf('mod_security'),
  text: 'mod_security (id:{rule}) triggered by',
} as const;
const notWarning = 'Warnings: only what ModSecurity denied counts.';

export const webMessages = [
  ...messagesOf({...webLogin, program: 'Apache'}, [
    {
      id: 'apache-basic-auth',
      template: '{{apache}} {{module}}user {account?}{ not found:|: authentication failure for}',
      example:
        '[Fri Nov 27 01:02:03.123456 2026] [auth_basic:error] [pid 1234:tid 5678] [client 203.0.113.7:40022] AH01617: user alice: authentication failure for "/private/": Password Mismatch',
      not: 'Digest login ("user alice: password mismatch"); names with a space; access logs.',
    },
  ]),
  ...messagesOf({...webLogin, program: 'nginx'}, [
    {
      id: 'nginx-no-password',
      template:
        '{word} {word} [error] {word} *{word} no user/password was provided for basic authentication, client: {address},',
      example:
        '2026/11/27 01:02:03 [error] 812#812: *1 no user/password was provided for basic authentication, client: 203.0.113.7, server: example.com, request: "GET / HTTP/1.1"',
      not: 'Access logs.',
    },
    {
      id: 'nginx-password-mismatch',
      template: '{word} {word} [error] {word} *{word} user "{account?}": password mismatch, client: {address},',
      example:
        '2026/11/27 01:02:03 [error] 812#812: *1 user "alice": password mismatch, client: 203.0.113.7, server: example.com, request: "GET / HTTP/1.1"',
      not: 'Names with a space.',
    },
    {
      id: 'nginx-user-not-found',
      template:
        '{word} {word} [error] {word} *{word} user "{account?}" was not found in "{shortest text}", client: {address},',
      example:
        '2026/11/27 01:02:03 [error] 812#812: *1 user "alice" was not found in "/etc/nginx/htpasswd", client: 203.0.113.7, server: example.com, request: "GET / HTTP/1.1"',
      not: 'Names with a space.',
    },
  ]),
  ...messagesOf({...modSecurity, program: 'ModSecurity 1'}, [
    {
      id: 'modsecurity-1',
      text: 'mod_security triggered by',
      template:
        '[{word}{spaces}{word}{spaces}{word}{spaces}{word}{spaces}{word}] [error] [{client|remote} {address}] mod_security: Access denied',
      example:
        '[Fri Nov 27 01:02:03 2026] [error] [client 203.0.113.7] mod_security: Access denied with code 403. Pattern match "x" at THE_REQUEST',
      not: notWarning,
    },
  ]),
  ...messagesOf({...modSecurity, program: 'ModSecurity 2 (Apache)'}, [
    {
      id: 'modsecurity-apache',
      template: '{{apache}}{ [client {word}]?} {{module}}ModSecurity:{more brackets} Access denied',
      example:
        '[Fri Nov 27 01:02:03.123456 2026] [:error] [pid 1234:tid 5678] [client 203.0.113.7:40022] [client 203.0.113.7] ModSecurity: Access denied with code 403 (phase 2). [file "/etc/x.conf"] [line "1"] [id "949110"] [hostname "example.com"] [uri "/"]',
      not: notWarning,
    },
  ]),
  ...messagesOf({...modSecurity, program: 'ModSecurity (nginx)'}, [
    {
      id: 'modsecurity-nginx',
      template: '{word} {word} [{word}] {word} [{client|remote} {address}] ModSecurity:{more brackets} Access denied',
      example:
        '2026/11/27 01:02:03 [error] 812#812: [client 203.0.113.7] ModSecurity: Access denied with code 403 (phase 2). [id "949110"] [hostname "example.com"] [uri "/"]',
      not: 'A line with the number of the connection ("*1") before the client, which ModSecurity 3 writes.',
    },
  ]),
  ...messagesOf(
    {
      ...failureOf('suhosin'),
      program: 'Suhosin',
      // A typing error in lfd keeps it from reading this log for Suhosin.
      text: 'Suhosin triggered by',
    },
    [
      {
        id: 'suhosin-alert',
        template: "{time} {host} suhosin[{number}]: ALERT - … (attacker '{address}'",
        refine: (taken, line) => (line.includes('script tried to increase memory_limit') ? undefined : taken),
        example:
          "Nov 27 01:02:03 server suhosin[9]: ALERT - configured request variable name length limit exceeded - dropped variable 'x' (attacker '203.0.113.7', file '/home/alice/index.php')",
        not: 'Any line: lfd never reads SUHOSIN_LOG for Suhosin.',
      },
    ],
  ),
  ...messagesOf(
    {
      ...failureOf('mod_qos'),
      program: 'mod_qos',
      text: 'mod_qos triggered by',
    },
    [
      {
        id: 'mod-qos-denied',
        template: '{{apache}} {{module}}mod_qos({number}): access denied,',
        example:
          '[Fri Nov 27 01:02:03.123456 2026] [qos:error] [pid 1234] [client 203.0.113.7:40022] mod_qos(031): access denied, QS_SrvMaxConnPerIP rule: max=50',
        not: 'Messages of mod_qos about connections that come before a request.',
      },
    ],
  ),
  ...messagesOf(
    {
      ...failureOf('symlink'),
      program: 'Apache',
      text: 'symlink race condition triggered by',
    },
    [
      {
        id: 'apache-symlink-race',
        template: '{{apache}} {{module}}Caught race condition abuser',
        refine: (taken, line) => (line.endsWith('/cgi-sys/suspendedpage.cgi') ? undefined : taken),
        example:
          '[Fri Nov 27 01:02:03.123456 2026] [core:error] [pid 1234] [client 203.0.113.7:40022] Caught race condition abuser. attacker: 1001, victim: 1002 open file owner: 1002, open file: /home/bob/x',
        not: 'A line that ends with /cgi-sys/suspendedpage.cgi. It needs LF_MODSEC too, which makes lfd read the log.',
      },
    ],
  ),
  ...messagesOf(
    {check: '404', program: 'Apache', setting: 'LF_APACHE_404', logs: ['HTACCESS_LOG'], service: '404', text: ''},
    [
      {
        id: 'apache-not-found',
        template:
          '[{word}{spaces}{word}{spaces}{word}{spaces}{word}{spaces}{word}] [{{word?}:?}{error|info}] {[pid {number}{:tid {number}?}] ?}[{client|remote} {client}] {{module}}File does not exist:',
        example:
          '[Fri Nov 27 01:02:03.123456 2026] [core:info] [pid 1234] [client 203.0.113.7:40022] AH00128: File does not exist: /var/www/html/wp-login.php',
        not: 'Access logs; "script not found or unable to stat".',
      },
    ],
  ),
  ...messagesOf(
    {check: '403', program: 'Apache', setting: 'LF_APACHE_403', logs: ['HTACCESS_LOG'], service: '403', text: ''},
    [
      {
        id: 'apache-denied',
        template: '{{apache}} {{module}}client denied by server configuration:',
        example:
          '[Fri Nov 27 01:02:03.123456 2026] [access_compat:error] [pid 1234] [client 203.0.113.7:40022] AH01797: client denied by server configuration: /var/www/html/x',
        not: 'Access logs.',
      },
    ],
  ),
  ...messagesOf(
    {check: '401', program: 'Apache', setting: 'LF_APACHE_401', logs: ['HTACCESS_LOG'], service: '401', text: ''},
    [
      {
        id: 'apache-login-failed',
        template:
          '{{apache}} {{module}}{user  not found|user {name} not found|user {name}: authentication failure for "/{name}/"}:',
        example:
          '[Fri Nov 27 01:02:03.123456 2026] [auth_basic:error] [pid 1234] [client 203.0.113.7:40022] AH01618: user alice not found: /private/',
        not: 'A failure below a path of more than one part, such as "/private/area/".',
      },
    ],
  ),
];
