import ipaddr from 'ipaddr.js';

import type {Finding, Rule} from '../finding';
import type {Entry} from '../parseConfig';
import {shippedSettings} from '../shippedConfig';
import {about, quoted, referenceOf} from './place';

type Told = Pick<Finding, 'severity' | 'title' | 'reason' | 'remedy'> & {href?: string};

function forSettings(
  names: readonly string[],
  check: (entry: Entry, isOn: (name: string) => boolean) => Told | undefined,
): Rule['check'] {
  return ({entry, isOn}) =>
    names.flatMap((name) => {
      const found = entry(name);
      const told = found && found.value.trim() !== '' ? check(found, isOn) : undefined;
      return found && told ? [about(found, told)] : [];
    });
}

const limitForm = /^\d+(\/(s(e(c(o(n(d)?)?)?)?)?|m(i(n(u(t(e)?)?)?)?)?|h(o(u(r)?)?)?|d(a(y)?)?))?$/;
const rateUsers: Readonly<Record<string, string>> = {
  ...{ICMP_IN_RATE: 'ICMP_IN', ICMP_OUT_RATE: 'ICMP_OUT'},
  ...{SYNFLOOD_RATE: 'SYNFLOOD', UDPFLOOD_LIMIT: 'UDPFLOOD', MESSENGER_RATE: 'MESSENGER'},
};

const rate: Rule = {
  id: 'rates.form',
  evidence: ['start-failure-002', 'start-stop-205', 'csf.pl lines 2889, 2965, 2976'],
  check: forSettings(Object.keys(rateUsers), (entry, isOn) => {
    const isOff = entry.value === '0' && entry.name.startsWith('ICMP');
    if (isOff || limitForm.test(entry.value)) {
      return undefined;
    }
    return {
      severity: isOn(rateUsers[entry.name]!) ? 'broken' : 'trap',
      title: `${entry.name} is no rate that iptables knows`,
      reason: `iptables refuses ${quoted(entry.value)}, so the rule is missing. In TESTING mode the start stops.`,
      remedy: 'Write a number and s, m, h or d, such as 1/s or 30/m.',
    };
  }),
};

const lists = ['CC_DENY', 'CC_ALLOW', 'CC_ALLOW_FILTER', 'CC_ALLOW_PORTS', 'CC_DENY_PORTS', 'CC_ALLOW_SMTPAUTH'];

const countries: Rule = {
  id: 'countries.form',
  evidence: ['country-003', 'ConfigServer/Config.pm line 163'],
  check: forSettings([...lists, 'CC_IGNORE', 'CC_MESSENGER_ALLOW', 'CC_MESSENGER_DENY'], (entry) => {
    const bad = entry.value
      .replace(/\s/g, '')
      .split(',')
      .find((code) => !/^([a-z]{2}|as\d+)$/i.test(code));
    return bad === undefined
      ? undefined
      : {
          severity: 'trap',
          title: bad === '' ? `${entry.name} has a comma too many` : `${quoted(bad)} is no country`,
          reason: lists.includes(entry.name)
            ? 'csf leaves the entry out and warns.'
            : 'It fits no country and no AS number.',
          remedy: 'Write two-letter codes such as DE, or AS numbers such as AS64500, separated by commas.',
          href: '/docs/usage/country-blocking/#what-goes-wrong',
        };
  }),
};

const mailForm = /^([^<>"@]*<)?[^\s@,<>"]+(@[^\s@,<>"]+)?>?$/;

const mail: Rule = {
  id: 'mail.form',
  evidence: ['alerts-001', 'ConfigServer/Sendmail.pm sub relay'],
  check: forSettings(['LF_ALERT_TO', 'LF_ALERT_FROM', 'X_ARF_TO', 'X_ARF_FROM'], (entry) => {
    const bad = entry.value.split(',').find((address) => !mailForm.test(address.trim()));
    return bad === undefined
      ? undefined
      : {
          severity: 'trap',
          title: `${quoted(bad.trim())} is no mail address`,
          reason: `${entry.name} becomes a line of the mail's head as it stands.`,
          remedy: 'Write an address such as admin@example.com, or the name of an account.',
          href: '/docs/usage/email-alerts/#who-gets-the-alerts',
        };
  }),
};

const mailSmtp: Rule = {
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
                  : `${entry.name} loses what stands before the plus sign`,
                reason: isMany
                  ? 'With LF_ALERT_SMTP set, the product sends to the first address of LF_ALERT_TO alone.'
                  : 'With LF_ALERT_SMTP set, admin+lfd@example.com becomes lfd@example.com.',
                remedy: isMany ? 'Name one address, and forward from there.' : 'Use an address without a plus sign.',
                href: '/docs/usage/email-alerts/#which-way-do-the-mails-take',
              }
            : undefined;
        })(examined),
};

const members: Rule = {
  id: 'addresses.cluster',
  evidence: ['cluster-001', 'cluster-005', 'csf.pl line 2884'],
  check: forSettings(
    ['CLUSTER_SENDTO', 'CLUSTER_RECVFROM', 'CLUSTER_MASTER', 'CLUSTER_NAT', 'CLUSTER_LOCALADDR'],
    (entry) => {
      const isList = /SENDTO|RECVFROM/.test(entry.name);
      if (isList && entry.value.startsWith('/')) {
        return undefined;
      }
      const bad = entry.value.split(',').find((address) => !ipaddr.IPv4.isValidFourPartDecimal(address));
      return bad === undefined
        ? undefined
        : {
            severity: 'broken',
            title: `${quoted(bad)} is no IPv4 address`,
            reason: /\s/.test(bad)
              ? 'The list is read without taking spaces out.'
              : 'Members of a cluster are known by their IPv4 address only.',
            remedy: isList
              ? 'Write addresses with commas and no spaces, or the path of a file.'
              : 'Write an address such as 203.0.113.7.',
            href: '/docs/usage/lfd-clustering/#how-do-i-share-blocks-and-settings-between-servers',
          };
    },
  ),
};

const addresses: Rule = {
  id: 'addresses.form',
  evidence: ['ui-011', 'messenger-019', 'docker-001', 'docker-003'],
  check: forSettings(['UI_IP', 'RECAPTCHA_NAT', 'DOCKER_NETWORK4', 'DOCKER_NETWORK6'], (entry, isOn) => {
    const isNetwork = entry.name.startsWith('DOCKER');
    const bad = entry.value
      .split(',')
      .find((address) => !(isNetwork ? isNetworkOf(address, entry.name) : ipaddr.isValid(address.trim())));
    const isMapped = entry.name === 'UI_IP' && isOn('IPV6') && ipaddr.IPv4.isValidFourPartDecimal(entry.value.trim());
    if (isMapped) {
      return {
        severity: 'trap',
        title: 'UI_IP has to be written for IPv6',
        reason: 'With IPV6 on, the interface listens on an IPv6 socket and does not take an IPv4 address.',
        remedy: `Write UI_IP = "::ffff:${entry.value.trim()}".`,
        href: '/docs/usage/user-interface/#why-does-the-page-not-open',
      };
    }
    return bad === undefined
      ? undefined
      : {
          severity: 'trap',
          title: `${quoted(bad)} is no ${isNetwork ? 'network' : 'address'}`,
          reason: `${entry.name} takes ${isNetwork ? `an ${entry.name.endsWith('6') ? 'IPv6' : 'IPv4'} network` : 'IP addresses'} only.`,
          remedy: isNetwork ? 'Write it as in the shipped value.' : 'Write an address such as 203.0.113.7.',
        };
  }),
};

function isNetworkOf(text: string, name: string): boolean {
  const address = text.trim().split('/')[0]!;
  const isRight = ipaddr.isValidCIDR(text.trim()) || ipaddr.isValid(text.trim());
  return isRight && (name.endsWith('6') ? ipaddr.IPv6.isValid(address) : ipaddr.IPv4.isValid(address));
}

const iptables: Rule = {
  id: 'paths.iptables',
  evidence: ['ConfigServer/Config.pm (The path to iptables is either not set or incorrect)', 'config-201'],
  check: ({config, entry, isOn}) =>
    ['IPTABLES', ...(isOn('IPV6') ? ['IP6TABLES'] : [])].flatMap((name) => {
      const found = entry(name);
      // A part of a file says nothing about what the whole lacks.
      if (found?.value.startsWith('/') || (found === undefined && config.entries.length < 50)) {
        return [];
      }
      return [
        {
          ...(found && {line: found.number, value: found.value}),
          severity: name === 'IPTABLES' ? ('broken' as const) : ('open' as const),
          setting: name,
          title: `${name} names no program`,
          reason:
            name === 'IPTABLES'
              ? 'csf and lfd stop without the path of iptables.'
              : 'csf then switches IPV6 off with a warning.',
          remedy: `Write the full path, as "which ${name.toLowerCase()}" prints it.`,
          href: referenceOf(name),
        },
      ];
    }),
};

const paths: Rule = {
  id: 'paths.form',
  evidence: ['src/firewall/facts/settings.json kind path'],
  check: ({config: {values}}) =>
    [...values.values()].flatMap((entry) =>
      shippedSettings.get(entry.name)?.kind !== 'path' || /^(\/|$)/.test(entry.value) || /^IP6?TABLES$/.test(entry.name)
        ? []
        : [
            about(entry, {
              severity: 'trap',
              title: `${entry.name} is no full path`,
              reason: `${quoted(entry.value)} does not begin with a slash, so the product does not find it.`,
              remedy: 'Write the path from the root, such as /var/log/messages.',
            }),
          ],
    ),
};

const urls: Rule = {
  id: 'urls.form',
  evidence: ['global-lists-001'],
  check: forSettings(['GLOBAL_ALLOW', 'GLOBAL_DENY', 'GLOBAL_IGNORE', 'GLOBAL_DYNDNS'], (entry) =>
    /^https?:\/\/\S+$/.test(entry.value)
      ? undefined
      : {
          severity: 'trap',
          title: `${entry.name} is no address of the web`,
          reason: 'lfd downloads the list from there.',
          remedy: 'Write an address that begins with https://.',
          href: '/docs/usage/dynamic-dns-and-global-lists/#share-allow-and-deny-lists-between-servers',
        },
  ),
};

/** Values in a form that the product or the programs it calls do not take. */
export const valueRules: readonly Rule[] = [rate, countries, mail, mailSmtp, members, addresses, iptables, paths, urls];
