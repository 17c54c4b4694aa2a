import {numberOf, split} from '../perl';

/**
 * Whether a list such as 22,30000:35000,ICMP names a port (`pslinecheck` in RegexMain.pm, PS_PORTS in lfd.pl). Perl
 * compares numbers, so that ICMP is the port 0.
 */
export function namesPort(list: string, port: string): boolean {
  const number = numberOf(port);
  return split(list, ',').some((entry) => {
    const [first, last] = entry.split(':');
    return last === undefined ? number === numberOf(first) : number >= numberOf(first) && number <= numberOf(last);
  });
}
