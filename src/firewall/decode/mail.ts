import {addressIn} from './addressIn';
import {blockFinding} from './block';
import {finding, lookAt, type Finding} from './finding';
import {blockMails, mailKinds} from './mailKinds';
import {triggers} from './triggers';

const subjectLine =
  /^(?:[>|\s]*Subject:\s*)?(?:(?:Re|Fwd?|AW|WG):\s*)*((?:lfd|csf UI) on \S{1,255}: (.+)|abuse report about (.+))$/i;

/** The subject of a mail of lfd in a line; undefined where there is none. */
export function mailSubject(line: string): string | undefined {
  return subjectLine.exec(line)?.[1];
}

/** Reads one mail of lfd: its subject and the lines up to the next mail. */
export function readMail(subject: string, body: readonly string[]): Finding {
  const about = /^lfd on \S+: (.+)$/i.exec(subject)?.[1];
  if (about === undefined) {
    return readOther(subject);
  }
  const block = blockMails.find((mail) => mail.subject.test(about));
  if (block !== undefined) {
    return readBlockMail(block, about, body);
  }
  const known = mailKinds.find((mail) => mail.subject.test(about));
  const address = addressIn(about) ?? addressIn(field(body, 'IP') ?? '');
  return known === undefined
    ? finding({
        kind: 'mail',
        what: 'This is a mail of lfd, but none that is shipped with 15.11. Its template may be changed on this server.',
        address,
        page: '/docs/usage/email-alerts/#what-does-each-alert-mean-and-how-do-i-silence-it',
        certain: false,
      })
    : finding({
        kind: 'mail',
        what: known.what(address ?? 'an unknown address'),
        setting: known.setting,
        address,
        notes: ['This mail reports no block.'],
        page: known.page,
      });
}

/** Reads the line that says how long, where a mail is pasted without its subject. */
export function readBlockedField(lines: readonly string[]): Finding | undefined {
  const isBlock = /^(Permanent Block|Temporary Block for \d+ seconds) \[\w+\]/.test(field(lines, 'Blocked') ?? '');
  return isBlock ? readBlockMail({}, '', lines) : undefined;
}

function readOther(subject: string): Finding {
  const isReseller = /^csf UI on /i.test(subject);
  const address = addressIn(subject);
  return finding({
    kind: 'mail',
    what: isReseller
      ? 'A reseller used the web interface of csf.'
      : `lfd wrote an abuse report about ${address ?? 'an address'}, which it also blocked.`,
    setting: isReseller ? undefined : 'X_ARF',
    address,
    notes: isReseller ? ['The words behind the dash say what was done.'] : [],
    unblock: isReseller || address === undefined ? [] : [`csf -trd ${address}`, `csf -dr ${address}`],
    page: isReseller
      ? '/docs/usage/user-interface/#let-resellers-unblock-addresses'
      : '/docs/usage/block-reporting/#send-x-arf-abuse-reports',
  });
}

function readBlockMail(mail: {template?: string; trigger?: string}, about: string, body: readonly string[]): Finding {
  const blocked = field(body, 'Blocked') ?? '';
  const [, seconds, word] =
    /^(?:Permanent Block|Temporary Block for (\d{1,10}) seconds) \[(\w{1,40})\]/.exec(blocked) ?? [];
  const flush = /^(\d{1,10}) seconds/.exec(field(body, 'Flushed in') ?? '')?.[1];
  const isNetwork = mail.template === 'netblock.txt';
  const address =
    mail.template === 'tracking.txt'
      ? addressIn(field(body, 'IP') ?? '')
      : (addressIn(about) ?? addressIn(field(body, isNetwork ? 'Block' : 'IP') ?? ''));
  if (mail.template === 'relayalert.txt' && word === undefined) {
    return readRelay(about, address, blocked);
  }
  // The mail names CT_LIMIT also for the block of a network.
  const isSubnet = word === 'CT_LIMIT' && address?.endsWith('/24') === true;
  const trigger = isSubnet ? 'CT_SUBNET_LIMIT' : (word ?? trackedService(about) ?? mail.trigger);
  const isPermanent = mail.template === 'permblock.txt' || isNetwork || (word !== undefined && seconds === undefined);
  const duration = seconds ?? (mail.template === 'tracking.txt' ? flush : undefined);
  const found = blockFinding({
    kind: 'mail',
    address,
    trigger,
    measure: measureOf(body),
    permanent: isPermanent ? true : duration === undefined ? undefined : false,
    seconds: duration === undefined ? undefined : Number(duration),
    since: field(body, 'Time'),
    certain: trigger !== undefined && triggers.has(trigger),
    notes: /block may not work\)/.test(blocked)
      ? ['An allow list holds the address, so the block has no effect on it.']
      : [],
  });
  return address === undefined && /^blocked distributed /.test(about) ? manyAddresses(found) : found;
}

function manyAddresses(found: Finding): Finding {
  return {
    ...found,
    what: found.what.replace('an address', 'several addresses'),
    lookCloser: ['csf -t', 'tail -n 50 /etc/csf/csf.deny'],
    notes: [...found.notes, 'The addresses stand at the end of the mail. Paste them one by one into csf -g.'],
  };
}

function readRelay(about: string, address: string | undefined, blocked: string): Finding {
  const type = /^(RELAY|AUTHRELAY|POPRELAY|LOCALRELAY|LOCALHOSTRELAY) Alert for /.exec(about)?.[1];
  return finding({
    kind: 'mail',
    what: `${address ?? 'An account'} sent more mails in an hour than its relay limit allows. ${blocked === 'No' ? 'Nothing is blocked.' : 'The line Blocked of the mail says whether it is blocked.'}`,
    setting: type === undefined ? undefined : `RT_${type}_LIMIT`,
    address,
    lookCloser: address === undefined ? [] : lookAt(address),
    page: '/docs/usage/outgoing-spam/#how-do-i-find-who-sends-spam',
    certain: type !== undefined,
  });
}

function trackedService(about: string): string | undefined {
  const service = / blocked for (pop3d|imapd) access$/.exec(about)?.[1];
  return service === undefined ? undefined : `LT_${service.toUpperCase()}`;
}

function measureOf(body: readonly string[]): string | undefined {
  const failures = /^\d{1,10}/.exec(field(body, 'Failures') ?? '')?.[0];
  const interval = /^\d{1,10} seconds/.exec(field(body, 'Interval') ?? '')?.[0];
  const connections = /^\d{1,10}/.exec(field(body, 'Connections') ?? '')?.[0];
  const hits = /^\d{1,10}/.exec(field(body, 'Hits') ?? '')?.[0];
  return failures !== undefined && interval !== undefined
    ? `${failures} in the last ${interval}`
    : connections !== undefined
      ? `${connections} connections`
      : hits === undefined
        ? undefined
        : `${hits} hits`;
}

/** The value behind a name such as "Time:" in the first lines of a mail. */
function field(lines: readonly string[], name: string): string | undefined {
  for (const line of lines.slice(0, 60)) {
    const text = line.replace(/^[>|\s]+/, '');
    if (text.toLowerCase().startsWith(`${name.toLowerCase()}:`)) {
      return text.slice(name.length + 1).trim();
    }
  }
  return undefined;
}
