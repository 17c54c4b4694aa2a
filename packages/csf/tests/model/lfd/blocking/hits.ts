import type {Hit} from '../../../../model/lfd/hit';
import {settings} from '../../../../model/settings';

/** The values of the shipped file for a server without a panel. */
export const shipped: Record<string, string> = Object.fromEntries(
  [...settings.values()].flatMap(({name, defaults}) => (defaults.generic === null ? [] : [[name, defaults.generic]])),
);

/** So many failures, one after the other. */
export function failures(
  times: number,
  {
    from = 1,
    start = 0,
    every = 10,
    ...hit
  }: Partial<Hit> & {/** The first line. */ from?: number; start?: number; every?: number} = {},
): Hit[] {
  return Array.from({length: times}, (_, index) => ({
    lineNumber: from + index,
    seconds: 1_767_225_600 + start + index * every,
    setting: 'LF_SSHD',
    address: '198.51.100.7',
    account: '',
    service: 'sshd',
    count: 1,
    text: 'Failed SSH login from',
    ...hit,
  }));
}
