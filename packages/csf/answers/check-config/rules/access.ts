import {controls, dataStores} from '../../../model/dataStores';
import {trim, withoutSpace} from '../../../model/perl';
import {webInterfaces} from '../../../model/variants';
import {about, capital, forSettings, quoted, shortened, type CheckRule, type Examined} from '../checkRule';
import {usableCountries} from '../countries';
import {hasWayToSsh, keepWayIn, portOfSshd, secondSession, sshPorts, waysToSsh} from '../sshAccess';
import {
  countPorts,
  listHoldsPort,
  isMost,
  isWide,
  openRanges,
  portRange,
  withoutPorts,
  withEntries,
} from '../../openPorts';
import {usedLists, usesOutgoingLists} from '../usedLists';
import {portEntries} from '../../ports';

const ssh: CheckRule = {
  id: 'access.ssh',
  evidence: ['rules-008', 'install-004', 'packages/csf/descriptions/settings/ipv4-port-settings.yml TCP_IN lockout'],
  check: (examined) =>
    ['TCP_IN', ...(examined.isOn('IPV6') ? ['TCP6_IN'] : [])].flatMap((list) => {
      const entry = examined.entry(list);
      return entry === undefined || hasWayToSsh(examined, list)
        ? []
        : about(entry, {
            severity: 'lockout',
            title: `SSH is not in ${list}`,
            reason: `Port ${sshPorts(examined).join(' or ')} is not open. Unless sshd listens on another port in the list, only addresses in csf.allow can log in${list === 'TCP6_IN' ? ' over IPv6' : ''}.`,
            remedy: `Before you run csf -r, add ${portOfSshd}. ${secondSession}`,
            href: '/docs/locked-out/#how-do-i-keep-it-from-happening-again',
          });
    }),
};

const sshCountries: CheckRule = {
  id: 'access.sshCountries',
  evidence: ['csf.pl lines 2672 to 2700', 'rules-008'],
  check: (examined) => {
    const entry = examined.entry('CC_ALLOW_PORTS');
    const countries = waysToSsh(examined, 'TCP_IN');
    return entry === undefined || countries.isOpen || !countries.isByCountry
      ? []
      : about(entry, {
          severity: 'trap',
          title: `SSH is open only to ${shortened(usableCountries(examined, 'CC_ALLOW_PORTS').join(', '))}`,
          reason:
            'Only CC_ALLOW_PORTS_TCP has the port of SSH, and csf opens it once lfd has downloaded the addresses of these countries. Without them, from elsewhere, and where the data are wrong, nobody can log in.',
          remedy: `Before you run csf -r, put your address into csf.allow: csf -a with the address. ${secondSession}`,
          href: '/docs/locked-out/#how-do-i-keep-it-from-happening-again',
        });
  },
};

const panelPort: CheckRule = {
  id: 'access.panel',
  evidence: ['packages/csf/facts/ports.json variants', 'rules-008'],
  check: ({panel, entry, value, isOn}) => {
    const [found, six] = [entry('TCP_IN'), isOn('IPV6') ? entry('TCP6_IN') : undefined];
    const web = webInterfaces[panel];
    if (!web || !found) {
      return [];
    }
    const [port] = web.ports;
    const isClosed = !listHoldsPort(found.value, port) && !listHoldsPort(value('CC_ALLOW_PORTS_TCP'), port);
    return isClosed
      ? about(found, {
          severity: 'trap',
          title: `The port of ${web.name} is closed`,
          reason: `The shipped TCP_IN opens ${port} for ${web.name}, but yours does not. Only addresses in csf.allow can reach it there.`,
          remedy: `Add ${port}, or allow your addresses with a filter in csf.allow.`,
          fix: {
            TCP_IN: withEntries(found.value, [port]),
            ...(six && {TCP6_IN: withEntries(six.value, [port])}),
          },
          href: '/docs/usage/open-ports/#how-do-i-open-a-port-for-one-address-or-one-user-only',
        })
      : [];
  },
};

const outgoing: CheckRule = {
  id: 'access.outgoing',
  evidence: ['rules-002', 'rules-006', 'global-lists-001'],
  check: (examined) => {
    const {entry, isOn} = examined;
    if (!usesOutgoingLists(examined)) {
      return [];
    }
    const needed = [
      {list: 'TCP_OUT', port: 443, use: 'csf and lfd download updates, block lists and country data over HTTPS.'},
      ...(isOn('DNS_STRICT')
        ? [
            {
              list: 'TCP_OUT',
              port: 53,
              use: 'With DNS_STRICT on, the server reaches name servers that are not in /etc/resolv.conf only through the port lists.',
            },
            {
              list: 'UDP_OUT',
              port: 53,
              use: 'With DNS_STRICT on, the server reaches name servers that are not in /etc/resolv.conf only through the port lists.',
            },
          ]
        : []),
    ];
    return needed.flatMap(({list, port, use}) => {
      const found = entry(list);
      return found === undefined || listHoldsPort(found.value, port)
        ? []
        : about(found, {
            severity: 'trap',
            title: `${list} does not contain ${port}`,
            reason: use,
            remedy: `Add ${port} to ${list}.`,
            fix: {
              [list]: withEntries(
                found.value,
                needed
                  .filter((each) => each.list === list && !listHoldsPort(found.value, each.port))
                  .map((each) => each.port),
              ),
            },
            href: '/docs/usage/open-ports/#how-do-i-open-an-outgoing-port',
          });
    });
  },
};

const passive: CheckRule = {
  id: 'access.passiveFtp',
  evidence: ['ftp-001', 'ftp-002'],
  check: ({entry}) => {
    const found = entry('TCP_IN');
    const hasRange = openRanges(found?.value ?? '').some(([first, last]) => last - Math.max(first, 1024) >= 9);
    // A list that csf cannot read may hold the range, in another spelling.
    const isRead = /^[\d,:\s]*$/.test(found?.value ?? '');
    return found === undefined || !isRead || !listHoldsPort(found.value, 21) || hasRange
      ? []
      : about(found, {
          severity: 'trap',
          title: 'FTP is open, but its passive ports are closed',
          reason: 'TCP_IN contains 21 but no range of high ports. FTP over TLS then connects, but the file list hangs.',
          remedy: 'Open the passive port range of your FTP server. If you run no FTP server, remove 21.',
          href: '/docs/usage/ftp-connection/#how-do-i-open-the-passive-port-range-for-ftp-over-tls',
        });
  },
};

/** A name of a network card, of 15 letters at most; with a plus sign, iptables takes all that begin like it. */
const deviceForm = /^(?=.{0,15}$)[a-z][\w.-]*\+?$/i;

const devices = '/docs/usage/multiple-ethernet-devices/#what-do-i-set-with-several-network-cards';

const device: CheckRule = {
  id: 'access.device',
  evidence: ['csf.pl lines 3511-3525', 'docs/usage/multiple-ethernet-devices.mdx'],
  check: forSettings(['ETH_DEVICE', 'ETH6_DEVICE'], ({name, value}, isOn) => {
    const [before = ''] = value.split(':');
    // Of a value with a space, the rule about commands says what csf does.
    if (deviceForm.test(value) || /^\+$|\s/.test(value) || (name === 'ETH6_DEVICE' && !isOn('IPV6'))) {
      return undefined;
    }
    const isAlias = value.includes(':') && deviceForm.test(before);
    if (isAlias && name === 'ETH_DEVICE') {
      return {
        severity: 'trap',
        title: `csf reads ${name} only up to the colon`,
        reason: `An alias such as ${quoted(value)} is not a device of the kernel. csf makes its rules for ${quoted(before)}, with all addresses of that device.`,
        remedy: `Write ${name} = "${before}".`,
        fix: {[name]: before},
        href: devices,
      };
    }
    const over = name === 'ETH6_DEVICE' ? ' over IPv6' : '';
    return {
      severity: 'lockout',
      title: isAlias
        ? `${name} names an alias`
        : value.includes(',')
          ? `${name} accepts only one device`
          : `${quoted(value)} in ${name} is not a device`,
      reason: `csf passes ${quoted(value)} to iptables as one name. No network card has that name, so no rule accepts anything${over}, not even SSH.`,
      alarm: {
        kind: 'lockout',
        sentence: `csf starts with this csf.conf, but it stops every new connection to the server${over}, SSH too`,
      },
      remedy: `Leave ${name} empty${name === 'ETH_DEVICE' ? ' to filter every card, and name trusted cards in ETH_DEVICE_SKIP' : ': csf then uses ETH_DEVICE for IPv6 too'}. Or write one prefix with a plus sign, such as eth+.`,
      fix: {[name]: ''},
      href: devices,
    };
  }),
};

const deviceList: CheckRule = {
  id: 'access.deviceList',
  evidence: ['csf.pl lines 1396-1409', 'csf.pl lines 2414-2419'],
  check: forSettings(['ETH_DEVICE_SKIP', 'LF_BOGON_SKIP'], ({name, value}) => {
    const names = value.split(',').map((part) => trim(part));
    const isSkip = name === 'ETH_DEVICE_SKIP';
    const bad = names.find((each) => each !== '' && (!deviceForm.test(each) || (isSkip && each.endsWith('+'))));
    if (bad === undefined) {
      return undefined;
    }
    const parts = names.flatMap((each) => each.split(/\s+/));
    const isRefused = withoutSpace(bad).length > 15 && !isSkip;
    return {
      severity: isRefused ? 'broken' : 'trap',
      title: `${quoted(bad)} in ${name} is not a device`,
      reason: isRefused
        ? 'With the list BOGON on, iptables refuses the rule for it, because a name has at most 15 letters. In TESTING mode the start stops.'
        : `${/\s/.test(bad) ? 'csf takes the space out, and no' : 'No'} network card has that name, so ${isSkip ? 'csf warns and filters the card' : 'the list BOGON covers the card'}.`,
      remedy: 'Write the names that "ip link" prints, with commas between them.',
      ...(parts.every((each) => deviceForm.test(each)) && {fix: {[name]: parts.join(',')}}),
      href: devices,
    };
  }),
};

const everyPort: CheckRule = {
  id: 'access.everyPort',
  evidence: ['rules-008', 'csf.pl lines 3133 to 3141'],
  check: (examined) =>
    usedLists(examined, 'IN').flatMap((list) => {
      const entry = examined.entry(list);
      const count = countPorts(entry?.value ?? '');
      if (entry === undefined || !isMost(count)) {
        return [];
      }
      const isEvery = count >= 65535;
      const [protocol, over] = [list.slice(0, 3), list.includes('6') ? ' over IPv6' : ''];
      return about(entry, {
        severity: 'open',
        title: `${isEvery ? `Every ${protocol} port is` : `Most ${protocol} ports are`} open to ${everybody(examined)}${over}`,
        reason: `${list} opens ${isEvery ? 'all 65,535' : `${count.toLocaleString('en')} of 65,535`} ports. Clients can reach every service that listens, even one meant only for this server.`,
        remedy: `Keep only the ports that your services need in ${list}.${protocol === 'TCP' ? ` ${keepWayIn}` : ''}`,
        href: '/docs/usage/open-ports/',
      });
    }),
};

const wideRange: CheckRule = {
  id: 'access.wideRange',
  evidence: ['rules-008', 'csf.pl lines 3133 to 3141'],
  check: (examined) =>
    usedLists(examined, 'IN').flatMap((list) => {
      const entry = examined.entry(list);
      if (entry === undefined || isMost(countPorts(entry.value))) {
        return [];
      }
      return portEntries(entry.value)
        .filter((part) => isWide(countPorts(part)))
        .map((part) =>
          about(entry, {
            severity: 'open',
            title: `${list} opens ${countPorts(part).toLocaleString('en')} ports at once: ${part}`,
            reason: `${capital(everybody(examined))} can reach every service that listens on one of them, and many programs take such a port by themselves. Answers to connections that this server opens need none.`,
            remedy: `Keep only the ports that your services need.${list.startsWith('TCP') ? ` ${keepWayIn}` : ''} For passive FTP, set a narrow range in the FTP server, and open the same.`,
            href: '/docs/usage/open-ports/',
          }),
        );
    }),
};

/** Services that hold data or govern the server, and that a port list opens; undone by its fix. */
export const stores: CheckRule = {
  id: 'access.dataStores',
  evidence: ['rules-008', 'csf.pl lines 3133 to 3141'],
  check: (examined) =>
    usedLists(examined, 'IN').flatMap((list) => {
      const entry = examined.entry(list);
      // A wide range is for passive FTP or for everything; a single port means the service.
      const narrow = portEntries(entry?.value ?? '')
        .filter((part) => {
          const [first, last] = portRange(part) ?? [0, 0];
          return last - first < 100;
        })
        .join(',');
      const open = [...dataStores, ...controls]
        .filter(([port]) => listHoldsPort(narrow, port) && (list.startsWith('TCP') || port === 11211))
        .map(([port, name]) => ({port, told: `${name} (${port})`}));
      return entry === undefined || open.length === 0
        ? []
        : about(entry, {
            severity: 'open',
            title: `${open.map(({told}) => told).join(', ')} ${open.length === 1 ? 'is' : 'are'} open to ${everybody(examined)}`,
            reason: `${list} opens ${open.length === 1 ? 'the port of a program' : 'the ports of programs'} that ${open.length === 1 ? 'holds data or governs' : 'hold data or govern'} the server, and ${open.length === 1 ? 'is' : 'are'} rarely meant for the internet.`,
            remedy: `Remove ${open.length === 1 ? 'the port' : 'the ports'} from ${list}. Allow single addresses with a filter in csf.allow, such as ${list.slice(0, 3).toLowerCase()}|in|d=${open[0]!.port}|s=203.0.113.7.`,
            fix: {
              [list]: withoutPorts(
                entry.value,
                open.map(({port}) => port),
              ),
            },
            href: '/docs/usage/open-ports/#how-do-i-open-a-port-for-one-address-or-one-user-only',
          });
    }),
};

/** Who can reach an open port. */
function everybody(examined: Examined): string {
  return usableCountries(examined, 'CC_ALLOW_FILTER').length === 0
    ? 'everybody'
    : 'everybody in the countries of CC_ALLOW_FILTER';
}

/** Who can reach the server, and what the server can reach. */
export const accessRules: readonly CheckRule[] = [
  ssh,
  sshCountries,
  panelPort,
  outgoing,
  passive,
  device,
  deviceList,
  everyPort,
  wideRange,
  stores,
];
