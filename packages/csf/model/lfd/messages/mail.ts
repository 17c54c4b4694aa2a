/* eslint-disable max-lines -- a table: all messages about mail */
import {noSpace} from '../../perl';
import {failureOf, messagesOf, type Taken} from './message';

const pop3 = {
  ...failureOf('pop3d'),
  text: 'Failed POP3 login from',
} as const;
const imap = {
  ...failureOf('imapd'),
  text: 'Failed IMAP login from',
} as const;
const smtp = {
  ...failureOf('smtpauth'),
  text: 'Failed SMTP AUTH login from',
} as const;

const dovecotEnds = '{Aborted login{ by logging out?}|Connection closed|Disconnected|Disconnected: Inactivity}';
const dovecotReset = '{:{spaces?}{word}{space}failed: Connection reset by peer?}';
const notDovecot =
  '"Login aborted", which Dovecot 2.4 writes; "Disconnected" with any other reason than "Inactivity"; a name with a space.';
const notCourier = 'Courier versions that write the port behind the address.';

const failures = [
  ...messagesOf({...pop3, program: 'Courier'}, [
    {
      id: 'courier-pop3',
      template:
        '{time} {host} {courier-?}pop3{d|s}{-ssl?}{[{number}]?}: LOGIN FAILED, user={account?}, ip=[{address}]{end}',
      example: 'Nov 27 01:02:03 mail pop3d: LOGIN FAILED, user=info@example.com, ip=[::ffff:203.0.113.7]',
      not: notCourier,
    },
  ]),
  ...messagesOf({...imap, program: 'Courier'}, [
    {
      id: 'courier-imap',
      template:
        '{time} {host} {courier-?}imap{d|s}{-ssl?}{[{number}]?}: LOGIN FAILED, user={account?}, ip=[{address}]{end}',
      example: 'Nov 27 01:02:03 mail imapd-ssl: LOGIN FAILED, user=info@example.com, ip=[::ffff:203.0.113.7]',
      not: notCourier,
    },
  ]),
  ...messagesOf({...pop3, program: 'UW IMAP'}, [
    {
      id: 'uw-pop3',
      template: '{time} {host} ipop3d[{number}]: Login failed user={account?} auth={word} host={word} [{address}]{end}',
      example: 'Nov 27 01:02:03 mail ipop3d[55]: Login failed user=info auth=info host=client.example [203.0.113.7]',
      not: '"Login excessive"; a line without a host name.',
    },
  ]),
  ...messagesOf({...imap, program: 'UW IMAP'}, [
    {
      id: 'uw-imap',
      template: '{time} {host} imapd[{number}]: Login failed user={account?} auth={word} host={word} [{address}]{end}',
      example: 'Nov 27 01:02:03 mail imapd[55]: Login failed user=info auth=info host=client.example [203.0.113.7]',
      not: '"Login excessive"; a line without a host name.',
    },
  ]),
  ...messagesOf({...pop3, program: 'Dovecot'}, [
    {
      id: 'dovecot-pop3',
      template: `{time} {host} dovecot{[{number}]?}: pop3-login: {Disconnected: ?}${dovecotEnds}${dovecotReset}{{attempts}}{{mail client}}`,
      example:
        'Nov 27 01:02:03 mail dovecot: pop3-login: Aborted login (auth failed, 3 attempts in 12 secs): user=<info@example.com>, method=PLAIN, rip=203.0.113.7, lip=192.0.2.10, session=<a>',
      not: notDovecot,
    },
  ]),
  ...messagesOf({...imap, program: 'Dovecot'}, [
    {
      id: 'dovecot-imap',
      template: `{time} {host} dovecot{[{number}]?}: imap-login: {Disconnected: ?}${dovecotEnds}${dovecotReset}{{attempts}}{{mail client}}`,
      example:
        'Nov 27 01:02:03 mail dovecot: imap-login: Disconnected (auth failed, 1 attempts in 2 secs): user=<info@example.com>, method=PLAIN, rip=203.0.113.7, lip=192.0.2.10, TLS, session=<a>',
      not: notDovecot,
    },
  ]),
  ...messagesOf({...pop3, program: 'Dovecot, in a log of its own'}, [
    {
      id: 'dovecot-own-log-pop3',
      template: `{time} pop3-login{[{number}]?}: Info: ${dovecotEnds}{{attempts}}{{mail client}}`,
      example:
        'Nov 27 01:02:03 pop3-login: Info: Aborted login (auth failed, 2 attempts in 9 secs): user=<info@example.com>, method=PLAIN, rip=203.0.113.7, lip=192.0.2.10, session=<a>',
      not: notDovecot,
    },
  ]),
  ...messagesOf({...imap, program: 'Dovecot, in a log of its own'}, [
    {
      id: 'dovecot-own-log-imap',
      template: `{time} imap-login{[{number}]?}: Info: ${dovecotEnds}{{attempts}}{{mail client}}`,
      example:
        'Nov 27 01:02:03 imap-login: Info: Disconnected: Inactivity (auth failed, 1 attempts in 180 secs): user=<info@example.com>, method=PLAIN, rip=2001:db8::7, lip=2001:db8::1, session=<a>',
      not: notDovecot,
    },
  ]),
  ...messagesOf({...pop3, program: 'Kerio Connect'}, [
    {
      id: 'kerio-pop3-unknown-user',
      template:
        "{word} {word} POP3{[{number}]?}: User {account?} doesn't exist. Attempt from IP address {address}{end}",
      example: "[27/Nov/2026 01:02:03] POP3: User info@example.com doesn't exist. Attempt from IP address 203.0.113.7",
      not: 'A line whose date takes more than two words.',
    },
    {
      id: 'kerio-pop3-password',
      template:
        '{word} {word} POP3{[{number}]?}: Invalid password for user {account?}. Attempt from IP address {address}{end}',
      example:
        '[27/Nov/2026 01:02:03] POP3: Invalid password for user info@example.com. Attempt from IP address 203.0.113.7',
      not: 'A line whose date takes more than two words.',
    },
  ]),
  ...messagesOf({...imap, program: 'Kerio Connect'}, [
    {
      id: 'kerio-imap-unknown-user',
      template:
        "{word} {word} IMAP{[{number}]?}: User {account?} doesn't exist. Attempt from IP address {address}{end}",
      example: "[27/Nov/2026 01:02:03] IMAP: User info@example.com doesn't exist. Attempt from IP address 203.0.113.7",
      not: 'A line whose date takes more than two words.',
    },
    {
      id: 'kerio-imap-password',
      template:
        '{word} {word} IMAP{[{number}]?}: Invalid password for user {account?}. Attempt from IP address {address}{end}',
      example:
        '[27/Nov/2026 01:02:03] IMAP: Invalid password for user info@example.com. Attempt from IP address 203.0.113.7',
      not: 'A line whose date takes more than two words.',
    },
  ]),
  ...messagesOf({...smtp, program: 'Kerio Connect'}, [
    {
      id: 'kerio-smtp-unknown-user',
      // lfd reports it as a failed IMAP login.
      countsFor: imap.setting,
      service: imap.service,
      text: imap.text,
      template:
        "{word} {word} smtp{[{number}]?}: User {account?} doesn't exist. Attempt from IP address {address}{end}",
      example: "[27/Nov/2026 01:02:03] smtp: User info@example.com doesn't exist. Attempt from IP address 203.0.113.7",
      not: 'A wrong password over SMTP; "SMTP" in capital letters.',
    },
  ]),
  ...messagesOf({...smtp, program: 'Exim'}, [
    {
      id: 'exim-authenticator-failed',
      template:
        '{{exim time}}{word} authenticator failed for {word} {{exim client}}{ I={word}| {number}:?} 535 Incorrect authentication data{ (set_id={account})?}',
      example:
        '2026-11-27 01:02:03 dovecot_login authenticator failed for (client) [203.0.113.7]:40022: 535 Incorrect authentication data (set_id=info@example.com)',
      not: 'A client that names itself with more than two words; other answers than 535 Incorrect authentication data.',
    },
    {
      id: 'exim-too-many-errors',
      ...failureOf('eximsyntax'),
      text: 'Exim syntax errors from',
      template: '{{exim time}}SMTP call from {{exim client}}{ I={word}?} dropped: too many syntax or protocol errors',
      example:
        '2026-11-27 01:02:03 SMTP call from [203.0.113.7]:40022 dropped: too many syntax or protocol errors (last command was "x")',
      not: '"dropped: too many nonmail commands" and other reasons.',
    },
    {
      id: 'exim-auth-not-advertised',
      ...failureOf('eximsyntax'),
      text: 'Exim syntax errors from',
      template:
        '{{exim time}}SMTP protocol error in {quoted} H={word} {{exim client}}{ I={word}?} AUTH command used when not advertised',
      example:
        '2026-11-27 01:02:03 SMTP protocol error in "AUTH LOGIN" H=(client) [203.0.113.7]:40022 AUTH command used when not advertised',
      not: 'Other protocol errors.',
    },
  ]),
  ...messagesOf({...smtp, program: 'qmail (Plesk)'}, [
    {
      id: 'plesk-smtp-auth',
      template:
        '{time} {host} smtp_auth{[{number}]?}: FAILED: {account?} - password incorrect from {word} [{address}]{end}',
      example:
        'Nov 27 01:02:03 mail smtp_auth[90]: FAILED: info@example.com - password incorrect from client.example [203.0.113.7]',
      not: '"no such user".',
    },
  ]),
  ...messagesOf({...smtp, program: 'Postfix'}, [
    {
      id: 'postfix-sasl',
      template:
        '{time} {host} postfix/{submission/?}smtpd{[{number}]?}: warning: {word}[{address}]: SASL {sasl method} authentication failed',
      example:
        'Nov 27 01:02:03 mail postfix/smtpd[77]: warning: unknown[203.0.113.7]: SASL LOGIN authentication failed: authentication failure',
      not: 'postfix/smtps/smtpd and postfix/submissions/smtpd; further methods, such as XOAUTH2. lfd reads no account.',
    },
  ]),
  ...messagesOf({...smtp, program: 'qmail (InterWorx)'}, [
    {
      id: 'interworx-smtp-auth',
      template: '{word} qmail-smtpd[{number}]: AUTH failed [{address}] {account}',
      example: '2026-11-27T01:02:03 qmail-smtpd[88]: AUTH failed [203.0.113.7] info@example.com',
      not: 'A line whose time takes more than one word.',
    },
  ]),
];

const mailLogin = {check: 'mail login', logs: ['POP3D_LOG', 'IMAPD_LOG'], text: ''} as const;
const pop3Login = {...mailLogin, setting: 'LT_POP3D', service: 'pop3d'} as const;
const imapLogin = {...mailLogin, setting: 'LT_IMAPD', service: 'imapd'} as const;
const notLogin = 'It is a login, no failure: lfd counts how often an account logs in from an address.';

const logins = [
  ...messagesOf({...pop3Login, program: 'Courier'}, [
    {
      id: 'courier-pop3-login',
      template: '{time} {host} pop3d{-ssl?}: LOGIN, user={account?}, ip=[{address}], port={word}',
      example: 'Nov 27 01:02:03 mail pop3d: LOGIN, user=info@example.com, ip=[::ffff:203.0.113.50], port=[40022]',
      not: notLogin,
    },
  ]),
  ...messagesOf({...imapLogin, program: 'Courier'}, [
    {
      id: 'courier-imap-login',
      template: '{time} {host} imapd{-ssl?}: LOGIN, user={account?}, ip=[{address}], port={word}',
      example: 'Nov 27 01:02:03 mail imapd: LOGIN, user=info@example.com, ip=[::ffff:203.0.113.50], port=[40022]',
      not: notLogin,
    },
  ]),
  ...messagesOf({...pop3Login, program: 'Dovecot'}, [
    {
      id: 'dovecot-pop3-login',
      template:
        '{time} {host} dovecot{[{number}]?}: pop3-login: Login: user=<{account?}>, method={word}, rip={address}, lip=',
      example:
        'Nov 27 01:02:03 mail dovecot: pop3-login: Login: user=<info@example.com>, method=PLAIN, rip=203.0.113.50, lip=192.0.2.10, mpid=812, TLS, session=<a>',
      not: notLogin,
    },
  ]),
  ...messagesOf({...imapLogin, program: 'Dovecot'}, [
    {
      id: 'dovecot-imap-login',
      template:
        '{time} {host} dovecot{[{number}]?}: imap-login: Login: user=<{account?}>, method={word}, rip={address}, lip=',
      example:
        'Nov 27 01:02:03 mail dovecot: imap-login: Login: user=<info@example.com>, method=PLAIN, rip=203.0.113.50, lip=192.0.2.10, mpid=812, TLS, session=<a>',
      not: notLogin,
    },
  ]),
  ...messagesOf({...pop3Login, program: 'Dovecot, in a log of its own'}, [
    {
      id: 'dovecot-own-log-pop3-login',
      template: '{time} pop3-login: Info: Login: user=<{account?}>, method={word}, rip={address}, lip=',
      example:
        'Nov 27 01:02:03 pop3-login: Info: Login: user=<info@example.com>, method=PLAIN, rip=203.0.113.50, lip=192.0.2.10',
      not: notLogin,
    },
  ]),
  ...messagesOf({...imapLogin, program: 'Dovecot, in a log of its own'}, [
    {
      id: 'dovecot-own-log-imap-login',
      template: '{time} imap-login: Info: Login: user=<{account?}>, method={word}, rip={address}, lip=',
      example:
        'Nov 27 01:02:03 imap-login: Info: Login: user=<info@example.com>, method=PLAIN, rip=203.0.113.50, lip=192.0.2.10',
      not: notLogin,
    },
  ]),
];

const sent = {
  check: 'smtp login',
  setting: 'LF_DISTSMTP',
  logs: ['SMTPAUTH_LOG'],
  service: 'smtpauth',
  text: '',
} as const;
const authenticators = '{courier_plain|courier_login|dovecot_plain|dovecot_login|fixed_login|fixed_plain|login|plain}';

/** lfd empties what is between the first and the last quotation mark before it looks at a line of Exim. */
function withoutQuotes(line: string): string {
  const first = line.indexOf('"');
  const last = line.lastIndexOf('"');
  return first === last ? line : `${line.slice(0, first)}""${line.slice(last + 1)}`;
}

const arrival = /^[^\t-\r ]+[\t-\r ]+[^\t-\r ]+[\t-\r ]+(?:\[\d+\][\t-\r ])?[^\t-\r ]+ <=/;
const authenticator = / A=(?:(?:courier|dovecot|fixed)_(?:plain|login)|login|plain):/;
const authenticated = new RegExp(`${authenticator.source}(${noSpace}+)`);

/** The address in the last brackets of H=, as far as no further = comes between. */
function addressOfHost(line: string): string | undefined {
  for (let at = line.indexOf(' H='); at >= 0; at = line.indexOf(' H=', at + 1)) {
    const from = at + 3;
    const equals = line.indexOf('=', from);
    for (
      let bracket = line.lastIndexOf('[', equals < 0 ? line.length : equals - 1);
      bracket >= from;
      bracket = line.lastIndexOf('[', bracket - 1)
    ) {
      const word = /^[^\t-\r ]+(?=\])/.exec(line.slice(bracket + 1));
      if (word !== null) {
        return word[0];
      }
      if (bracket === 0) {
        break;
      }
    }
  }
  return undefined;
}

function readArrival(line: string): {text: string; address: string | undefined} | undefined {
  const text = withoutQuotes(line);
  return arrival.test(text) ? {text, address: addressOfHost(text)} : undefined;
}

const mails = [
  ...messagesOf({...sent, program: 'Postfix'}, [
    {
      id: 'postfix-sent',
      template:
        '{time} {host} postfix/{submission/?}smtpd{[{number}]?}: {name}: client={word}[{address}], sasl_method={sasl method}, sasl_username={account}{very end}',
      example:
        'Nov 27 01:02:03 mail postfix/smtpd[77]: 4A1B2C3D: client=client.example[203.0.113.50], sasl_method=PLAIN, sasl_username=info@example.com',
      not: 'postfix/smtps/smtpd and postfix/submissions/smtpd.',
    },
  ]),
  ...messagesOf({...sent, program: 'qmail (InterWorx)'}, [
    {
      id: 'interworx-smtp-login',
      template: '{word} qmail-smtpd[{number}]: AUTH successful [{address}] {account}',
      example: '2026-11-27T01:02:03 qmail-smtpd[88]: AUTH successful [203.0.113.50] info@example.com',
      not: 'A line whose time takes more than one word.',
    },
  ]),
  ...messagesOf({...sent, program: 'Exim'}, [
    {
      id: 'exim-sent',
      template: `{{exim time}}{word} <=… H={word}… A=${authenticators}:{account}`,
      holds: ' <=',
      refine: (_, line) => {
        const {text, address} = readArrival(line) ?? {};
        if (text === undefined || address === undefined || / U=[^\t-\r ]+ P=local /.test(text)) {
          return undefined;
        }
        const account = authenticated.exec(text)?.[1];
        return account === undefined || !/ P=esmtps?a /.test(text) ? undefined : {address, account, cleaning: 'none'};
      },
      example:
        '2026-11-27 01:02:03 1abcde-0001ab-2C <= info@example.com H=client.example [203.0.113.50]:40022 P=esmtpsa X=TLS1.3:TLS_AES_256_GCM_SHA384:256 A=dovecot_login:info@example.com S=1234 id=a@example.com',
      not: 'Mail without a login, and other authenticators than those named.',
    },
  ]),
];

const relay = {
  check: 'relay',
  program: 'Exim',
  logs: ['SMTPRELAY_LOG'],
  service: 'relay',
  text: '',
  holds: ' <=',
} as const;

/** What kind of mail lfd takes an arrival for. */
function relayKind(line: string): {kind: string; from: string} | undefined {
  const {text, address} = readArrival(line) ?? {};
  if (text === undefined) {
    return undefined;
  }
  const local = / U=([^\t-\r ]+) P=local /.exec(text)?.[1];
  if (local !== undefined) {
    return {kind: 'LOCALRELAY', from: local};
  }
  if (address === undefined) {
    return undefined;
  }
  const kind =
    authenticator.test(text) && / P=esmtps?a /.test(text)
      ? 'AUTHRELAY'
      : / P=(?:smtp|esmtp|esmtps) /.test(text)
        ? 'RELAY'
        : undefined;
  if (kind === undefined) {
    return undefined;
  }
  return {kind: /^127\.|^::1$/.test(address) ? 'LOCALHOSTRELAY' : kind, from: address};
}

const ofKind =
  (wanted: string) =>
  (_: Taken, line: string): Taken | undefined => {
    const {kind, from} = relayKind(line) ?? {};
    if (kind !== wanted || from === undefined || ['root', 'mailnull', '0'].includes(from)) {
      return undefined;
    }
    return kind === 'LOCALRELAY' ? {account: from} : {address: from};
  };

const relays = messagesOf({...relay, setting: 'RT_RELAY_ALERT'}, [
  {
    id: 'exim-relay',
    template: '{{exim time}}{word} <=… H={word}… P={smtp|esmtp|esmtps} ',
    refine: ofKind('RELAY'),
    example:
      '2026-11-27 01:02:03 1abcde-0001ab-2C <= info@example.com H=client.example [203.0.113.50] P=esmtp S=1234 for a@example.com',
    not: 'Mail that the server rejects. Mail from an address that POP before SMTP knows counts for RT_POPRELAY_ALERT.',
  },
  {
    id: 'exim-authenticated-relay',
    setting: 'RT_AUTHRELAY_ALERT',
    template: `{{exim time}}{word} <=… H={word}… P={esmtpa|esmtpsa} … A=${authenticators}:`,
    refine: ofKind('AUTHRELAY'),
    example:
      '2026-11-27 01:02:03 1abcde-0001ab-2C <= info@example.com H=client.example [203.0.113.50] P=esmtpsa A=dovecot_login:info@example.com S=1234 for a@example.com b@example.com',
    not: "Other authenticators than those named. Mail from the server's own addresses counts for RT_LOCALHOSTRELAY_ALERT.",
  },
  {
    id: 'exim-local-relay',
    setting: 'RT_LOCALRELAY_ALERT',
    template: '{{exim time}}{word} <=… U={account} P=local ',
    refine: ofKind('LOCALRELAY'),
    example: '2026-11-27 01:02:03 1abcde-0001ab-2C <= alice@server.example U=alice P=local S=1234 for a@example.com',
    not: 'Mail of root and mailnull.',
  },
  {
    id: 'exim-localhost-relay',
    setting: 'RT_LOCALHOSTRELAY_ALERT',
    template: '{{exim time}}{word} <=… H={word}… P={smtp|esmtp|esmtps|esmtpa|esmtpsa} ',
    refine: ofKind('LOCALHOSTRELAY'),
    example:
      '2026-11-27 01:02:03 1abcde-0001ab-2C <= info@example.com H=localhost [127.0.0.1] P=esmtp S=1234 for a@example.com',
    not: 'Mail over a pipe, which counts for RT_LOCALRELAY_ALERT. With esmtpa and esmtpsa, only the authenticators of RT_AUTHRELAY_ALERT count.',
  },
]);

const scripts = messagesOf(
  {
    check: 'script',
    program: 'Exim',
    setting: 'LF_SCRIPT_ALERT',
    countsFor: 'LF_SCRIPT_LIMIT',
    logs: ['SCRIPT_LOG'],
    service: 'script',
    text: '',
  },
  [
    {
      id: 'exim-script-folder',
      template: '{word}{spaces}{word}{spaces}{[{number}]{space}?}cwd={rest} {number} args:',
      example: '2026-11-27 01:02:03 cwd=/home/alice/public_html 4 args: /usr/sbin/sendmail -t -i',
      not: 'Folders outside the home folder.',
    },
    {
      id: 'exim-script-http',
      template:
        '{word}{spaces}{word}{spaces}{[{number}]{space}?}{word} H=localhost …PWD={rest}  REMOTE_ADDR={word}{very end}',
      example:
        '2026-11-27 01:02:03 1abcde-0001ab-2C H=localhost HTTP=1 PWD=/home/alice/public_html  REMOTE_ADDR=203.0.113.50',
      not: 'Folders outside the home folder.',
    },
  ].map((row) => ({
    ...row,
    refine: ({rest = ''}: Taken) => (rest.split('/')[1] === 'home' ? {rest} : undefined),
  })),
);

export const mailMessages = [...failures, ...mails, ...logins, ...scripts, ...relays];
