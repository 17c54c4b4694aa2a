import {readConnLimit, readPortFlood, remembered} from '../../../model/firewall/floodEntries';
import {about, type Examined, type Finding, quoted, type CheckRule} from '../checkRule';
import {listHoldsPort, withoutPorts} from '../../openPorts';
import {usedLists} from '../usedLists';
import {portEntries} from '../../ports';

const flood = '/docs/usage/port-flood-protection/#why-are-the-wrong-clients-limited-or-nobody';
const limit = '/docs/usage/limit-connections/#how-do-i-set-connlimit';
const knock = '/docs/usage/port-knocking/#what-does-the-format-mean';
const knockFailed = '/docs/usage/port-knocking/#why-does-the-port-stay-closed-or-open-to-all';

type Told = Pick<Finding, 'severity' | 'stop' | 'reason' | 'remedy' | 'fix' | 'href'> & Partial<Pick<Finding, 'title'>>;

/** csf ends its start at an entry with which it can do nothing. */
const stopsCsf = (remedy: string, href: string): Told => ({
  severity: 'broken',
  stop: 'flushed',
  reason: 'csf reports an incorrect setting. The start stops there and removes all rules, so the server is open.',
  remedy,
  href,
});

function eachPart(
  name: string,
  check: (fields: string[], part: string, examined: Examined) => Told | undefined,
): CheckRule['check'] {
  return (examined) => {
    const entry = examined.entry(name);
    // Perl takes a list that is 0 for an empty one.
    return entry === undefined || entry.value === '0'
      ? []
      : portEntries(entry.value).flatMap((part) => {
          const told = check(part.split(';'), part, examined);
          return told ? about(entry, {title: `Problem with ${quoted(part)} in ${name}`, ...told}) : [];
        });
  };
}

function isPort(text: string | undefined): boolean {
  return /^\d+$/.test(text ?? '') && Number(text) <= 65535;
}

const portFlood: CheckRule = {
  id: 'portflood.form',
  evidence: ['portflood-001', 'portflood-002', 'portflood-005', 'csf.pl lines 2903 to 2919'],
  check: eachPart('PORTFLOOD', (_, part) => {
    const {port, protocol, count, seconds, rest, csf} = readPortFlood(part);
    const remedy = 'Write port;protocol;count;seconds, such as 22;tcp;5;300.';
    if (csf === 'stops') {
      return stopsCsf(remedy, flood);
    }
    if (csf === 'skips') {
      return {
        severity: 'trap',
        reason: `The count ${quoted(count)} must be between 1 and ${remembered} on current kernels. csf warns and skips the entry.`,
        remedy,
        href: flood,
      };
    }
    if (protocol.includes('icmp')) {
      return {
        severity: 'trap',
        reason: 'iptables refuses a port together with icmp. In TESTING mode that is an error, otherwise a warning.',
        remedy: 'Use tcp or udp.',
        href: flood,
      };
    }
    if (
      !isPort(port) ||
      !/^(tcp|udp)$/.test(protocol) ||
      !/^\d+$/.test(count) ||
      !/^\d+$/.test(seconds) ||
      rest.length > 0
    ) {
      return {
        severity: 'trap',
        reason: 'csf checks it only roughly and passes it to iptables, which may refuse it.',
        remedy,
        href: flood,
      };
    }
    return undefined;
  }),
};

const connLimit: CheckRule = {
  id: 'connlimit.form',
  evidence: ['connlimit-001', 'connlimit-002', 'csf.pl line 2936'],
  check: eachPart('CONNLIMIT', (_, part) => {
    const {port, most, rest, csf} = readConnLimit(part);
    const remedy = 'Write port;limit, such as 22;5.';
    if (csf === 'stops') {
      return stopsCsf(remedy, limit);
    }
    if (!isPort(port) || !/^\d+$/.test(most) || rest.length > 0) {
      return {
        severity: 'trap',
        reason: 'csf checks it only roughly and passes it to iptables, which may refuse it.',
        remedy,
        href: limit,
      };
    }
    return undefined;
  }),
};

const knocking: CheckRule = {
  id: 'portknocking.form',
  evidence: ['portknocking-001', 'portknocking-002', 'csf.pl lines 3088 to 3120'],
  check: eachPart('PORTKNOCKING', ([, , , ...knocks], part) => {
    const remedy = 'Write port;protocol;seconds;knock;knock;knock, such as 22;tcp;20;100;200;300.';
    if (knocks.length < 3) {
      return {
        severity: 'lockout',
        reason: 'It needs at least three knocks. csf prints an error and skips the entry, so the port does not open.',
        remedy,
        href: knock,
      };
    }
    return readKnock(part) !== undefined
      ? undefined
      : {
          severity: 'lockout',
          reason: 'csf passes it to iptables unchecked. iptables refuses it, so the port does not open.',
          remedy,
          href: knock,
        };
  }),
};

type Knock = {port: string; list: 'TCP_IN' | 'UDP_IN'; knocks: readonly string[]};

/** An entry that opens a port by knocks; undefined where csf skips it or iptables refuses it. */
function readKnock(part: string): Knock | undefined {
  const [port = '', protocol = '', timeout = '', ...knocks] = part.split(';');
  // iptables takes the protocol in capitals too, and the shipped example has it so.
  // iptables reads 022 as an octal number.
  const isTaken =
    [port, ...knocks].every((each) => isPort(each) && !/^0./.test(each)) &&
    /^(tcp|udp)$/i.test(protocol) &&
    isSeconds(timeout);
  const list = protocol.toLowerCase() === 'udp' ? 'UDP_IN' : 'TCP_IN';
  return isTaken && knocks.length >= 3 ? {port, list, knocks} : undefined;
}

function isSeconds(text: string): boolean {
  return /^\d+$/.test(text) && Number(text) > 0 && Number(text) <= 4_294_967_295;
}

/** The ports that a list opens by knocks. No knock opens a port over IPv6. */
export function knockedPorts({value}: Examined, list: string): number[] {
  return portEntries(value('PORTKNOCKING')).flatMap((part) => {
    const knock = readKnock(part);
    return knock?.list === list ? Number(knock.port) : [];
  });
}

/** Ports that open by a knock, and are open without one; undone by its fix. */
export const knockingOpen: CheckRule = {
  id: 'portknocking.open',
  evidence: ['portknocking-003', 'portknocking-004', 'csf.pl lines 3071-3097'],
  check: (examined) => {
    const {value} = examined;
    const closed = knockedLists(examined);
    return eachPart('PORTKNOCKING', (_, part) => {
      // To close a port whose knock opens nothing would lock its owner out.
      const knock = readKnock(part);
      if (knock === undefined) {
        return undefined;
      }
      const {port, list, knocks} = knock;
      const six = usedLists(examined, 'IN').find((name) => name === list.replace('_', '6_'));
      const isOpenOverSix = six !== undefined && listHoldsPort(value(six), Number(port));
      if (closed.has(list) && listHoldsPort(value(list), Number(port))) {
        return {
          severity: 'open',
          title: `Port ${port} is open to everybody without a knock`,
          reason: `Port ${port} is in ${list}, so nobody needs the knock ${quoted(part)}.${isOpenOverSix ? ` ${six} opens it too, and is the only way in over IPv6.` : ''}`,
          remedy: `Once the knock works, remove ${port} from ${list}.`,
          fix: {[list]: closed.get(list)!},
          href: knockFailed,
        };
      }
      if (isOpenOverSix) {
        return {
          severity: 'trap',
          title: `Port ${port} needs no knock over IPv6`,
          reason: `csf makes the rules for knocks only for IPv4, and ${six} opens port ${port} to everybody.`,
          remedy: `If you can knock over IPv4, remove the port from ${six}. Keep a second session open.`,
          href: knockFailed,
        };
      }
      const openKnock = knocks.find((each) => listHoldsPort(value(list), Number(each)));
      return openKnock === undefined
        ? undefined
        : {
            severity: 'trap',
            reason: `The knock ${openKnock} is an open port in ${list}, but knocks must be closed ports.`,
            remedy: `Use a port that is not in ${list}.`,
            href: knockFailed,
          };
    })(examined);
  },
};

/** The lists of IPv4 that open ports with a knock, without these ports. No knock works over IPv6. */
function knockedLists(examined: Examined): Map<string, string> {
  return new Map(
    ['TCP_IN', 'UDP_IN'].flatMap((name): [string, string][] => {
      const list = examined.entry(name)?.value ?? '';
      const ports = knockedPorts(examined, `${name.slice(0, 3)}_IN`).filter((port) => listHoldsPort(list, port));
      return ports.length === 0 ? [] : [[name, withoutPorts(list, ports)]];
    }),
  );
}

/** Limits for ports that nobody reaches but those whom no limit holds. */
const closedPorts: CheckRule = {
  id: 'ports.closedLimit',
  evidence: ['precedence-001', 'precedence-006', 'csf.pl lines 2912-2939'],
  check: (examined) =>
    ['CONNLIMIT', 'PORTFLOOD'].flatMap((name) =>
      eachPart(name, ([port = '', second = ''], part) => {
        const protocol = name === 'PORTFLOOD' ? second.toUpperCase() : 'TCP';
        const list = `${protocol}_IN`;
        const opening = [list, `${protocol}6_IN`, `CC_ALLOW_PORTS_${protocol}`];
        const isOpen =
          opening.some((each) => listHoldsPort(examined.value(each), Number(port))) ||
          knockedPorts(examined, list).includes(Number(port));
        if (!isPort(port) || examined.entry(list) === undefined || isOpen) {
          return undefined;
        }
        const others = portEntries(examined.value(name)).filter((each) => each !== part);
        return {
          severity: 'trap',
          reason: `${list} does not open port ${port}. Only allowed addresses reach it, and csf lets them in before the limit.`,
          remedy: `Delete the entry. Add ${port} to ${list} only if everybody may reach it.`,
          fix: {[name]: others.join(',')},
          href: name === 'PORTFLOOD' ? flood : limit,
        };
      })(examined),
    ),
};

/** Settings whose entries are fields separated by semicolons. */
export const portFieldRules: readonly CheckRule[] = [portFlood, connLimit, knocking, knockingOpen, closedPorts];
