import {failureOf, messagesOf} from './message';

export const panelMessages = [
  ...messagesOf(
    {
      ...failureOf('cpanel'),
      program: 'cPanel and WHM',
      text: 'Failed cPanel login from',
    },
    [
      {
        id: 'cpanel-failed-login',
        template: '[{word}{spaces}{word}{spaces}{word}] {name} [{name}] {address} - {account} {quoted} FAILED LOGIN',
        example:
          '[2026-11-27 01:02:03 +0000] info [cpaneld] 203.0.113.7 - alice "GET / HTTP/1.1" FAILED LOGIN cpaneld: user password incorrect',
        not: '"DEFERRED LOGIN", and a second factor that fails.',
      },
      {
        id: 'cpanel-failed-login-old',
        template: '{address} - {account?} [{word} {word}] {quoted?} FAILED LOGIN',
        example: '203.0.113.7 - alice [11/27/2026:01:02:03 -0000] "GET / HTTP/1.1" FAILED LOGIN cpaneld: invalid user',
        not: '"DEFERRED LOGIN".',
      },
    ],
  ),
  ...messagesOf(
    {
      check: 'cpanel access',
      program: 'cPanel and WHM',
      setting: 'LF_CPANEL_ALERT',
      logs: ['CPANEL_ACCESSLOG'],
      service: 'cpanel',
      text: '',
    },
    [
      {
        id: 'cpanel-access',
        template: '{address}{spaces}-{spaces}{account of letters}{spaces}{in brackets}{space}{quoted}{space}200{space}',
        example:
          '203.0.113.50 - root [11/27/2026:01:02:03 -0000] "GET /cpsess1/ HTTP/1.1" 200 0 "-" "Mozilla/5.0" "s" "-" 2087',
        not: 'Accounts that LF_CPANEL_ALERT_USERS does not name; answers other than 200; names with characters other than letters, digits and _.',
      },
    ],
  ),
  ...messagesOf(
    {
      ...failureOf('directadmin'),
      program: 'DirectAdmin',
      text: 'Failed DirectAdmin login from',
    },
    [
      {
        id: 'directadmin-failed-login',
        template:
          "{word} '{address}' {number} {failed login attempts. Account|failed login attempt on account} '{account}'",
        example: "2026:11:27-01:02:03: '203.0.113.7' 2 failed login attempts. Account 'alice'",
        not: 'A successful login.',
      },
      {
        id: 'directadmin-roundcube',
        program: 'Roundcube (DirectAdmin)',
        logs: ['DIRECTADMIN_LOG_R'],
        text: 'Failed DirectAdmin Roundcube login from',
        template:
          '[{word}{spaces}{word}{spaces}{word}]: {<{word}> ?}IMAP Error: Login failed for {account} {against {word} ?}from {address}. AUTHENTICATE PLAIN: Authentication failed. in /var/www/html/roundcubemail',
        example:
          '[27-Nov-2026 01:02:03 +0000]: <a1b2c3> IMAP Error: Login failed for info@example.com against localhost from 203.0.113.7. AUTHENTICATE PLAIN: Authentication failed. in /var/www/html/roundcubemail-1.4.0/program/lib/Roundcube/rcube_imap.php on line 200 (POST /roundcube/?_task=login)',
        not: 'Another folder than /var/www/html/roundcubemail...; LOGIN instead of PLAIN; "X-Forwarded-For" after the address.',
      },
      {
        id: 'directadmin-squirrelmail',
        program: 'SquirrelMail (DirectAdmin)',
        logs: ['DIRECTADMIN_LOG_S'],
        text: 'Failed DirectAdmin SquirrelMail login from',
        template:
          '{word}{spaces}{word} [LOGIN_ERROR] {account}{ ({word})?} from {address}: Unknown user or password incorrect.{end}',
        example:
          '11/27/2026 01:02:03 [LOGIN_ERROR] info (example.com) from 203.0.113.7: Unknown user or password incorrect.',
        not: 'Messages in another language.',
      },
      {
        id: 'directadmin-phpmyadmin',
        program: 'phpMyAdmin (DirectAdmin)',
        logs: ['DIRECTADMIN_LOG_P'],
        text: 'Failed DirectAdmin phpMyAdmin login from',
        template:
          "{word}{spaces}{word}{spaces}{word}: pma auth user='{account}' status='mysql-denied' ip='{address}'{end}",
        example: "Nov 27 01:02:03: pma auth user='alice' status='mysql-denied' ip='203.0.113.7'",
        not: "Any other status, such as 'root-denied' and 'allow-denied'.",
      },
      {
        id: 'directadmin-phpmyadmin-syslog',
        program: 'phpMyAdmin (DirectAdmin)',
        logs: ['DIRECTADMIN_LOG_P'],
        text: 'Failed DirectAdmin phpMyAdmin login from',
        template:
          '{word}{spaces}{word}{spaces}{word} phpmyadmin: user denied: {account} (mysql-denied) from {address}{end}',
        example: 'Nov 27 01:02:03 phpmyadmin: user denied: alice (mysql-denied) from 203.0.113.7',
        not: 'A line with a host name, as syslog writes it; any other reason.',
      },
    ],
  ),
  ...messagesOf(
    {
      ...failureOf('interworx'),
      program: 'InterWorx',
      text: 'Failed {panel} login from',
    },
    [
      {
        id: 'interworx-failed-login',
        template: '{word} {word} {panel} {address} {account}',
        refine: (taken) => ({...taken, panel: taken.panel === 'NW' ? 'NodeWorx' : 'SiteWorx'}),
        example: '2026-11-27 01:02:03 NW 203.0.113.7 admin@example.com',
        not: 'Nothing: each line of this log with an address in the fourth place counts.',
      },
    ],
  ),
  ...messagesOf(
    {
      ...failureOf('cwp'),
      program: 'CentOS Web Panel',
      text: 'Failed CWP login from',
    },
    [
      {
        id: 'cwp-failed-login',
        template: '{word}{spaces}{word}{spaces}{account}{spaces}Failed Login from:{spaces}{address} on:',
        example: '2026-11-27 01:02:03 alice Failed Login from: 203.0.113.7 on: 2031',
        not: 'A successful login.',
      },
    ],
  ),
  ...messagesOf(
    {
      ...failureOf('vesta'),
      program: 'VestaCP',
      text: 'Failed VestaCP login from',
    },
    [
      {
        id: 'vesta-failed-login',
        template: '{word}{spaces}{word}{spaces}{account}{spaces}{address} failed to login',
        example: '2026-11-27 01:02:03 admin 203.0.113.7 failed to login',
        not: 'A successful login.',
      },
    ],
  ),
];
