import {checked} from '../model/address';
import {sections} from '../pages/sections';
import {
  carryOver,
  firewalld,
  listOf,
  listsFor,
  opened,
  richRule,
  ruleFor,
  ufw,
  type Opened,
  type Row,
} from './rulesOfOthers';
import type {TextKind} from './textKind';

/** What a set of nftables accepts in its chains of incoming packets. */
function openedByNft(text: string): Opened {
  let isIncoming = true;
  const values = new Map(
    [...text.matchAll(/^\s*define (\w+) = (.{1,300})$/gm)].map(([, name, value]) => [name!, value!]),
  );
  const joined = text
    .replace(/\$(\w+)/g, (whole, name: string) => values.get(name) ?? whole)
    .replace(/(?<=dport )\{[^{}]{0,2000}\}/g, (set) => set.replace(/\s+/g, ''));
  return opened(
    joined,
    (line) => {
      const [, chain] = /(?:^\s*chain|\badd rule(?: (?:ip6?|inet))? \S+) (\S+)/.exec(line) ?? [];
      const [, hook = chain] = /\bhook (\w+)/.exec(line) ?? [];
      isIncoming = hook === undefined ? isIncoming : /in/i.test(hook);
      const [, verdict] = /\b(accept|drop|reject)\b/.exec(line) ?? [];
      const [, protocol = '', ports = ''] = /\b(tcp|udp|th) dport (\{[^{}]*\}|[\w:-]+)/.exec(line) ?? [];
      const [, from] = /\bsaddr ([\d.:a-f/]+)/.exec(line) ?? [];
      const hasSource = /\bsaddr\b/.test(line);
      if (!isIncoming || verdict === undefined || (ports === '' && !hasSource) || /\biif(?:name)? "?lo\b/.test(line)) {
        return [];
      }
      const [depends] =
        /\biif(?:name)? (?:\{.*\}|\S+)|\b(?:limit|meter|ct count|mark|skuid|daddr|ether|sport|icmp)\b|!=|@\w+/.exec(
          line,
        ) ?? [];
      if (depends !== undefined || (hasSource && from === undefined)) {
        return [{left: depends ?? 'several addresses'}];
      }
      return (ports === '' ? 'Anywhere' : ports.replace(/[{}]/g, ''))
        .split(',')
        .map((port) =>
          ruleFor(/^\d/.test(port) && protocol !== 'th' ? `${port}/${protocol}` : port, from, verdict !== 'accept'),
        );
    },
    /\btable (?:inet|ip6) /.test(text),
  );
}

/** A rule of iptables, in a command or as iptables-save writes it. */
const iptablesRule =
  /(?:^|[\s/])(?:(ip6?tables)(?:-legacy|-nft)?\s+(?:-w\s+|--wait\s+)?(?:-t\s+\w+\s+)?)?(?:-|--)(A|I|D|append|insert|delete)\s+([\w-]+)\s*(.*)$/;

type IptablesRule = {program: string; verb: string; chain: string; rest: string};

function iptablesRuleIn(line: string): IptablesRule | undefined {
  const [, program = '', verb = '', chain = '', rest = ''] = iptablesRule.exec(line.slice(0, 500)) ?? [];
  return verb === '' ? undefined : {program, verb: verb[0]!.toUpperCase(), chain, rest};
}

/** The matches of iptables that leave a rule to everybody. */
const plainMatch = /^(?:tcp|udp|multiport|state|conntrack|comment)$/;

function openedByIptables(text: string): Opened {
  return opened(text, (line) => {
    const {program, verb, chain = '', rest: whole = ''} = iptablesRuleIn(line) ?? {};
    const rest = whole.replace(/--comment +(?:"[^"]*"|'[^']*'|\S+)/, '').replace(/\s#.*/, '');
    const [, target] = /(?:-j|--jump) (ACCEPT|DROP|REJECT)\b/.exec(rest) ?? [];
    if (verb === undefined || verb === 'D' || target === undefined || !/input/i.test(chain) || /-i lo\b/.test(rest)) {
      return [];
    }
    const [, protocol] = /(?:-p|--protocol|-m) (tcp|udp)\b/.exec(rest) ?? [];
    const [, ports] = /--(?:dports?|destination-ports?) (\S+)/.exec(rest) ?? [];
    const [, from] = /(?:-s|--src|--source) (\S+)/.exec(rest) ?? [];
    if (ports === undefined && from === undefined) {
      return [];
    }
    const [depends] = /(?:^|\s)(?:!|-i|-d|--dst|--destination|--sports?|--source-ports?)(?:\s\S+)?/.exec(rest) ?? [];
    const match = [...rest.matchAll(/(?:-m|--match) (\w+)/g)]
      .map(([, name]) => name!)
      .find((name) => !plainMatch.test(name));
    if (depends !== undefined || match !== undefined || (ports === undefined && /(?:-p|--protocol) /.test(rest))) {
      return [{left: depends?.trim() ?? (match === undefined ? 'a whole protocol' : `-m ${match}`)}];
    }
    const entry = ports === undefined ? 'Anywhere' : /^\d/.test(ports) ? `${ports}/${protocol ?? 'tcp'}` : ports;
    return [{...ruleFor(entry, from, target !== 'ACCEPT'), isSix: program === 'ip6tables'}];
  });
}

/** What to say of rules that csf has made itself. */
function adviceOnOwn(text: string): string | undefined {
  return /\bLOCALINPUT\b/.test(text)
    ? 'They are those of csf: its chain LOCALINPUT is there. Do not load them yourself: csf -r makes them anew from csf.conf and its lists.'
    : undefined;
}

/** What commands of iptables do in a script of csf; the gravest first. */
function adviceOnScript(text: string): string {
  const lines = text.split('\n');
  const rules = lines.map(iptablesRuleIn);
  const keyOf = ({program, chain, rest}: IptablesRule): string =>
    `${program} ${chain.replace(/^\d+ /, '')} ${rest.replace(/^\d+ /, '').replace(/ *(?:[12&]?>.*|\|\|.*|#.*)$/, '')} ${/-t \w+/.exec(rest)?.[0] ?? ''}`;
  const added = new Set<string>();
  const deleted = rules.flatMap((rule, at) => {
    if (rule === undefined) {
      return [];
    }
    const key = keyOf(rule);
    if (rule.verb !== 'D') {
      added.add(key);
      return [];
    }
    return added.delete(key) ? [String(at + 1)] : [];
  });
  const emptied = lines.flatMap((line, at) =>
    /(?:^|[\s/])ip6?tables (?:-t \w+ )?(?:-F|--flush|-X|-P (?:INPUT|OUTPUT|FORWARD) ACCEPT)(?! f2b)\b|\bip6?tables-restore\b/.test(
      line,
    )
      ? [String(at + 1)]
      : [],
  );
  const appended = rules.flatMap((rule, at) =>
    rule?.verb === 'A' && /^(?:IN|OUT)PUT$/.test(rule.chain) ? [String(at + 1)] : [],
  );
  const placeholder = /(?<![\w.:])x{1,4}[.:]x{1,4}[.:][x.:]{1,40}(?![\w.:])|<[\w .-]{2,30}>|\bYOUR[_-]\w{2,30}/i.exec(
    text,
  )?.[0];
  const redirects = rules.flatMap((rule) => {
    const [, protocol, from, to] =
      /-p (tcp|udp)\b.{0,80} --dport (\d{1,5}) .{0,80}-j REDIRECT --to-ports? (\d{1,5})/.exec(rule?.rest ?? '') ?? [];
    return rule?.verb === 'D' || protocol === undefined ? [] : [`*|${from!}|*|${to!}|${protocol}`];
  });
  const found = openedByIptables(text);
  const {lists, opens, singles} = listsFor(found);
  const linesOf = (numbers: readonly string[]): string => `Line${numbers.length === 1 ? '' : 's'} ${listOf(numbers)}`;
  return [
    deleted.length > 0
      ? `${linesOf(deleted)} with -D ${deleted.length === 1 ? 'deletes what an earlier line adds' : 'delete what earlier lines add'}, so nothing of that is left at the end: remove ${deleted.length === 1 ? 'it' : 'them'}.`
      : '',
    emptied.length > 0
      ? `${linesOf(emptied)} ${emptied.length === 1 ? 'empties or opens' : 'empty or open'} chains. In a script of csf, that removes csf's own rules: leave ${emptied.length === 1 ? 'it' : 'them'} out.`
      : '',
    placeholder === undefined ? '' : `${placeholder} is a placeholder: write the real value.`,
    'Each start of csf removes all rules of iptables that it does not make itself.',
    ...singles,
    opens ? `Instead of rules that open a port, add ${lists}` : '',
    redirects.length === 0 ? '' : `A redirect of a port is a line of csf.redirect: ${listOf(redirects)}.`,
    'What csf has no setting for, such as NAT or FORWARD, belongs in /etc/csf/csfpost.sh, which csf runs at the end of each start, unless /usr/local/csf/bin/csfpost.sh exists.',
    appended.length > 0 && found.left.length > 0
      ? 'Write -I INPUT and -I OUTPUT there, the last rule first: behind -A, a rule comes after the one that drops the rest.'
      : '',
    'Then run csf -r.',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function ufwCommand(line: string): Row[] {
  const [, action = '', rest = ''] =
    /^(?:\S{1,60}[#$] )?(?:sudo )?ufw (?:--force )?(?:insert \d+ )?(allow|limit|deny|reject) (.{1,200})$/.exec(
      line.trim(),
    ) ?? [];
  if (action === '' || /^out\b/.test(rest)) {
    return [];
  }
  const [, protocol] = /\bproto (tcp|udp)\b/.exec(rest) ?? [];
  const [, from] = /\bfrom (\S+)/.exec(rest) ?? [];
  const [, to = 'any'] = /\bto (\S+)/.exec(rest) ?? [];
  const [, simple] = /^(?:in )?(?:"([^"]+)"|'([^']+)'|([\w,:/-]+))(?: comment .*)?$/.exec(rest)?.filter(Boolean) ?? [];
  const [, port = simple ?? (from === undefined ? undefined : 'Anywhere')] =
    /\b(?:port|app) ([\w,:]+)/.exec(rest) ?? [];
  const [depends] = /\bon \S+|\bfrom \S+ port \S+/.exec(rest) ?? [];
  if (port === undefined || depends !== undefined || !/^(?:any(?:where)?|0\.0\.0\.0\/0)$/.test(to)) {
    return [{left: depends ?? (port === undefined ? '' : `to ${to}`)}];
  }
  return [
    ruleFor(protocol === undefined || !/^\d/.test(port) ? port : `${port}/${protocol}`, from, /^[dr]/.test(action)),
  ];
}

/** Reads the commands of firewalld, or the file of a zone, whose rich rules take several lines. */
function firewalldLine(): (line: string) => Row[] {
  let isInRule = false;
  return (line) => {
    const wasInRule = isInRule;
    isInRule = /<rule\b(?!.*<\/rule>)/.test(line) || (isInRule && !line.includes('</rule>'));
    if (wasInRule) {
      return [];
    }
    if (line.includes('<rule')) {
      return [isInRule ? {left: 'a rich rule'} : richRule(line)];
    }
    const [zone] = /--zone[= ](?!["']?public\b)\S+/.exec(line) ?? [];
    const [source] = /--add-source[= ]\S+|<source\b.*/.exec(line) ?? [];
    const adds = /--add-(?:port|service|rich-rule|source)\b|<source\b/.test(line);
    if (adds && (zone ?? source) !== undefined) {
      return [{left: (zone ?? source)!}];
    }
    return [
      ...(/--add-rich-rule/.test(line) ? [richRule(line)] : []),
      ...[...line.matchAll(/--add-port[= ]["']?([\d-]+\/(?:tcp|udp))/g)].map(([, open]) => ruleFor(open!, undefined)),
      ...[...line.matchAll(/--add-service[= ]["']?([\w-]+)|<service name="([\w-]+)"/g)].map(([, one, other]) =>
        ruleFor((one ?? other)!, undefined),
      ),
      ...[...line.matchAll(/<port (?=[^>]{0,80}\bport="([\d-]+)")(?=[^>]{0,80}\bprotocol="(tcp|udp)")/g)].map(
        ([, port, protocol]) => ruleFor(`${port!}/${protocol!}`, undefined),
      ),
    ];
  };
}

const words = (...sentences: readonly (string | readonly string[])[]): string => sentences.flat().join(' ');

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
  [/named|bind/, 'LF_BIND'],
  [/(?:apache|nginx)-(?:http-)?auth/, 'LF_HTACCESS'],
  [/recidive/, 'LF_PERMBLOCK'],
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
    'Its ignoreip belongs in csf.ignore, and its bantime in settings such as LF_SSHD_PERM. After a change, run csf -ra.',
    'If both run, csf -r removes the bans of fail2ban: let it ban through csf.',
  );
}

/** A line of hosts.deny as one of csf.deny. */
function adviceOnHosts(text: string): string {
  const found = [...text.matchAll(/^\s*(\w+)\s*:\s*([\d.:a-f/]{4,43})/gim)].flatMap(([, service = '', from = '']) => {
    const source = checked(from);
    return source === undefined ? [] : [/ssh/.test(service) ? `tcp|in|d=22|s=${source}` : source];
  });
  return words(
    found.length === 0
      ? 'csf has lists of its own, csf.allow and csf.deny.'
      : `For a line of hosts.deny, write into csf.deny, for one of hosts.allow into csf.allow, each in a line: ${listOf(found)}.`,
    found.some((line) => line.startsWith('tcp')) ? 'Write your own SSH port for 22.' : [],
    found.length === 0 ? [] : 'Then run csf -r.',
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
        'csf cannot read them: it makes its own rules with iptables. A packet must pass both, so what one of them drops stays closed.',
        carryOver({name: 'nftables', stop: 'systemctl disable --now nftables', ...openedByNft(text)}),
      ),
    page: sections.nftables,
  },
  {
    name: 'commands of ufw',
    signs: [/^(?:\S{1,60}[#$] )?(?:sudo )?ufw (?:--force )?(?:insert \d+ )?(?:allow|limit|deny|reject|default)\b/m],
    lines: /\bufw\b/,
    advise: (text) => words('csf does not read them.', carryOver({...ufw, ...opened(text, ufwCommand)})),
    page: sections.otherFirewalls,
  },
  {
    name: 'commands of firewalld',
    signs: [/^(?:\S{1,60}[#$] )?(?:sudo )?firewall-cmd\b.* --(?:permanent|add-|zone)/m],
    advise: (text) => words('csf does not read them.', carryOver({...firewalld, ...opened(text, firewalldLine())})),
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
    advise: (text) => {
      const ports = [...text.matchAll(/(?:localport=|-LocalPort\s+)["']?([\d,-]+)/gi)].map(([, port]) => port!);
      return words(
        'csf runs on Linux, and reads none of them.',
        `There, ports for everybody are in TCP_IN and UDP_IN${ports.length === 0 ? '' : `, such as ${listOf(ports.map((port) => port.replaceAll('-', ':')))}`}, and lines for single addresses in csf.allow.`,
      );
    },
    page: sections.openPort,
  },
  {
    name: 'hosts.allow or hosts.deny, which csf does not read',
    signs: [
      /^(?:ALL|sshd|vsftpd|proftpd|in\.\w+|exim|dovecot|imapd|mysqld|rpcbind) ?: *(?:ALL|\[?[\da-f:]*:[\da-f:]+\]?|(?:\d{1,3}\.){1,3}\d{0,3})(?:\/\d+)?(?: ?: ?\w+)?\s*$/im,
    ],
    advise: adviceOnHosts,
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

/** What rules that iptables-save or UFW wrote open, and what loads them again at the next boot. */
export function adviceOnSaved(text: string, other: {name: string; stop: string}): string {
  return (
    adviceOnOwn(text) ??
    words('csf makes its own, and removes these at each start.', carryOver({...other, ...openedByIptables(text)}))
  );
}

/** What loads the rules of iptables at boot. */
export const savedRules = {
  name: 'what loads them at boot',
  stop: 'systemctl disable --now netfilter-persistent on Debian, iptables on Red Hat',
};

/** What a zone of firewalld opens. */
export function adviceOnZone(text: string): string {
  return words('csf does not read it.', carryOver({...firewalld, ...opened(text, firewalldLine())}));
}
