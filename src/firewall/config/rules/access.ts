import type {Examined, Finding, Rule} from '../finding';
import type {Panel} from '../shippedConfig';
import {shippedValues} from './names';
import {about} from './place';
import {distinctPorts, holdsPort, holdsRange, openRanges, portEntries, portRange, usesOutgoingLists} from './ports';

/** The port of each panel's own web interface, as far as its shipped TCP_IN opens it. */
const panelPorts: Partial<Record<Panel, {port: number; of: string}>> = {
  cpanel: {port: 2087, of: 'WHM'},
  directadmin: {port: 2222, of: 'DirectAdmin'},
  interworx: {port: 2443, of: 'InterWorx'},
  cwp: {port: 2031, of: 'CWP'},
  cyberpanel: {port: 8090, of: 'CyberPanel'},
  vesta: {port: 8083, of: 'VestaCP'},
};

/** Ports at which lfd takes sshd to listen, as far as the file says. */
function sshPorts({value}: Examined): number[] {
  const ports = openRanges(value('PORTS_sshd').replace(/;\w+/g, ''))
    .slice(0, 20)
    .map(([first]) => first);
  return ports.length === 0 ? [22] : ports;
}

function opensSsh(examined: Examined, list: string): boolean {
  const {value} = examined;
  return [...sshPorts(examined), 22].some(
    (port) =>
      holdsPort(value(list), port) ||
      (value('CC_ALLOW_PORTS') !== '' && holdsPort(value('CC_ALLOW_PORTS_TCP'), port)) ||
      portEntries(value('PORTKNOCKING')).some((part) => part.startsWith(`${port};`)),
  );
}

const ssh: Rule = {
  id: 'access.ssh',
  evidence: ['rules-008', 'install-004', 'src/firewall/descriptions/settings/ipv4-port-settings.yml TCP_IN lockout'],
  check: (examined) =>
    ['TCP_IN', ...(examined.isOn('IPV6') ? ['TCP6_IN'] : [])].flatMap((list) => {
      const entry = examined.entry(list);
      return entry === undefined || opensSsh(examined, list)
        ? []
        : [
            about(entry, {
              severity: 'lockout',
              title: `SSH is not in ${list}`,
              reason: `Port ${sshPorts(examined).join(' or ')} is not open. Unless sshd listens on another port of the list, only addresses in csf.allow can log in${list === 'TCP6_IN' ? ' over IPv6' : ''}.`,
              remedy:
                'Add the port of sshd ("sshd -T | grep ^port" prints it) before csf -r, and keep a second session open.',
              href: '/docs/locked-out/#how-do-i-keep-it-from-happening-again',
            }),
          ];
    }),
};

const panelPort: Rule = {
  id: 'access.panel',
  evidence: ['src/firewall/facts/ports.json variants', 'rules-008'],
  check: ({panel, entry, value}) => {
    const found = entry('TCP_IN');
    const known = panelPorts[panel];
    const isClosed =
      known && found && !holdsPort(found.value, known.port) && !holdsPort(value('CC_ALLOW_PORTS_TCP'), known.port);
    return isClosed
      ? [
          about(found, {
            severity: 'trap',
            title: `The port of ${known.of} is closed`,
            reason: `The shipped TCP_IN opens ${known.port} for ${known.of}; this one does not, so only addresses in csf.allow reach it there.`,
            remedy: `Add ${known.port}, or allow your addresses with a filter in csf.allow.`,
            href: '/docs/usage/open-ports/#how-do-i-open-a-port-for-one-address-or-one-user-only',
          }),
        ]
      : [];
  },
};

const outgoing: Rule = {
  id: 'access.outgoing',
  evidence: ['rules-002', 'rules-006', 'global-lists-001'],
  check: (examined) => {
    const {entry, isOn} = examined;
    if (!usesOutgoingLists(examined)) {
      return [];
    }
    const needed = [
      {list: 'TCP_OUT', port: 443, use: 'Updates, block lists and country data come over HTTPS.'},
      ...(isOn('DNS_STRICT')
        ? [
            {
              list: 'TCP_OUT',
              port: 53,
              use: 'With DNS_STRICT on, name servers outside of /etc/resolv.conf are reached only through the port lists.',
            },
            {
              list: 'UDP_OUT',
              port: 53,
              use: 'With DNS_STRICT on, name servers outside of /etc/resolv.conf are reached only through the port lists.',
            },
          ]
        : []),
    ];
    return needed.flatMap(({list, port, use}) => {
      const found = entry(list);
      return found === undefined || holdsPort(found.value, port)
        ? []
        : [
            about(found, {
              severity: 'trap',
              title: `${list} does not hold ${port}`,
              reason: use,
              remedy: `Add ${port} to ${list}.`,
              href: '/docs/usage/open-ports/#how-do-i-open-an-outgoing-port',
            }),
          ];
    });
  },
};

const passive: Rule = {
  id: 'access.passiveFtp',
  evidence: ['ftp-001', 'ftp-002'],
  check: ({entry}) => {
    const found = entry('TCP_IN');
    const hasRange = openRanges(found?.value ?? '').some(([first, last]) => first >= 1024 && last - first >= 9);
    return found === undefined || !holdsPort(found.value, 21) || hasRange
      ? []
      : [
          about(found, {
            severity: 'trap',
            title: 'FTP is open, its passive ports are not',
            reason:
              'TCP_IN holds 21 and no range of high ports. FTP over TLS then connects, and the list of files hangs.',
            remedy: 'Open the passive range of the FTP server, or take 21 out if there is none.',
            href: '/docs/usage/ftp-connection/#how-do-i-open-the-passive-port-range-for-ftp-over-tls',
          }),
        ];
  },
};

const ipv6Off: Rule = {
  id: 'access.ipv6Off',
  evidence: ['ipv6-002', 'ipv6-201'],
  check: ({entry, isOn}) => {
    const found = entry('IPV6');
    return found === undefined || isOn('IPV6')
      ? []
      : [
          about(found, {
            severity: 'open',
            title: 'IPv6 is not filtered',
            reason:
              'With IPV6 = "0" csf builds no IPv6 rules. If the server has an IPv6 address, every service that listens there can be reached.',
            remedy:
              'Set IPV6 = "1" and check TCP6_IN, unless the server has no IPv6 address ("ip -6 addr" shows them).',
            href: '/docs/usage/ipv6/#is-ipv6-filtered-on-my-server',
          }),
        ];
  },
};

const pairs: Rule = {
  id: 'access.ipv6Pair',
  evidence: ['ipv6-004', 'src/firewall/facts/ports.json ipv4_ipv6_differences'],
  check: ({entry, isOn, panel}) =>
    !isOn('IPV6')
      ? []
      : ['TCP', 'UDP'].flatMap((protocol): Omit<Finding, 'id'>[] => {
          const [four, six] = [entry(`${protocol}_IN`), entry(`${protocol}6_IN`)];
          if (four === undefined || six === undefined) {
            return [];
          }
          const shipped = shippedValues(panel);
          const shippedSix = shipped.get(`${protocol}6_IN`)?.value ?? '';
          const onlyFour = new Set(
            portEntries(shipped.get(`${protocol}_IN`)?.value ?? '').filter(
              (port) => !portEntries(shippedSix).includes(port),
            ),
          );
          const missing = distinctPorts(four.value).filter(
            (port) => !onlyFour.has(port) && !isCovered(port, six.value),
          );
          return missing.length === 0
            ? []
            : [
                about(six, {
                  severity: 'trap',
                  title: `${protocol}6_IN lacks ports of ${protocol}_IN`,
                  reason: `IPv6 has lists of its own. Over IPv6 these are closed: ${missing.slice(0, 10).join(', ')}${missing.length > 10 ? ` and ${missing.length - 10} more` : ''}.`,
                  remedy: `Add them to ${protocol}6_IN, unless they are closed there on purpose.`,
                  href: '/docs/usage/ipv6/#how-do-i-turn-ipv6-filtering-on',
                }),
              ];
        }),
};

function isCovered(port: string, list: string): boolean {
  const range = portRange(port);
  return range === undefined || holdsRange(list, range);
}

const helper: Rule = {
  id: 'access.ftpHelper',
  evidence: ['ftp-003', 'ConfigServer/Config.pm line 94'],
  check: ({entry}) => {
    const found = entry('USE_FTPHELPER');
    return found?.value !== '1'
      ? []
      : [
          about(found, {
            severity: 'trap',
            title: 'USE_FTPHELPER takes a port',
            reason: 'The value 1 is not "on": the product warns and switches the setting off.',
            remedy: 'Write USE_FTPHELPER = "21", or the port of your FTP server.',
            href: '/docs/usage/ftp-connection/#do-you-need-use_ftphelper',
          }),
        ];
  },
};

const countryPorts: Rule = {
  id: 'access.countryPorts',
  evidence: ['country-007'],
  check: ({entry, value}) =>
    ['TCP', 'UDP'].flatMap((protocol) => {
      const allowed = value('CC_ALLOW_PORTS') === '' ? undefined : entry(`CC_ALLOW_PORTS_${protocol}`);
      const denied = value('CC_DENY_PORTS') === '' ? undefined : entry(`CC_DENY_PORTS_${protocol}`);
      const list = value(`${protocol}_IN`);
      const both = allowed && portEntries(allowed.value).find((port) => isCovered(port, list));
      const neither = denied && portEntries(denied.value).find((port) => !isCovered(port, list));
      return [
        both === undefined
          ? []
          : about(allowed!, {
              severity: 'open',
              title: `Port ${both} is open to all countries`,
              reason: `It stands in CC_ALLOW_PORTS_${protocol} and in ${protocol}_IN, which opens it to everybody.`,
              remedy: `Take ${both} out of ${protocol}_IN and ${protocol}6_IN.`,
              href: '/docs/usage/country-blocking/#which-setting-do-i-need',
            }),
        neither === undefined
          ? []
          : about(denied!, {
              severity: 'trap',
              title: `Port ${neither} is closed to all countries`,
              reason: `CC_DENY_PORTS_${protocol} closes ports that ${protocol}_IN opens, and this one is not open.`,
              remedy: `Add ${neither} to ${protocol}_IN, or take it out here.`,
              href: '/docs/usage/country-blocking/#which-setting-do-i-need',
            }),
      ].flat();
    }),
};

/** Who reaches the server, and whom it reaches. */
export const accessRules: readonly Rule[] = [ssh, panelPort, outgoing, passive, ipv6Off, pairs, helper, countryPorts];
