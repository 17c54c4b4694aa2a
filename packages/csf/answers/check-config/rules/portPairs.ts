import {about, type CheckRule, type Examined, type Finding, type Found, withValues} from '../checkRule';
import {isKnownSetting} from '../../../model/conf/history';
import {shippedValues} from '../../../model/conf/shippedConfig';
import {slippedSetting} from '../../../model/conf/slips';
import {countriesIn, usableCountries} from '../countries';
import {sshPorts} from '../sshAccess';
import {stores} from './access';
import {knockingOpen} from './portFields';
import {distinctPorts, holdsRange, isWide, rangesWithin, portRange, withoutPorts, withEntries} from '../../openPorts';
import {usedLists, usesOutgoingLists} from '../usedLists';
import {portEntries} from '../../ports';
import {ownOpen, uiOpen} from './webInterface';

const pairs: CheckRule = {
  id: 'access.ipv6Pair',
  evidence: ['ipv6-004', 'packages/csf/facts/ports.json ipv4_ipv6_differences'],
  check: (examined) =>
    !examined.isOn('IPV6')
      ? []
      : ['TCP', 'UDP'].flatMap((protocol): Found | Found[] => {
          const [four, six] = [examined.entry(`${protocol}_IN`), examined.entry(`${protocol}6_IN`)];
          const missing = missingOverIPv6(examined, protocol);
          return four === undefined || six === undefined || missing.length === 0
            ? []
            : about(six, {
                severity: 'trap',
                title: `${protocol}6_IN is missing ports of ${protocol}_IN`,
                reason: `${four.number === 0 ? `The merged file adds the shipped ${protocol}_IN, and ` : ''}IPv6 has its own lists. These ports are closed over IPv6: ${missing.slice(0, 10).join(', ')}${missing.length > 10 ? ` and ${missing.length - 10} more` : ''}.`,
                remedy: `Add them to ${protocol}6_IN, unless you closed them there on purpose.`,
                fix: {[six.name]: withEntries(six.value, missing)},
                saysOrigin: four.number === 0,
                href: '/docs/usage/ipv6/#how-do-i-turn-ipv6-filtering-on',
              });
        }),
};

/** Entries of an IPv4 list that its IPv6 list lacks, without those only for IPv4 and those that other findings close. */
function missingOverIPv6(examined: Examined, protocol: string): string[] {
  const {entry, panel} = examined;
  const [four, six] = [entry(`${protocol}_IN`), entry(`${protocol}6_IN`)];
  if (four === undefined || six === undefined) {
    return [];
  }
  const shipped = shippedValues(panel);
  const shippedSix = portEntries(shipped.get(six.name)?.value ?? '');
  const onlyFour = portEntries(shipped.get(four.name)?.value ?? '').filter((port) => !shippedSix.includes(port));
  const closed = [
    ...new Set(closing.flatMap(({check}) => [check(examined)].flat().flatMap(({fix}) => fix?.[four.name] ?? []))),
  ];
  return distinctPorts(four.value).filter((port) => {
    const range = portRange(port);
    return (
      range !== undefined &&
      range[0] <= range[1] &&
      range[1] <= 65535 &&
      !onlyFour.includes(port) &&
      !isWide(range[1] - range[0] + 1) &&
      !holdsRange(six.value, range) &&
      closed.every((list) => holdsRange(list, range))
    );
  });
}

/**
 * What switches the filter for IPv6 on, with the same ports open there as over IPv4, and none that another finding
 * closes.
 */
export function ipv6On(examined: Examined): Finding['fix'] {
  const fix: Record<string, string> = {IPV6: '1'};
  for (const {check} of closing) {
    for (const found of [check(withValues(examined, fix))].flat()) {
      Object.assign(fix, Object.fromEntries(Object.entries(found.fix ?? {}).filter(([name]) => name.includes('6'))));
    }
  }
  for (const protocol of ['TCP', 'UDP']) {
    const after = withValues(examined, fix);
    const missing = missingOverIPv6(after, protocol);
    Object.assign(
      fix,
      missing.length > 0 && {[`${protocol}6_IN`]: withEntries(after.value(`${protocol}6_IN`), missing)},
    );
  }
  return fix;
}

const countryPorts: CheckRule = {
  id: 'access.countryPorts',
  evidence: ['country-007', 'csf.pl line 2685'],
  check: (examined) =>
    ['TCP', 'UDP'].flatMap((protocol) => {
      const {entry, value, isOn} = examined;
      const isMeant = countriesIn(value('CC_ALLOW_PORTS')).length > 0;
      const allowed = isMeant ? entry(`CC_ALLOW_PORTS_${protocol}`) : undefined;
      // While they open to no country either, to close them would close them to everybody.
      const isUsable = usableCountries(examined, 'CC_ALLOW_PORTS').length > 0;
      const denied = value('CC_DENY_PORTS') === '' ? undefined : entry(`CC_DENY_PORTS_${protocol}`);
      const list = entry(`${protocol}_IN`)?.value;
      if (list === undefined) {
        return [];
      }
      const opens = (name: string, port: string): boolean => {
        const range = portRange(port);
        return entry(name) !== undefined && range !== undefined && holdsRange(value(name), range);
      };
      const lists = usedLists(examined, 'IN').filter((name) => name.startsWith(protocol));
      const both = distinctPorts(allowed?.value ?? '').filter((port) => lists.some((name) => opens(name, port)));
      const open = lists.filter((name) => both.some((port) => opens(name, port)));
      // csf opens them for countries over IPv6 only with CC6_LOOKUPS.
      const needsLookups = open.some((name) => name.includes('6')) && !isOn('CC6_LOOKUPS');
      const others = value(`CC_DENY_PORTS_${protocol === 'TCP' ? 'UDP' : 'TCP'}`);
      const neither = distinctPorts(denied?.value ?? '').filter((port) => {
        const range = portRange(port);
        return range !== undefined && rangesWithin(list, range).length === 0;
      });
      return [
        both.length === 0
          ? []
          : about(allowed!, {
              severity: 'open',
              title: `${ports(both)} open to all countries`,
              reason: `CC_ALLOW_PORTS_${protocol} is for some countries, but ${open.join(' and ')} ${open.length === 1 ? 'opens' : 'open'} the same to everybody.`,
              remedy: `${isUsable ? '' : `First set CC_SRC = "2", or enter MM_LICENSE_KEY: without data, csf opens them to no country. Put your own address into csf.allow. Then `}${isUsable ? 'Remove' : 'remove'} ${both.join(', ')} from ${open.join(' and ')}.${needsLookups ? ' Set CC6_LOOKUPS = "1" too: without it, csf opens nothing to these countries over IPv6.' : ''}`,
              ...(isUsable && {
                fix: {
                  ...Object.fromEntries(open.map((name) => [name, withoutPorts(value(name), both)])),
                  ...(needsLookups && {CC6_LOOKUPS: '1'}),
                },
              }),
              href: '/docs/usage/country-blocking/#which-setting-do-i-need',
            }),
        neither.length === 0
          ? []
          : about(denied!, {
              severity: 'trap',
              title: `${ports(neither)} closed to all countries`,
              reason: `CC_DENY_PORTS_${protocol} closes ports that ${protocol}_IN opens, but ${protocol}_IN does not open ${neither.length === 1 ? 'this one' : 'these'}.`,
              remedy: `Remove ${neither.join(', ')} here. Add ${neither.length === 1 ? 'it' : 'them'} to ${protocol}_IN only if everybody else may reach ${neither.length === 1 ? 'it' : 'them'}.`,
              // Without a port, the country has no rule.
              fix: {
                [denied!.name]: withoutPorts(denied!.value, neither),
                ...(others + withoutPorts(denied!.value, neither) === '' && {CC_DENY_PORTS: ''}),
              },
              href: '/docs/usage/country-blocking/#which-setting-do-i-need',
            }),
      ].flat();
    }),
};

/** Rules whose fix closes ports. */
const closing: readonly CheckRule[] = [stores, knockingOpen, countryPorts, uiOpen, ownOpen];

function ports(list: readonly string[]): string {
  return list.length === 1 ? `Port ${list[0]} is` : `Ports ${list.join(', ')} are`;
}

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
        const slip = examined.config.entries.find(({name}) => !isKnownSetting(name) && slippedSetting(name) === list);
        const isIn = list.endsWith('_IN');
        // Without the port of SSH, an empty list would lock its owner out.
        const kept = isIn && list.startsWith('TCP') ? sshPorts(examined).join(',') : '';
        return [
          {
            ...about(added, {
              severity: 'open',
              saysOrigin: true,
              title: `${list} is missing, and the merged file opens its ports`,
              reason: `${slip ? `Line ${slip.number} has it as ${slip.name}, so` : comment ? `It is commented out in line ${comment.number}, so` : 'Without the line,'} csf opens no ${isIn ? 'incoming' : 'outgoing'} port for it. The merged file has the shipped list, which opens ${isIn ? 'incoming' : 'outgoing'} ${list.slice(0, 3)} ports ${added.value.replaceAll(',', ', ')}.`,
              // Two lines for one setting would stop csf.
              ...(slip
                ? {remedy: `Correct the name in line ${slip.number}.`}
                : {
                    remedy: `Write ${list} = "${kept}" to keep ${kept === '' ? 'them' : 'all but SSH'} closed, or list the ports that you need.`,
                    fix: {[list]: kept},
                  }),
            }),
            ...((slip ?? comment) && {line: (slip ?? comment)!.number}),
          },
        ];
      },
    ),
};

/** Port lists that must agree with each other. */
export const portPairRules: readonly CheckRule[] = [pairs, countryPorts, openedByMerge];
