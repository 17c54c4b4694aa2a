import {about, type Found, type CheckRule} from '../checkRule';
import {shippedValues} from '../../shippedConfig';
import {
  countPorts,
  distinctPorts,
  holdsRange,
  isMost,
  portEntries,
  portRange,
  usedLists,
  usesOutgoingLists,
} from './ports';

const ipv6Off: CheckRule = {
  id: 'access.ipv6Off',
  evidence: ['ipv6-002', 'ipv6-201'],
  check: ({entry, isOn}) => {
    const found = entry('IPV6');
    return found === undefined || isOn('IPV6')
      ? []
      : about(found, {
          severity: 'open',
          title: 'csf does not filter IPv6',
          reason:
            'With IPV6 = "0" csf builds no IPv6 rules. If the server has an IPv6 address, anybody can reach every service that listens there.',
          remedy: 'Set IPV6 = "1" and check TCP6_IN, unless the server has no IPv6 address ("ip -6 addr" shows them).',
          href: '/docs/usage/ipv6/#is-ipv6-filtered-on-my-server',
        });
  },
};

const pairs: CheckRule = {
  id: 'access.ipv6Pair',
  evidence: ['ipv6-004', 'src/csf/facts/ports.json ipv4_ipv6_differences'],
  check: ({entry, isOn, panel}) =>
    !isOn('IPV6')
      ? []
      : ['TCP', 'UDP'].flatMap((protocol): Found | Found[] => {
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
            (port) => !onlyFour.has(port) && !isMost(countPorts(port)) && !isCovered(port, six.value),
          );
          return missing.length === 0
            ? []
            : about(six, {
                severity: 'trap',
                title: `${protocol}6_IN is missing ports of ${protocol}_IN`,
                reason: `${four.number === 0 ? `The merged file adds the shipped ${protocol}_IN, and ` : ''}IPv6 has its own lists. These ports are closed over IPv6: ${missing.slice(0, 10).join(', ')}${missing.length > 10 ? ` and ${missing.length - 10} more` : ''}.`,
                remedy: `Add them to ${protocol}6_IN, unless you closed them there on purpose.`,
                href: '/docs/usage/ipv6/#how-do-i-turn-ipv6-filtering-on',
              });
        }),
};

function isCovered(port: string, list: string): boolean {
  const range = portRange(port);
  return range === undefined || holdsRange(list, range);
}

const countryPorts: CheckRule = {
  id: 'access.countryPorts',
  evidence: ['country-007'],
  check: ({entry, value}) =>
    ['TCP', 'UDP'].flatMap((protocol) => {
      const allowed = value('CC_ALLOW_PORTS') === '' ? undefined : entry(`CC_ALLOW_PORTS_${protocol}`);
      const denied = value('CC_DENY_PORTS') === '' ? undefined : entry(`CC_DENY_PORTS_${protocol}`);
      const list = entry(`${protocol}_IN`)?.value;
      if (list === undefined) {
        return [];
      }
      const both = allowed && portEntries(allowed.value).find((port) => isCovered(port, list));
      const neither = denied && portEntries(denied.value).find((port) => !isCovered(port, list));
      return [
        both === undefined
          ? []
          : about(allowed!, {
              severity: 'open',
              title: `Port ${both} is open to all countries`,
              reason: `It is in CC_ALLOW_PORTS_${protocol} and in ${protocol}_IN, which opens it to everybody.`,
              remedy: `Remove ${both} from ${protocol}_IN and ${protocol}6_IN.`,
              href: '/docs/usage/country-blocking/#which-setting-do-i-need',
            }),
        neither === undefined
          ? []
          : about(denied!, {
              severity: 'trap',
              title: `Port ${neither} is closed to all countries`,
              reason: `CC_DENY_PORTS_${protocol} closes ports that ${protocol}_IN opens, but this one is not open.`,
              remedy: `Add ${neither} to ${protocol}_IN, or remove it here.`,
              href: '/docs/usage/country-blocking/#which-setting-do-i-need',
            }),
      ].flat();
    }),
};

const openedByMerge: CheckRule = {
  id: 'ports.missing',
  evidence: ['upgrade-011', 'csf.pl (an empty list makes no rule)'],
  check: (examined) =>
    [...usedLists(examined, 'IN'), ...(usesOutgoingLists(examined) ? usedLists(examined, 'OUT') : [])].flatMap(
      (list): Found[] => {
        const added = examined.entry(list);
        if (added === undefined || added.number > 0 || added.value === '') {
          return [];
        }
        const comment = examined.config.lines.find(
          ({kind, text}) => kind === 'comment' && new RegExp(`^\\s*#\\s*${list}\\s*=`).test(text),
        );
        const isIn = list.endsWith('_IN');
        return [
          {
            ...about(added, {
              severity: 'open',
              title: `${list} is missing, and the merged file opens its ports`,
              reason: `${comment === undefined ? 'Without the line,' : `It is commented out in line ${comment.number}, so`} csf opens no ${isIn ? 'incoming' : 'outgoing'} port for it. The merged file has the shipped list, which opens ${isIn ? 'incoming' : 'outgoing'} ${list.slice(0, 3)} ports ${added.value.replaceAll(',', ', ')}.`,
              remedy: `Write ${list} = "" to keep them closed, or list the ports that you need.`,
            }),
            ...(comment && {line: comment.number}),
          },
        ];
      },
    ),
};

/** Port lists that must agree with each other. */
export const portPairRules: readonly CheckRule[] = [ipv6Off, pairs, countryPorts, openedByMerge];
