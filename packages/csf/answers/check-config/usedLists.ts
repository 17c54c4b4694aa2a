import type {Examined} from './checkRule';

/** Whether the product uses the lists for outgoing connections at all (rules-006). */
export function usesOutgoingLists({isOn}: Examined): boolean {
  return isOn('LF_SPI');
}

/** The lists of one direction that csf uses: those for IPv6 only while IPV6 is on. */
export function usedLists({isOn}: Pick<Examined, 'isOn'>, direction: 'IN' | 'OUT'): string[] {
  return ['TCP', 'UDP', ...(isOn('IPV6') ? ['TCP6', 'UDP6'] : [])].map((protocol) => `${protocol}_${direction}`);
}
