import type {Examined} from './checkRule';
import {usableCountries} from './countries';
import {knockedPorts} from './rules/portFields';
import {listHoldsPort, openRanges} from '../openPorts';

/** Which port nobody may close by mistake, and how to find it. */
export const portOfSshd = 'the port of sshd ("sshd -T | grep ^port" prints it)';

/** What undoes a mistake that closes it. */
export const secondSession = 'Keep a second session open.';

/** What to say where a remedy leaves only some ports open. */
export const keepWayIn = `Among them must be ${portOfSshd} and those of your panel. ${secondSession}`;

/** Ports on which lfd expects sshd, according to the file. */
export function sshPorts({value}: Examined): number[] {
  const ports = openRanges(value('PORTS_sshd').replace(/;\w+/g, ''))
    .slice(0, 20)
    .map(([first]) => first);
  return ports.length === 0 ? [22] : ports;
}

/** The ports of the file and the usual one: an administrator who moves sshd may leave PORTS_sshd as it is. */
function likelyPorts(examined: Examined): number[] {
  return [...new Set([...sshPorts(examined), 22])];
}

/** Whether somebody who is not in csf.allow can reach SSH: as everybody, from a country, or by a knock. */
export function hasWayToSsh(examined: Examined, list: string): boolean {
  const {isOpen, isByCountry} = waysToSsh(examined, list);
  return isOpen || isByCountry;
}

/** By which ways: as everybody or by a knock, or from a country. */
export function waysToSsh(examined: Examined, list: string): {isOpen: boolean; isByCountry: boolean} {
  const {value, isOn} = examined;
  // csf opens ports for countries over IPv6 only with CC6_LOOKUPS: csf.pl line 2685.
  const hasCountries =
    usableCountries(examined, 'CC_ALLOW_PORTS').length > 0 && (list === 'TCP_IN' || isOn('CC6_LOOKUPS'));
  // No knock opens a port over IPv6, so anyone who uses one means to close it there.
  const knocked = knockedPorts(examined, 'TCP_IN');
  const ports = likelyPorts(examined);
  return {
    isOpen: ports.some((port) => listHoldsPort(value(list), port) || knocked.includes(port)),
    isByCountry: hasCountries && ports.some((port) => listHoldsPort(value('CC_ALLOW_PORTS_TCP'), port)),
  };
}

/** What to know before a remedy that closes SSH, makes it final that SSH is closed, or ends sessions. */
export function cautionAboutSsh(before: Examined, after: Examined): string | undefined {
  if (before.isOn('TESTING') && !after.isOn('TESTING') && !hasWayToSsh(after, 'TCP_IN')) {
    return 'TCP_IN does not open SSH, and TESTING is your way back in while lfd is stopped. Open the port first.';
  }
  const closed = ['TCP_IN', 'TCP6_IN'].map((list) => {
    const left = openPorts(after, list);
    return openPorts(before, list).filter((port) => !left.includes(port));
  });
  const ports = [...new Set(closed.flat())];
  if (ports.length === 0) {
    return cautionAboutSession(before, after);
  }
  return `This closes port ${ports.join(' and ')}${closed[0]!.length === 0 ? ' over IPv6' : ''}, which can be the port of SSH. Put your address into csf.allow first, and keep a second session open.`;
}

/** Once csf tracks connections, those from before are new to Linux, and csf drops what is new and has no SYN. */
function cautionAboutSession(before: Examined, after: Examined): string | undefined {
  const ends = (isTracked: (examined: Examined) => boolean): boolean => !isTracked(before) && isTracked(after);
  const isAny = ends(({isOn}) => isOn('LF_SPI'));
  const isSix = ends(({isOn}) => isOn('IPV6') && isOn('IPV6_SPI'));
  return isAny || isSix
    ? `csf -r then ends SSH sessions${isAny ? '' : ' over IPv6'} that are open now: csf did not track them. Log in again.`
    : undefined;
}

/** The likely ports of SSH that everybody can reach. */
function openPorts(examined: Examined, list: string): number[] {
  const isUnfiltered = list === 'TCP6_IN' && !examined.isOn('IPV6');
  return likelyPorts(examined).filter((port) => isUnfiltered || listHoldsPort(examined.value(list), port));
}
