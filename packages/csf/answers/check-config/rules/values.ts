import {trim, withoutSpace} from '../../../model/perl';
import {isRate} from '../../../model/netfilter/iptablesModules';
import {isCountry, isRestZone, likelyCountry} from '../countries';
import {secondSession} from '../sshAccess';
import {about, forSettings, quoted, referenceUrl, type CheckRule} from '../checkRule';
import {shippedSettings} from '../../../model/conf/shippedConfig';

const rateUsers: Readonly<Record<string, string>> = {
  ...{ICMP_IN_RATE: 'ICMP_IN', ICMP_OUT_RATE: 'ICMP_OUT'},
  ...{SYNFLOOD_RATE: 'SYNFLOOD', UDPFLOOD_LIMIT: 'UDPFLOOD', MESSENGER_RATE: 'MESSENGER'},
};

const rate: CheckRule = {
  id: 'rates.form',
  evidence: ['start-failure-002', 'start-stop-205', 'csf.pl lines 2889, 2965, 2976'],
  check: forSettings(Object.keys(rateUsers), (entry, isOn) => {
    // As soon as a rule has it, the rule about commands says what happens.
    const isUsed = isOn(rateUsers[entry.name]!);
    const isOff = entry.value === '0' && entry.name.startsWith('ICMP');
    if (isUsed || isOff || isRate(entry.value)) {
      return undefined;
    }
    return {
      severity: 'trap',
      title: `${entry.name} is not a rate that iptables knows`,
      reason: `As soon as ${rateUsers[entry.name]} is on, csf gives it to iptables, which refuses ${quoted(entry.value)}.`,
      remedy: 'Write a number and s, m, h or d, such as 1/s or 30/m.',
    };
  }),
};

const secondsOf: Readonly<Record<string, number>> = {s: 1, m: 60, h: 3600, d: 86_400};

const lowRate: CheckRule = {
  id: 'rates.low',
  evidence: ['csf.pl lines 2889 and 2963'],
  check: forSettings(['SYNFLOOD_RATE', 'UDPFLOOD_LIMIT'], ({name, value}, isOn) => {
    const [, count, unit = 's'] = /^(\d+)(?:\/([smhd]))?/i.exec(value) ?? [];
    const isLow = Number(count) / secondsOf[unit.toLowerCase()]! < 10;
    if (!isLow || !isRate(value) || !isOn(rateUsers[name]!)) {
      return undefined;
    }
    const isIn = name === 'SYNFLOOD_RATE';
    return {
      severity: isIn ? 'lockout' : 'trap',
      title: `${name} is one limit for everybody together`,
      reason: `Beyond ${value}, csf ${isIn ? 'drops new TCP connections of all visitors, to SSH too' : 'stops UDP of all users but root and those in UDPFLOOD_ALLOWUSER'}.`,
      remedy: `Write ${name} = "100/s".`,
      fix: {[name]: '100/s'},
      href: `/docs/usage/connection-tracking/#${isIn ? 'synflood-limit-new-connections-of-everybody' : 'udpflood-limit-what-your-users-send'}`,
    };
  }),
};

const lists = ['CC_DENY', 'CC_ALLOW', 'CC_ALLOW_FILTER', 'CC_ALLOW_PORTS', 'CC_DENY_PORTS', 'CC_ALLOW_SMTPAUTH'];

/** Why codes that are no countries do not do what they seem to. */
function reasonOfCodes(codes: readonly string[]): string {
  const rest = codes.filter(isRestZone);
  const unknown = codes.filter((code) => !isRestZone(code));
  const [these, them] = unknown.length === 1 ? ['this code', 'it'] : ['these codes', 'them'];
  return [
    ...(unknown.length === 0
      ? []
      : [`csf accepts any two letters, but no country has ${these} in ISO 3166. csf finds no addresses for ${them}.`]),
    ...(rest.length === 0
      ? []
      : [
          `For ${rest.map(quoted).join(' and ')}, csf finds at most a short list of networks without a country, not a continent.`,
        ]),
  ].join(' ');
}

/** What a code in a list does that lets in, for somebody who did not mean one. */
const letsIn: Readonly<Record<string, string>> = {
  CC_ALLOW_FILTER: 'A code here drops the connections from all other countries.',
  CC_ALLOW_SMTPAUTH: 'With a code here, Exim offers logins to no other country.',
  CC_ALLOW_PORTS: 'A code here opens the ports of CC_ALLOW_PORTS_TCP and CC_ALLOW_PORTS_UDP to that country.',
  CC_ALLOW: 'A code here opens every port to that country.',
  CC_MESSENGER_ALLOW: 'With a code here, blocked visitors from other countries see no page.',
};

/** Words for on and off; NO in capitals is Norway. */
const switches = /^(?:\d+|on|off|yes|no|true|false|enabled?|disabled?)$/;

function isSwitch(value: string): boolean {
  return value !== 'NO' && switches.test(value.toLowerCase());
}

/** What to write into a list with a wrong entry. */
function remedyOfCodes(name: string, bad = ''): string {
  // A number of an AS has letters before it, so these are ports.
  if (name.endsWith('_PORTS') && /^\d+(?::\d+)?$/.test(bad)) {
    return `Ports belong in ${name}_TCP and ${name}_UDP. Write country codes such as DE here.`;
  }
  const before = `Write ${name} = "" if you meant no country.`;
  return name === 'CC_ALLOW_FILTER'
    ? `${before} Otherwise write codes such as DE, with your own country among them. ${secondSession}`
    : name in letsIn
      ? `${before} Otherwise write codes such as DE.`
      : 'Write two-letter codes such as DE, or AS numbers such as AS64500, separated by commas.';
}

const countries: CheckRule = {
  id: 'countries.form',
  evidence: ['country-003', 'country-005', 'ConfigServer/Config.pm line 163', 'csf.generic.conf lines 999-1002'],
  check: forSettings([...lists, 'CC_IGNORE', 'CC_MESSENGER_ALLOW', 'CC_MESSENGER_DENY'], ({name, value}) => {
    const entries = withoutSpace(value).split(',');
    const wrong = entries.filter((code) => !/^([a-z]{2}|as\d+)$/i.test(code));
    const [bad] = wrong;
    const strange = entries.filter((code) => /^[a-z]{2}$/i.test(code) && !isCountry(code));
    const href = '/docs/usage/country-blocking/#what-goes-wrong';
    const then = name in letsIn ? ` ${letsIn[name]}` : '';
    if (isSwitch(entries.join(','))) {
      const isNorway = bad === undefined && strange.length === 0;
      return {
        severity: isNorway && name === 'CC_ALLOW_FILTER' ? 'lockout' : 'trap',
        title: `${quoted(value)} ${isNorway ? 'is Norway here' : 'is not a country'}`,
        reason: `${name} is a list of countries, not an on/off switch.${then}`,
        remedy: `Write ${name} = "".${isNorway ? ' If you mean Norway, write NO.' : ''}`,
        fix: {[name]: ''},
        href,
      };
    }
    if (bad === undefined && strange.length > 0) {
      const meant = entries.map((code) => (strange.includes(code) ? likelyCountry(code) : code));
      return {
        // CC_ALLOW would then open every port: only its owner can want that.
        ...(!meant.includes(undefined) && name !== 'CC_ALLOW' && {fix: {[name]: meant.join(',')}}),
        severity: 'trap',
        title: `${strange.map(quoted).join(', ')} ${strange.length === 1 ? 'is not a country' : 'are not countries'}`,
        reason: reasonOfCodes(strange) + then,
        remedy: likelyCountry(strange[0]!) ? `Did you mean ${likelyCountry(strange[0]!)}?` : remedyOfCodes(name),
        href,
      };
    }
    return bad === undefined
      ? undefined
      : {
          severity: 'trap',
          title: bad === '' ? `${name} has an extra comma` : `${quoted(bad)} is not a country`,
          reason: `${lists.includes(name) ? `csf warns and skips ${wrong.length === 1 ? 'the entry' : 'each such entry'}${wrong.length === entries.length ? ', so the list is empty and does nothing' : ''}.` : 'The entry is neither a country code nor an AS number.'}${bad === '' ? '' : then}`,
          ...(bad === '' && {fix: {[name]: entries.filter((code) => code !== '').join(',')}}),
          remedy: bad === '' ? 'Take the extra comma out.' : remedyOfCodes(name, bad),
          href,
        };
  }),
};

const mailForm = /^([^<>"@]*<)?[^\s@,<>"]+(@[^\s@,<>"]+)?>?$/;

const mail: CheckRule = {
  id: 'mail.form',
  evidence: ['alerts-001', 'ConfigServer/Sendmail.pm sub relay'],
  check: forSettings(['LF_ALERT_TO', 'LF_ALERT_FROM', 'X_ARF_TO', 'X_ARF_FROM'], (entry) => {
    const bad = entry.value.split(',').find((address) => !mailForm.test(trim(address)));
    return bad === undefined
      ? undefined
      : {
          severity: 'trap',
          title: `${quoted(trim(bad))} is not an email address`,
          reason: `${entry.name} becomes a header line of the email, unchanged.`,
          remedy: 'Write an address such as admin@example.com, or an account name.',
          href: '/docs/usage/email-alerts/#who-gets-the-alerts',
        };
  }),
};

const mailSmtp: CheckRule = {
  id: 'mail.smtp',
  evidence: ['alerts-002', 'alerts-203', 'readme-005'],
  check: (examined) =>
    examined.value('LF_ALERT_SMTP') === ''
      ? []
      : forSettings(['LF_ALERT_TO', 'LF_ALERT_FROM'], (entry) => {
          const isMany = entry.name === 'LF_ALERT_TO' && entry.value.includes(',');
          return isMany || entry.value.includes('+')
            ? {
                severity: 'trap',
                title: isMany
                  ? 'Only the first address gets mail'
                  : `${entry.name} loses the part before the plus sign`,
                reason: isMany
                  ? 'With LF_ALERT_SMTP set, csf and lfd send only to the first address in LF_ALERT_TO.'
                  : 'With LF_ALERT_SMTP set, admin+lfd@example.com becomes lfd@example.com.',
                remedy: isMany ? 'Use one address, and forward from there.' : 'Use an address without a plus sign.',
                href: '/docs/usage/email-alerts/#which-way-do-the-mails-take',
              }
            : undefined;
        })(examined),
};

const iptables: CheckRule = {
  id: 'paths.iptables',
  evidence: ['ConfigServer/Config.pm (The path to iptables is either not set or incorrect)', 'config-201'],
  check: ({config, isOn, isWhole}) =>
    ['IPTABLES', ...(isOn('IPV6') ? ['IP6TABLES'] : [])].flatMap((name) => {
      const found = config.values.get(name);
      // An argument behind the path makes it the name of another file.
      if (/^\/\S+$/.test(found?.value ?? '') || (found === undefined && !isWhole)) {
        return [];
      }
      return [
        {
          ...(found && {line: found.number, value: found.value}),
          ...(name === 'IPTABLES'
            ? {severity: 'broken' as const, stop: 'unread' as const}
            : {severity: 'open' as const}),
          setting: name,
          title: `${name} is not the path of a program`,
          reason:
            name === 'IPTABLES'
              ? 'csf and lfd stop without the path of iptables.'
              : 'csf then switches IPV6 off with a warning.',
          remedy: `Write the full path that "which ${name.toLowerCase()}" prints.`,
          href: referenceUrl(name),
        },
      ];
    }),
};

/** Programs that csf wants, whatever is on. */
const programs = /^(IPTABLES_(SAVE|RESTORE)|MODPROBE|PS|VMSTAT|LS|MD5SUM|TAR|CHATTR|UNZIP|GUNZIP|DD|TAIL|GREP|HOST)$/;

const paths: CheckRule = {
  id: 'paths.form',
  evidence: ['packages/csf/facts/settings.json kind path', 'csf.pl lines 343-353'],
  check: ({config: {values}, isOn}) =>
    [...values.values()].flatMap((entry) => {
      const {name, value} = entry;
      const by = /^IP6TABLES_/.test(name) ? 'IPV6' : name === 'IPSET' ? 'LF_IPSET' : undefined;
      const mayBeEmpty = by === undefined ? !programs.test(name) : !isOn(by);
      return shippedSettings.get(name)?.kind !== 'path' ||
        /^IP6?TABLES$/.test(name) ||
        value.startsWith('/') ||
        (value === '' && mayBeEmpty)
        ? []
        : about(entry, {
            severity: 'trap',
            title: `${name} is not a full path`,
            reason: `${quoted(value)} does not begin with a slash, so csf and lfd do not find it.`,
            remedy: 'Write the path from the root, such as /var/log/messages.',
          });
    }),
};

const urls: CheckRule = {
  id: 'urls.form',
  evidence: ['global-lists-001'],
  // The other lists are in a security notice: the remedy is to empty them.
  check: forSettings(['GLOBAL_IGNORE'], (entry) =>
    /^https?:\/\/\S+$/.test(entry.value)
      ? undefined
      : {
          severity: 'trap',
          title: `${entry.name} is not a web address`,
          reason: 'lfd downloads the list from this address.',
          remedy: 'Write an address that begins with https://.',
          href: '/docs/usage/dynamic-dns-and-global-lists/#share-allow-and-deny-lists-between-servers',
        },
  ),
};

/** Values in a form that the product or the programs it calls do not accept. */
export const valueRules: readonly CheckRule[] = [rate, lowRate, countries, mail, mailSmtp, iptables, paths, urls];
