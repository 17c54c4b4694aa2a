import {type SettingValues} from './blockingSettings';
import {dateOf, isTrue} from '../../perl';
import {printEnd, printRefusal, type Message} from '../sentences';
import type {Block} from './block';
import type {BlockByLine} from './simulate';

/** What only the server knows. */
export type Surroundings = {
  hostname: string;
  /** Of the server, as "+0100"; lfd writes it into mails. */
  timeZone?: string;
  /** An address as lfd writes it, with what it looked up: "203.0.113.7 (DE/Germany/host.example.com)". */
  lookedUp?: (address: string) => string;
  /** The text of a line in the log, by its number. */
  lineText?: (lineNumber: number) => string;
};

export type Mail = {subject: string; fields: [label: string, value: string][]; heading: string; lines: string[]};

export type BlockTexts = {
  /** Lines of lfd.log, without the time, the host name and the process number; also if lfd blocks nothing. */
  log: string[];
  /** Lines of csf.deny; empty for a temporary block, and where csf refuses the entry. */
  deny: string[];
  /** The line of csf.tempban; undefined for a permanent block. */
  temporary: string | undefined;
  /** Emails that lfd sends. */
  mails: Mail[];
};

/** What lfd writes about a block: into its log, into the lists of csf and into mails. */
export function blockTexts(block: BlockByLine, values: SettingValues, surroundings: Surroundings): BlockTexts {
  const lookedUp = surroundings.lookedUp ?? ((address) => withUnknownHost(address, values));
  const sentence = (message: Message, target: string): string => message.join(lookedUp(target));
  const text = sentence(block.escalation?.message ?? block.message, block.target);
  const {trigger} = block;
  return {
    log: block.isPermanent
      ? block.entries.flatMap((entry) => [
          ...refusalOf(block.refusal, entry),
          text + printEnd({port: portOf(entry), trigger}),
        ])
      : [text + printEnd({seconds: block.lasts, trigger})],
    deny:
      block.refusal === undefined
        ? block.entries.map((entry) => `${entry} # lfd: ${text} - ${dateOf(block.seconds)}`)
        : [],
    temporary: block.isPermanent
      ? undefined
      : `${Math.floor(block.seconds)}|${block.address}|${block.ports}|${block.direction}|${block.lasts}|lfd - ${text}`,
    mails: mailsOf(block, values, surroundings, lookedUp),
  };
}

/** The time before a line in lfd.log: "Nov 21 02:24:12". */
export function logStamp(seconds: number): string {
  return dateOf(seconds).slice(4, 19);
}

/** lfd puts what it looked up into brackets: "Unknown" without a host name, "-" where it looks up countries too. */
function withUnknownHost(address: string, values: SettingValues): string {
  if (isTrue(values.CC_LOOKUPS) && (!address.includes(':') || isTrue(values.CC6_LOOKUPS))) {
    return `${address} (-)`;
  }
  return isTrue(values.LF_LOOKUPS) ? `${address} (Unknown)` : address;
}

/** What lfd logs if csf -d refuses the entry. */
function refusalOf(refusal: Block['refusal'], entry: string): string[] {
  return refusal === undefined ? [] : [`*Error*: csf output: ${printRefusal(refusal, entry)}`];
}

function portOf(entry: string): string | undefined {
  return /\|d=(\d+)\|/.exec(entry)?.[1];
}

// eslint-disable-next-line max-lines-per-function -- a mail after the other, as lfd sends them
function mailsOf(
  block: BlockByLine,
  values: SettingValues,
  {hostname, timeZone, lineText}: Surroundings,
  lookedUp: (address: string) => string,
): Mail[] {
  const lines = lineText === undefined ? [] : block.lineNumbers.map(lineText);
  const time = [dateOf(block.seconds), ...(timeZone === undefined ? [] : [timeZone])].join(' ');
  const who = lookedUp(block.address);
  const subject = (text: string): string => `lfd on ${hostname}: ${text}`;
  const listed = block.effect === 'allowed' ? ' (IP match in csf.allow, block may not work)' : '';
  const trigger = `[${block.trigger}]`;
  const asked = block.asked;
  const lasting = asked.isPermanent
    ? `Permanent Block ${trigger}`
    : `Temporary Block for ${asked.lasts} seconds ${trigger}`;
  const mails: Mail[] = escalationMail(block, values, time, subject, lookedUp);
  const alert = (about: string, count: string, blocked: string, more: string[] = []): Mail => ({
    subject: subject(`blocked ${about}`),
    fields: [
      ['Time', time],
      ['IP', about],
      ['Failures', count],
      ['Interval', `${block.interval} seconds`],
      ['Blocked', blocked],
    ],
    heading: 'Log entries',
    lines: [...lines, ...more],
  });

  if (block.together.length > 0) {
    const isLast = block.address === block.together.at(-1);
    const kind = block.trigger === 'LF_DISTFTP' ? 'FTP' : block.trigger === 'LF_DISTSMTP' ? 'SMTP' : undefined;
    const isMailed = isTrue(values[kind === undefined ? 'LF_EMAIL_ALERT' : `${block.trigger}_ALERT`]);
    const about =
      kind === undefined
        ? `distributed ${block.service} attack on account [${block.account}]`
        : `distributed ${kind} Logins on account [${block.account}]`;
    // One email for all addresses.
    return isLast && isMailed
      ? [
          ...mails,
          alert(about, String(block.count), lasting, [
            '',
            'IP Addresses Blocked:',
            '',
            ...block.together.map(lookedUp),
          ]),
        ]
      : mails;
  }
  if (block.trigger === 'PS_LIMIT') {
    return isTrue(values.PS_EMAIL_ALERT)
      ? [
          ...mails,
          {
            subject: subject(`${who} blocked for port scanning`),
            fields: [
              ['Time', time],
              ['IP', who],
              ['Hits', String(block.count)],
              ['Blocked', lasting + listed],
            ],
            heading: 'Sample of block hits',
            lines,
          },
        ]
      : mails;
  }
  if (block.trigger.startsWith('LT_')) {
    return isTrue(values.LT_EMAIL_ALERT)
      ? [
          ...mails,
          {
            subject: subject(`${block.account} blocked for ${block.service} access`),
            fields: [
              ['Time', time],
              ['Account', block.account],
              ['Application', block.service],
              ['IP', who],
              ['Logins', String(block.count)],
              ['Interval', block.interval],
              ['Allowable', `${values[block.trigger]} logins per hour in 3600 second interval`],
              ['Flushed in', `${asked.lasts} seconds`],
            ],
            heading: '',
            lines: [],
          },
        ]
      : mails;
  }
  if (block.trigger.startsWith('LF_APACHE_')) {
    return isTrue(values.LT_EMAIL_ALERT) ? [...mails, alert(who, String(block.count), lasting)] : mails;
  }
  const isMailed = isTrue(values.LF_EMAIL_ALERT) && (asked.isPermanent || isTrue(values.LF_TEMP_EMAIL_ALERT));
  return isMailed ? [...mails, alert(who, `${block.count} (${block.service})`, lasting + listed)] : mails;
}

/** The email about earlier blocks; lfd also sends the one about the new block. */
function escalationMail(
  {escalation, target}: Block,
  values: SettingValues,
  time: string,
  subject: (text: string) => string,
  lookedUp: (address: string) => string,
): Mail[] {
  if (escalation === undefined) {
    return [];
  }
  const isOfNetwork = escalation.trigger === 'LF_NETBLOCK_COUNT';
  if (!isTrue(values[isOfNetwork ? 'LF_NETBLOCK_ALERT' : 'LF_PERMBLOCK_ALERT'])) {
    return [];
  }
  const lines = escalation.blocks.map((past) => `${dateOf(past.seconds)} ${past.message.join(lookedUp(past.target))}`);
  const count = String(lines.length);
  const who = lookedUp(target);
  const networkClass = target.includes(':') ? values.LF_NETBLOCK_IPV6 : values.LF_NETBLOCK_CLASS;
  return [
    isOfNetwork
      ? {
          subject: subject(`Network class ${networkClass} ${who} has been blocked`),
          fields: [
            ['Time', time],
            ['Block', who],
            ['Hits', count],
          ],
          heading: 'IP addresses that triggered the block',
          lines,
        }
      : {
          subject: subject(`${who} blocked permanently`),
          fields: [
            ['Time', time],
            ['IP', who],
            ['Temporary Blocks', count],
          ],
          heading: 'Temporary blocks that triggered the permanent block',
          lines,
        },
  ];
}
