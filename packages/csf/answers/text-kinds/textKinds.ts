import {sections} from '../../pages/sections';
import {ownPatternHeading, toolNames, toolPages} from '../../pages/toolNames';
import {confMakerOf, withoutBlankLines} from './confMakers';
import {listFileOf, otherLists} from './listFiles';
import {apf, carryOver, ufw} from './firewallsBeside';
import {adviceOnSaved, adviceOnZone, kindsOfOthers} from './kindsOfOthers';
import {signsOfFirewallCmd, signsOfUfw, takeOtherFirewalls} from '../output/otherFirewalls';
import {notesOnCustomRules} from '../output/customRules';
import type {NoConf, Recognised, TextKind} from './textKind';
import {logKinds} from '../test-log/logKinds';
import {wideLinesIn} from '../wideEntries';

const setting = String.raw`^[ \t]*[A-Z][A-Z0-9_]+\s*=\s*"`;

const patterns = `The ${toolNames.log} tries a rule of it on lines of a log: paste the rule below "${ownPatternHeading}".`;

/** The lines around the rules of regex.custom.pm, in their order. */
const frame: readonly (readonly [line: string, sign: RegExp])[] = [
  ['sub custom_line {', /^[ \t]*sub custom_line\b/m],
  ['my $line = shift;', /\bmy\s+\$line\s*=\s*shift|\$line\b[^=\n]{0,40}\)\s*=\s*@_/],
  ['my $lgfile = shift;', /\bmy\s+\$lgfile\s*=\s*shift|\$lgfile\b[^=\n]{0,40}\)\s*=\s*@_/],
  ['1;', /(?:^|[};\s])1;$/],
];

/** Which lines around the rules are missing, and what to do. */
function brokenFrame(text: string): string[] {
  const code = withoutBlankLines(text.replace(/^[ \t]*#.*$/gm, '')).trim();
  const missing = frame.flatMap(([line, sign]) => (sign.test(code) ? [] : [line]));
  if (missing.length === 0) {
    return [];
  }
  const effect = missing.every((line) => line.startsWith('my '))
    ? 'lfd starts with such a file, but no rule ever matches'
    : 'lfd stops at such a file, and blocks nobody until it is right';
  return [
    `As pasted, it lacks ${new Intl.ListFormat('en-GB').format(missing.map((line) => `"${line}"`))}. ${effect}. The regex.custom.pm in the package of csf has the lines in their order: ${frame
      .slice(0, 3)
      .map(([line]) => line)
      .join(
        ' ',
      )} above the rules; return 0; } and 1; below them. perl -c /usr/local/csf/bin/regex.custom.pm must print "syntax OK". Then restart lfd: csf --lfd restart.`,
  ];
}

const customRules: Omit<TextKind, 'signs'> = {
  name: 'rules of regex.custom.pm',
  judge: notesOnCustomRules,
  advice: patterns,
  page: sections.ownPatterns,
};

const customPatterns: typeof customRules = {
  ...customRules,
  name: 'regex.custom.pm',
  judge: (text) => [...brokenFrame(text), ...notesOnCustomRules(text)],
};

const blockLists: TextKind = {
  name: 'csf.blocklists',
  signs: [],
  reader: 'rule',
  advice: 'Each line is NAME|INTERVAL|MAX|URL. After a change, run csf -ra.',
  page: sections.blockLists,
};

/** Files of csf with one entry a line, and regex.custom.pm. Their comments say nothing about what they are. */
const files: readonly TextKind[] = [
  {...customPatterns, signs: [/^\s*sub custom_line\b/m]},
  {...customPatterns, signs: [/\$lgfile\b/, /\$line\s*=~/, /^\s*(?:#!.*perl|1;)/m]},
  {
    ...customRules,
    signs: [/\$line\s*=/, /\$(?:lgfile|globlogs)\b|\breturn\s*\(/, /\(\s*["'\u201c].*\$\d/],
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
    advice:
      'The name of the file says what lfd does with them: it watches those of csf.dirwatch, skips those of csf.fignore, and the log scanner reads those of csf.logfiles. After a change, run csf --lfd restart.',
    page: sections.watchedFiles,
  },
  {
    name: 'csf.rignore',
    signs: [/\n/],
    lines: /^\s*\.(?:\\\.)?[a-z\d-]+(?:\\?\.[a-z\d-]+)+=?\s*$/i,
    reader: 'rule',
    advice:
      'lfd blocks no IPv4 address whose host name ends like a line, if forward DNS leads back to the address. The file opens no port, and lifts no block: csf -dr does. After a change, run csf --lfd restart.',
  },
  {...blockLists, lines: /^\s*\w[\w-]* *\|(?:.{0,200}\|)? *\w{1,6}:\/\//},
  {
    name: 'addresses of block lists',
    signs: [],
    lines: /^\s*https?:\/\/\S+\.(?:txt|netset|ipset|zone|list)\s*$/,
    advice:
      'A line of csf.blocklists has four parts, such as NAME|86400|0| and then the address. After a change, run csf -ra.',
    page: sections.blockLists,
  },
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
  {name: 'an email from lfd', signs: [/^[^\w\n]*(?:\w+: *)?lfd on \S+: /m], reader: 'output'},
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
    advice:
      'The name of a set says what it is for: those of csf also hold allowed addresses and countries. Only addresses to block belong in csf.deny, or in a file of your own that csf.deny names with Include.',
  },
  {
    name: 'the output of firewall-cmd',
    signs: signsOfFirewallCmd,
    reader: 'output',
  },
  {name: 'the output of csf -p', signs: [/^Port\/Proto +Open +Conn +PID\/User/m], reader: 'output'},
  {
    name: 'the output of csf -g or csf -t',
    signs: [/^(?:Table +)?Chain +num +pkts|^A\/D +IP address/m],
    reader: 'output',
  },
  {
    name: 'rules as iptables -S prints them',
    signs: [/^-P [A-Z]+ (?:ACCEPT|DROP)\s*$/m],
    advise: (text) => adviceOnSaved(text),
    page: sections.ownRules,
  },
  {
    name: 'rules saved by iptables-save',
    signs: [/^\*(filter|nat|mangle|raw)\s*$/m, /^:[A-Z]\w* \S+ \[\d+:\d+\]/m],
    advise: (text) => adviceOnSaved(text),
    page: sections.ownRules,
  },
  {
    name: 'rules saved by iptables-save',
    signs: [/^-[AI] [A-Z]\S* .*-j [A-Z]/m, /\n/],
    lines: /^(?:-[AINP] |[*:]\w|COMMIT)/,
    advise: (text) => adviceOnSaved(text),
    page: sections.ownRules,
  },
  {
    name: 'a rules file of UFW',
    signs: [/^#+ ?(RULES|tuple) #+|^### tuple ###/m],
    advise: (text) => adviceOnSaved(text, ufw),
    page: sections.otherFirewalls,
  },
  {
    name: 'the settings of UFW',
    signs: [/^DEFAULT_(INPUT|OUTPUT|FORWARD)_POLICY=/m],
    advise: (text) => ['csf does not read them.', ...carryOver(ufw, text)].join(' '),
    page: sections.otherFirewalls,
  },
  {
    name: 'the status of UFW',
    signs: signsOfUfw,
    reader: 'output',
    advise: (text) =>
      takeOtherFirewalls(text.split('\n'))
        .found.flatMap(({notes}) => notes)
        .join(' '),
    page: sections.otherFirewalls,
  },
  ...kindsOfOthers,
  {
    name: 'a zone or service of firewalld',
    signs: [/<(zone|service|ipset|policy|direct)[\s>]/, /<\/(zone|service|ipset|policy|direct)>/],
    advise: adviceOnZone,
    page: sections.otherFirewalls,
  },
  {
    name: 'the settings of firewalld',
    signs: [/^DefaultZone=/m, /^(FirewallBackend|CleanupOnExit|LogDenied)=/m],
    advice: 'csf does not read them, and does not start while firewalld runs.',
    page: sections.otherFirewalls,
  },
  {
    name: 'the settings of APF',
    signs: [/^DEVEL_MODE=/m, /^IG_TCP_CPORTS=/m],
    advise: (text) => ['csf does not read them.', ...carryOver(apf, text)].join(' '),
    page: sections.otherFirewalls,
  },
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
    advise: (text) => {
      const ports = [
        ...text.matchAll(
          /^[ \t]*(?:Port[ \t]+|ListenAddress[ \t]+(?:\[[\da-f:.]+\]|[\w.-]+):)(\d{1,5})(?=[ \t]*(?:#|$))/gim,
        ),
      ].map(([, port]) => port!);
      return `csf takes over its Port only while it is installed. TCP_IN, and TCP6_IN with IPV6 = "1", must have ${new Intl.ListFormat('en-GB').format(ports.length === 0 ? ['22'] : new Set(ports))}, and every other port that ss -ltnp shows for sshd, or nobody new gets in: then csf -ra.`;
    },
    page: sections.openPort,
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
  // As shipped, each line is a comment.
  {...blockLists, signs: [/^#[A-Z0-9]+\|\d+\|\d*\|https?:/m]},
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

/** Whether a line is words between entries, as a guide or a mail has them. */
export function isProse(line: string): boolean {
  return /^[\s("'\u201c*-]*\p{L}[^|={}<>/\\;$#]*\s\p{L}[^|={}<>/\\;$#]*$/u.test(line);
}

/** Lines without comments. */
function entriesOf(text: string): string[] {
  return text.split(/[\r\n]+/).filter((line) => !/^\s*(#.*)?$/.test(line));
}

function isMost(lines: readonly string[], fits: (line: string) => boolean): boolean {
  const some = lines.filter(fits).length;
  return some > lines.length / 2;
}

/** What a kind says of a text. */
function recognised({advise, advice, judge, ...kind}: TextKind, text: string): Recognised {
  return {
    ...kind,
    advice: advise === undefined ? advice : advise(text),
    judged: judge?.(text) ?? [],
  };
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
export function kindOfText(pasted: string): Recognised | undefined {
  const kind = kindFor(pasted);
  return kind && recognised(kind, pasted);
}

function kindFor(pasted: string): TextKind | undefined {
  const text = withoutBlankLines(pasted);
  const lines = entriesOf(text);
  const isOf = ({signs, lines: form}: TextKind): boolean =>
    signs.every((sign) => sign.test(text)) && (form === undefined || isMost(lines, (line) => form.test(line)));
  const found = confMakerOf(text) ?? fileKindOf(text) ?? kinds.find(isOf);
  if (found !== undefined) {
    return found;
  }
  const file = lines.length > 0 ? listFileOf(text) : undefined;
  if (file !== undefined) {
    return listKind(file, pasted);
  }
  if (text.includes('\n') && withoutComments(text).trim() === '') {
    return {name: 'a text of comments only', signs: [], advice: 'csf and lfd skip comments.'};
  }
  // A guide has words between its filters.
  const hasFilters = lines.filter((line) => /^\s*(?:tcp|udp|icmp)\|/.test(line)).length > 1;
  if (isMost(hasFilters ? lines.filter((line) => !isProse(line)) : lines, (line) => addressLine.test(line))) {
    return listWithRules('a list of addresses such as csf.allow or csf.deny', pasted);
  }
  return isMost(lines, (line) => logKinds.some(({form}) => form?.test(line)))
    ? {name: 'lines of a log', signs: [], reader: 'log'}
    : undefined;
}

/** A list whose comments say which one it is. */
function listKind(file: string, text: string): TextKind {
  const advice = otherLists[file];
  return /^csf\.(?:allow|deny)$/.test(file)
    ? listWithRules(file, text)
    : (files.find(({name}) => name === file) ?? {
        name: file,
        signs: [],
        ...(advice === undefined ? {reader: 'rule'} : {advice}),
      });
}

/** A list whose lines become rules. */
function listWithRules(name: string, text: string): TextKind {
  const advice = `${wideLinesIn(text)} The ${toolNames.rule} names the lines with an error, the ${toolNames.packet} says what the list does with a packet.`;
  return {name, signs: [], reader: 'rule', advice: advice.trim()};
}

/** What to say of a text where a csf.conf belongs. */
export function notLikeConf(kind: Recognised, troubles = ''): NoConf {
  const choose = kind.advice === undefined && kind.reader === undefined ? ' Choose /etc/csf/csf.conf.' : '';
  const page = kind.page ?? (kind.reader && toolPages[kind.reader]);
  return {
    sentence: `This looks like ${kind.name}, not like csf.conf.${whatToDo(kind)}${troubles}${choose}`,
    ...(page !== undefined && {page}),
  };
}

function before(text: string): string {
  return text === '' ? '' : ` ${text}`;
}

/** The answer lists so much of what is wrong with a text. */
export const mostJudged = 3;

/** What is wrong with a text, and which tool reads it or what else to do with it, after a space; empty if nothing. */
export function whatToDo({
  reader,
  advice = reader && `Paste it into the ${toolNames[reader]}.`,
  judged,
}: Pick<Recognised, 'reader' | 'advice' | 'judged'>): string {
  return [...judged.slice(0, mostJudged), advice ?? ''].map(before).join('');
}
