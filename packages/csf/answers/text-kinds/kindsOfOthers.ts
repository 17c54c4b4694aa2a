import {forgedQueries} from '../../model/lfd/readLogLine';
import {sections} from '../../pages/sections';
import {
  carryOver,
  firewalld,
  listsForNat,
  listsForRules,
  nftables,
  savedRules,
  ufw,
  type FirewallBeside,
} from './firewallsBeside';
import type {TextKind} from './textKind';

/** What to say of rules that csf has made itself. */
function adviceOnOwn(text: string): string | undefined {
  return /\bLOCALINPUT\b/.test(text)
    ? 'They are those of csf: its chain LOCALINPUT is there. Do not load them yourself: csf -r makes them anew from csf.conf and its lists.'
    : undefined;
}

/** A rule of iptables in a command, without what its deletion may write differently. */
function iptablesRuleIn(line: string): {verb: string; rule: string} | undefined {
  const [, program = '', before = '', verb = '', rule = ''] =
    /(?:^|[\s/])(ip6?tables)(?:-legacy|-nft)?\s+((?:-t\s+\w+\s+|-w\s+)*)-{1,2}(A|I|D|append|insert|delete)\s+(.*)$/.exec(
      line.slice(0, 500),
    ) ?? [];
  const plain = rule.replace(/^(\w+) \d+ /, '$1 ').replace(/ *(?:[12&]?>.*|\|\|.*|#.*)$/, '');
  return verb === '' ? undefined : {verb: verb[0]!.toUpperCase(), rule: `${program} ${before}${plain}`};
}

/** The lines that delete what an earlier line adds, and those that empty or open chains, by their numbers. */
function undoneIn(text: string): {deleted: number[]; emptied: number[]} {
  const added = new Set<string>();
  const deleted: number[] = [];
  const emptied: number[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    const {verb, rule = ''} = iptablesRuleIn(line) ?? {};
    if (verb === 'D' && added.delete(rule)) {
      deleted.push(at + 1);
    } else if (verb !== undefined && verb !== 'D') {
      added.add(rule);
    }
    if (
      /(?:^|[\s/])ip6?tables (?:-t \w+ )?(?:-F|--flush|-X|-P (?:INPUT|OUTPUT|FORWARD) ACCEPT)(?! f2b)\b|\bip6?tables-restore\b/.test(
        line,
      )
    ) {
      emptied.push(at + 1);
    }
  }
  return {deleted, emptied};
}

/** What commands of iptables do in a script of csf; the gravest first. */
function adviceOnScript(text: string): string {
  const {deleted, emptied} = undoneIn(text);
  const placeholder = /(?<![\w.:])x{1,4}[.:]x{1,4}[.:][x.:]{1,40}(?![\w.:])|<[\w .-]{2,30}>|\bYOUR[_-]\w{2,30}/i.exec(
    text,
  )?.[0];
  const linesOf = (numbers: readonly number[]): string =>
    `Line${numbers.length === 1 ? '' : 's'} ${listOf(numbers.map(String))}`;
  return words(
    deleted.length === 0
      ? []
      : `${linesOf(deleted)} with -D ${deleted.length === 1 ? 'deletes what an earlier line adds' : 'delete what earlier lines add'}, so nothing of that is left at the end: remove ${deleted.length === 1 ? 'it' : 'them'}.`,
    emptied.length === 0
      ? []
      : `${linesOf(emptied)} ${emptied.length === 1 ? 'empties or opens' : 'empty or open'} chains. In a script of csf, that removes csf's own rules: leave ${emptied.length === 1 ? 'it' : 'them'} out.`,
    placeholder === undefined ? [] : `${placeholder} is a placeholder: write the real value.`,
    'Each start of csf removes all rules of iptables that it does not make itself.',
    ...listsForRules,
    ...listsForNat(text),
    'Then run csf -r.',
  );
}

const words = (...sentences: readonly (string | readonly string[])[]): string => sentences.flat().join(' ');

/** Words in a row, each once; beyond twenty, how many more. */
function listOf(names: readonly string[]): string {
  const each = [...new Set(names)];
  const shown = each.length > 20 ? [...each.slice(0, 20), `${each.length - 20} more`] : each;
  return new Intl.ListFormat('en-GB').format(shown);
}

/** What lfd counts in place of a jail of fail2ban. */
const jobs: readonly (readonly [jail: RegExp, settings: string])[] = [
  [/ssh|dropbear/, 'LF_SSHD'],
  [/ftp/, 'LF_FTPD'],
  [/postfix|exim|sasl|smtp/, 'LF_SMTPAUTH'],
  [/dovecot|imap|pop3|courier/, 'LF_IMAPD and LF_POP3D'],
  [/vesta/, 'LF_VESTA'],
  [/webmin/, 'LF_WEBMIN'],
  [/directadmin/, 'LF_DIRECTADMIN'],
  [/modsec/, 'LF_MODSEC'],
  [/(?:apache|nginx)-(?:http-)?auth/, 'LF_HTACCESS'],
];

function adviceOnFail2ban(text: string): string {
  const jails = [...text.matchAll(/^[ \t]*\[([\w-]{1,60})\]/gm)].map(([, name]) => name!);
  const taken = jails.flatMap((jail) => {
    const settings = jobs.find(([pattern]) => pattern.test(jail))?.[1];
    return settings === undefined ? [] : [`${settings} (${jail})`];
  });
  return words(
    'csf and lfd read nothing of it. Do not put its lines into csf.conf: csf stops at a value without quotation marks.',
    taken.length === 0
      ? 'lfd counts failed logins with settings of its own, such as LF_SSHD.'
      : `lfd does the same with ${listOf(taken)}: each is the number of failures that lead to a block (maxretry), within LF_INTERVAL seconds (findtime).`,
    jails.includes('recidive')
      ? 'For recidive, lfd blocks for good after more than LF_PERMBLOCK_COUNT temporary blocks within LF_PERMBLOCK_INTERVAL seconds.'
      : [],
    jails.some((jail) => /named|bind/.test(jail)) ? forgedQueries : [],
    'Its ignoreip belongs in csf.ignore, and its bantime in settings such as LF_SSHD_PERM. After a change, run csf -ra.',
    'If both run, csf -r removes the bans of fail2ban: let it ban through csf.',
  );
}

function adviceOnCompose(text: string): string {
  const ports = [
    ...text.matchAll(
      /^\s*-\s*["']?(?:0\.0\.0\.0:)?(\d{1,5}):\d{1,5}(?:\/\w+)?["']?\s*$|^\s*published:\s*["']?(\d{1,5})/gm,
    ),
  ].map(([, port, published]) => (port ?? published)!);
  return words(
    'csf reads nothing of it.',
    ports.length === 0
      ? 'A port that Docker publishes is open to everybody, whatever TCP_IN and csf.deny say.'
      : `Docker opens ${listOf(ports)} to everybody, whatever TCP_IN and csf.deny say.`,
    'Write 127.0.0.1: before a port that only this server needs. Each start of csf removes the rules of Docker, so restart Docker after csf -r.',
  );
}

/** Texts of other firewalls and programs that people take for one of csf, and what they mean for csf. */
export const kindsOfOthers: readonly TextKind[] = [
  {
    name: 'rules of nftables',
    signs: [
      /^\s*(?:add )?table\s+(?:ip|ip6|inet|arp|bridge|netdev)\s+\S+(?:\s*\{|\s*$)|^\s*nft add rule|^\s*chain \w+ \{/m,
    ],
    advise: (text) =>
      adviceOnOwn(text) ??
      words(
        'csf cannot read them: it makes its own rules with iptables. A packet must pass the tables of both.',
        /^\s*flush ruleset/m.test(text)
          ? 'Where iptables uses nftables, flush ruleset also removes the rules of csf.'
          : [],
        carryOver(nftables, text),
      ),
    page: sections.nftables,
  },
  {
    name: 'commands of ufw',
    signs: [/^(?:\S{1,60}[#$] )?(?:sudo )?ufw (?:--force )?(?:insert \d+ )?(?:allow|limit|deny|reject|default)\b/m],
    lines: /\bufw\b/,
    advise: (text) => words('csf does not read them.', carryOver(ufw, text)),
    page: sections.otherFirewalls,
  },
  {
    name: 'commands of firewalld',
    signs: [/^(?:\S{1,60}[#$] )?(?:sudo )?firewall-cmd\b.* --(?:permanent|add-|zone)/m],
    advise: (text) => words('csf does not read them.', carryOver(firewalld, text)),
    page: sections.otherFirewalls,
  },
  {
    name: 'commands of iptables, as in a csfpost.sh',
    signs: [
      /^(?:\S{1,60}[#$] )?[ \t]*(?:sudo )?(?:\S*\/|\$)?\{?(?:ip6?tables|IP6?TABLES|IPT6?)\}?"?[ \t]+(?:-w[ \t]+)?(?:-t[ \t]+\w+[ \t]+)?-{1,2}[A-Za-z]+[ \t]+\w/m,
    ],
    advise: adviceOnScript,
    page: sections.ownRules,
  },
  {
    name: 'a compose file of Docker',
    signs: [/^services:[ \t]*$/m, /^[ \t]+(?:image|build|container_name|ports):/m],
    advise: adviceOnCompose,
    page: sections.docker,
  },
  {
    name: 'a list of programs that listen, or of open ports',
    signs: [/^(?:Proto +Recv-Q|Netid +State|State +Recv-Q)\b|^PORT +STATE +SERVICE/m],
    advice:
      'csf opens a port to everybody only if TCP_IN or UDP_IN name it, or a container publishes it. csf -p shows what listens, and which of it is open.',
    page: sections.closePort,
  },
  {
    name: 'rules of the firewall of Windows',
    signs: [/\bnetsh advfirewall\b|\b(?:New|Get|Set)-NetFirewallRule\b/i],
    advice:
      'csf runs on Linux, and reads none of them. There, ports for everybody are in TCP_IN and UDP_IN, and lines for single addresses in csf.allow.',
    page: sections.openPort,
  },
  {
    name: 'hosts.allow or hosts.deny, which csf does not read',
    signs: [
      /^(?:ALL|sshd|vsftpd|proftpd|in\.\w+|exim|dovecot|imapd|mysqld|rpcbind) ?: *(?:ALL|\[?[\da-f:]*:[\da-f:]+\]?|(?:\d{1,3}\.){1,3}\d{0,3})(?:\/\d+)?(?: ?: ?\w+)?\s*$/im,
    ],
    advice:
      'Leave out ALL as an address: csf closes what TCP_IN does not name. A single address of hosts.deny becomes a line of csf.deny, one of hosts.allow a line of csf.allow. Alone it is for all its ports; tcp|in|d=22|s=203.0.113.99 is for SSH only. Then run csf -r.',
    page: sections.deny,
  },
  {
    name: 'a configuration of fail2ban',
    signs: [
      /^\s*\[[\w-]{2,60}\]\s*$/m,
      /^\s*(?:bantime|maxretry|findtime|failregex|banaction|actionban)\s*=|^\s*enabled\s*=\s*(?:true|false)\s*$(?=[\s\S]{0,500}^\s*(?:filter|logpath|port|action)\s*=)/m,
    ],
    advise: adviceOnFail2ban,
    page: sections.fail2ban,
  },
];

/** What to do with rules that iptables-save or UFW wrote, and what loads them again at the next boot. */
export function adviceOnSaved(text: string, other: FirewallBeside = savedRules): string {
  return adviceOnOwn(text) ?? words('csf makes its own, and removes these at each start.', carryOver(other, text));
}

/** What to do with a zone of firewalld. */
export function adviceOnZone(text: string): string {
  return words('csf does not read it.', carryOver(firewalld, text));
}
