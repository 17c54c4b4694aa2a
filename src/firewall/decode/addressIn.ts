import {readAddress, shortForm} from '../networkAddress';

/** The first address or network in a text, checked and in its short form; undefined if there is none. */
export function addressIn(text: string): string | undefined {
  // Tokens are short, so that a long line costs no more than its length.
  for (const [token] of text.matchAll(/[0-9a-fA-F.:]+(?:\/\d{1,3})?/g)) {
    const found = token.length <= 50 ? (checked(token.replace(/[.:,]+$/, '')) ?? checked(token)) : undefined;
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

/** A word as an address in its short form; undefined for everything else. */
export function checked(word: string): string | undefined {
  const address = /[.:]/.test(word) ? readAddress(word) : undefined;
  return address === undefined ? undefined : shortForm(address);
}

/** Whether an address may be allowed or ignored by a ready command: no network wider than lfd ever blocks. */
export function isNarrow(address: string): boolean {
  const found = readAddress(address);
  return found !== undefined && found.prefix >= (found.family === 4 ? 8 : 24);
}

/** The command that allows an address, where it is narrow enough for a ready command. */
export function allowing(address: string): string[] {
  return isNarrow(address) ? [`csf -a ${address}`] : [];
}

/** Port numbers as they can stand in a command; undefined for everything else. */
export function checkedPorts(text: string): string | undefined {
  const items = text.split(',').filter((item) => item !== '');
  const isRight =
    items.length > 0 && items.every((item) => /^\d{1,5}(;(tcp|udp))?$/.test(item) && parseInt(item) <= 65535);
  return isRight ? items.join(',') : undefined;
}
