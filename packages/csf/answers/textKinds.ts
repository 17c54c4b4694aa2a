import {ownPattern, toolNames} from '../pages/toolNames';
import {confMakerOf, withoutBlankLines} from './confMakers';
import {listFileOf} from './listFiles';
import type {TextKind} from './textKind';
import {logKinds} from './test-log/logKinds';
import {wideLineIn} from './wideEntries';

const setting = String.raw`^[ \t]*[A-Z][A-Z0-9_]+\s*=\s*"`;

const patterns = `The ${toolNames.log} tries a rule of it on lines of a log: paste the rule below "${ownPattern}".`;

/** Files of csf with one entry a line, and regex.custom.pm. Their comments say nothing about what they are. */
const files: readonly TextKind[] = [
  {name: 'regex.custom.pm', signs: [/^\s*sub custom_line\b/m], hasCustomRules: true, advice: patterns},
  {
    name: 'regex.custom.pm without its line "sub custom_line {"',
    signs: [/\$lgfile\b/, /\$line\s*=~/, /^\s*(?:#!.*perl|1;)/m],
    hasCustomRules: true,
    advice: 'lfd stops at such a file. Begin again from the one in the package of csf.',
  },
  {
    name: 'rules of regex.custom.pm',
    signs: [/\$line\s*=/, /\$(?:lgfile|globlogs)\b|\breturn\s*\(/, /\(\s*["'\u201c].*\$\d/],
    hasCustomRules: true,
    advice: patterns,
  },
  {
    name: 'a template of a list of csf',
    signs: [/^\s*(?:\{[{%]|<%)/m],
    lines: /^\s*(?:\{[{%]|<%|(?:\d{1,3}\.){3})/,
    advice: 'Paste the list that it makes, as the server has it.',
  },
  {name: 'csf.pignore', signs: [], lines: /^\s*p?(?:exe|cmd|user):\S/, reader: 'rule'},
  {name: 'csf.logignore', signs: [], lines: /^\s*\^\S/, reader: 'rule'},
  {
    name: 'a list of paths such as csf.dirwatch, csf.fignore or csf.logfiles',
    signs: [/\n/],
    lines: /^\s*\/[\w.-]+\/\S*\s*$/,
  },
  {name: 'csf.rignore', signs: [/\n/], lines: /^\s*\.(?:\\\.)?[a-z\d-]+(?:\\?\.[a-z\d-]+)+=?\s*$/i, reader: 'rule'},
  {
    name: 'csf.redirect',
    signs: [],
    lines: /^[\d.*]+\|[\d*]+\|[\d.*]*\|[\d*]+\|(?:tcp|udp)\s*$/,
    reader: 'rule',
  },
];

/** The kinds, the surest first. A text is the first kind whose signs it has all. */
const kinds: readonly TextKind[] = [
  {name: 'lines of lfd.log', signs: [/\blfd\[\d{1,10}\]: /], reader: 'output'},
  {
    name: 'lines of the kernel log',
    // Rules that log have the same words, without a packet.
    signs: [/(?:Firewall|Knock): \*.*\b(?:IN|SRC)=|\bIN=\S* OUT=/],
    reader: 'output',
  },
  {name: 'an email from lfd', signs: [/^\W*(?:\w+: *)?lfd on \S+: /m], reader: 'output'},
  {name: 'the output of csf -l', signs: [/^ip6?tables \w+ table$/m], reader: 'output'},
  {
    name: 'the output of iptables -L',
    signs: [/^Chain \S+ \((?:policy|\d+ references)/m, /\btarget +prot +opt\b/],
    advice: 'csf -g with an address shows the rules that hold it.',
  },
  {
    name: 'the output of ipset list',
    signs: [/^Name: \S+\s*$/m, /^Type: \S+\s*$/m],
    advice: 'csf -g with an address says which set holds it.',
  },
  {
    name: 'the output of ipset save',
    signs: [/^create \S+ (?:hash|list|bitmap):/m, /^add \S+ \S+/m],
    advice: 'Its addresses belong in csf.deny, or in a file of your own that csf.deny names with Include.',
  },
  {
    name: 'the output of firewall-cmd',
    signs: [/^ *services:/m, /^ *ports:/m, /^ *masquerade:/m],
    reader: 'output',
  },
  {
    name: 'hosts.allow or hosts.deny, which csf does not read',
    signs: [
      /^(?:ALL|sshd|vsftpd|proftpd|in\.\w+|exim|dovecot|imapd|mysqld|rpcbind) ?: *(?:ALL|\[?[\da-f:]*:[\da-f:]+\]?|(?:\d{1,3}\.){1,3}\d{0,3})(?:\/\d+)?(?: ?: ?\w+)?\s*$/im,
    ],
    advice: 'An address belongs in csf.allow or csf.deny, without the name of the program.',
  },
  {name: 'the output of csf -p', signs: [/^Port\/Proto +Open +Conn +PID\/User/m], reader: 'output'},
  {
    name: 'the output of csf -g or csf -t',
    signs: [/^(?:Table +)?Chain +num +pkts|^A\/D +IP address/m],
    reader: 'output',
  },
  {name: 'rules as iptables -S prints them', signs: [/^-P [A-Z]+ (?:ACCEPT|DROP)\s*$/m]},
  {
    name: 'rules saved by iptables-save',
    signs: [/^\*(filter|nat|mangle|raw)\s*$/m, /^:[A-Z]\w* \S+ \[\d+:\d+\]/m],
  },
  {name: 'rules of nftables', signs: [/^\s*table\s+(ip|ip6|inet|arp|bridge|netdev)\s+\S+\s*\{/m]},
  {name: 'a rules file of UFW', signs: [/^#+ ?(RULES|tuple) #+|^### tuple ###/m]},
  {name: 'the settings of UFW', signs: [/^DEFAULT_(INPUT|OUTPUT|FORWARD)_POLICY=/m]},
  {name: 'the status of UFW', signs: [/^Status: (in)?active/m, /^To\s+Action\s+From/m], reader: 'output'},
  {
    name: 'a configuration of fail2ban',
    signs: [
      /^\s*\[(DEFAULT|sshd|Definition|INCLUDES|Init)\]/m,
      /^\s*(bantime|maxretry|findtime|failregex|banaction|actionban)\s*=/m,
    ],
    advice:
      'csf and lfd do not read it. ignoreip belongs in csf.ignore, maxretry in settings such as LF_SSHD, findtime in LF_INTERVAL and bantime in settings such as LF_SSHD_PERM.',
  },
  {
    name: 'a zone or service of firewalld',
    signs: [/<(zone|service|ipset|policy|direct)[\s>]/, /<\/(zone|service|ipset|policy|direct)>/],
  },
  {
    name: 'the settings of firewalld',
    signs: [/^DefaultZone=/m, /^(FirewallBackend|CleanupOnExit|LogDenied)=/m],
  },
  {name: 'the settings of APF', signs: [/^DEVEL_MODE=/m, /^IG_TCP_CPORTS=/m]},
  {
    name: 'the main settings of cPanel (cpanel.config)',
    signs: [
      /^(skipspamassassin|maxemailsperhour|cpredirect|ftpserver|phploader)=/m,
      /^(skipboxtrapper|skipmailman|allowremotedomains|mailserver|mycnf_auto_adjust_maxallowedpacket)=/m,
    ],
  },
  {
    name: 'a configuration of sshd',
    signs: [
      /^\s*#?(PermitRootLogin|PasswordAuthentication|PubkeyAuthentication)\s+\S+/m,
      /^\s*#?(Port|UsePAM|Subsystem|X11Forwarding)\s+\S+/m,
    ],
  },
  {
    name: 'a web page',
    signs: [/^\s*<(!doctype html|html)/i],
    advice: 'Copy its text.',
  },
  {name: 'JSON', signs: [/^\s*[{[]/, /[}\]]\s*$/, /"\s*:/]},
  {
    name: 'YAML',
    signs: [/^[\w-]+:[ \t]*\r?\n[ \t]+(?:- ?\S|[\w.-]+:)/m],
    advice: 'Paste the csf.conf or the list that it makes, as the server has it.',
  },
  {name: 'a crontab', signs: [/^[ \t]*(?:[\d*][\d*/,-]*[ \t]+){5}\S/m]},
  {name: 'a script', signs: [/^#!\S*(sh|perl|python)/]},
  {
    name: 'a private key',
    signs: [/-----BEGIN [A-Z ]*PRIVATE KEY-----/],
    advice: 'This page sent nothing anywhere, but clear the field.',
  },
  {name: 'csf.blocklists', signs: [/^#?[A-Z0-9]+\|\d+\|\d*\|https?:/m], reader: 'rule'},
  {
    name: 'csf.conf',
    // Two names: one alone can be a search for that setting.
    signs: [new RegExp(`${setting}[\\s\\S]*?${setting}`, 'm')],
    reader: 'conf',
  },
  {name: 'a command of csf', signs: [/^\s*(?:sudo )?csf +-\S+.*\s*$/], reader: 'rule'},
  {
    name: 'commands of csf',
    signs: [/^\s*(?:[#$] )?(?:sudo )?csf +-{1,2}t?(?:[ad]|add|deny) .*\n\s*(?:[#$] )?(?:sudo )?csf +-/],
    reader: 'rule',
  },
];

/** An entry of a list of addresses, right or wrong: also with wildcards, ranges, masks, brackets and ports. */
const addressLine =
  /^\s*(?:(?:tcp|udp|icmp)[|:;]|[sd]=|Include\s|["'“‘]?(?:\d{1,3}\.){2,3}(?:\d{1,3}|[*x]{1,3})(?:[-–/:#,;"'”’]\S*)?(?:\s|$)|[0-9a-f]{0,4}:[0-9a-f:]+(?:(?:\d{1,3}\.){3}\d{1,3})?(?:[%/]\S*)?(?:\s|$)|\[[0-9a-f:]*::[0-9a-f:]*\]\S*)/i;

/** A text without the lines that are comments. Behind the # of a prompt is a command; "# csf.deny" is a comment. */
export function withoutComments(text: string): string {
  return text.replace(/^[ \t]*#(?! ?(?:csf|grep|sudo) ).*$/gm, '');
}

/** Lines without comments. */
function entriesOf(text: string): string[] {
  return text.split(/[\r\n]+/).filter((line) => !/^\s*(#.*)?$/.test(line));
}

function isMost(lines: readonly string[], fits: (line: string) => boolean): boolean {
  const some = lines.filter(fits).length;
  return some > lines.length / 2;
}

/** Which file of csf with its own form a text is; a list of addresses has none. */
export function fileKindOf(text: string): TextKind | undefined {
  const entries = entriesOf(text);
  // The line that names Perl is a comment, too.
  const code = [/^\s*(#!.*perl)/.exec(text)?.[1] ?? '', ...entries].join('\n').trim();
  return files.find(
    ({signs, lines}) =>
      signs.every((sign) => sign.test(code)) && (lines === undefined || isMost(entries, (line) => lines.test(line))),
  );
}

/** What a text is, or undefined if it is nothing that a tool or another program reads or writes. */
export function kindOfText(pasted: string): TextKind | undefined {
  const text = withoutBlankLines(pasted);
  const found =
    confMakerOf(text) ?? fileKindOf(text) ?? kinds.find(({signs}) => signs.every((sign) => sign.test(text)));
  if (found !== undefined) {
    return found;
  }
  const lines = entriesOf(text);
  const file = lines.length > 0 ? listFileOf(text) : undefined;
  if (file !== undefined) {
    return listKind(file, pasted);
  }
  if (text.includes('\n') && withoutComments(text).trim() === '') {
    return {name: 'a text of comments only', signs: [], advice: 'csf and lfd skip comments.'};
  }
  if (isMost(lines, (line) => addressLine.test(line))) {
    return listWithRules('a list of addresses such as csf.allow or csf.deny', pasted);
  }
  return isMost(lines, (line) => logKinds.some(({form}) => form?.test(line)))
    ? {name: 'lines of a log', signs: [], reader: 'log'}
    : undefined;
}

/** A list whose comments say which one it is. */
function listKind(file: string, text: string): TextKind {
  return /^csf\.(?:allow|deny)$/.test(file) ? listWithRules(file, text) : {name: file, signs: [], reader: 'rule'};
}

/** A list whose lines become rules. */
function listWithRules(name: string, text: string): TextKind {
  const advice = `${wideLineIn(text)} The ${toolNames.rule} says what is wrong with each line, the ${toolNames.packet} what they do with a packet.`;
  return {name, signs: [], reader: 'rule', advice: advice.trim()};
}

/** What to say of a text where a csf.conf belongs. */
export function notLikeConf(kind: TextKind): string {
  return `This looks like ${kind.name}, not like csf.conf.${whatToDo(kind)}`;
}

/** Which tool reads such a text, or what else to do with it, after a space; empty if there is nothing to say. */
export function whatToDo({reader, advice = reader && `Paste it into the ${toolNames[reader]}.`}: TextKind): string {
  return advice === undefined ? '' : ` ${advice}`;
}
