import {readAddress} from '../../model/address';

/** Whether a ready command may allow or ignore an address: no network wider than lfd ever blocks. */
export function isNarrow(address: string): boolean {
  const found = readAddress(address);
  return found !== undefined && found.prefix >= (found.family === 4 ? 8 : 24);
}

/** The command that allows an address, where it is narrow enough for a ready command. */
export function allowing(address: string): string[] {
  return isNarrow(address) ? [`csf -a ${address}`] : [];
}

/** Port numbers in the form for a command; undefined for anything else. */
export function checkedPorts(text: string): string | undefined {
  const items = text.split(',').filter((item) => item !== '');
  const isRight =
    items.length > 0 && items.every((item) => /^\d{1,5}(;(tcp|udp))?$/.test(item) && parseInt(item) <= 65535);
  return isRight ? items.join(',') : undefined;
}
