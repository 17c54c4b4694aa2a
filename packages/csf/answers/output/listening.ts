import {dataStores} from '../../model/dataStores';
import {sections} from '../../pages/sections';
import {finding, type Finding} from './finding';

/** A row of csf -p: a program that listens, and whether the lists of IPv4 and IPv6 open its port (csf.pl lines 5411 to 5426). */
export function readListening(line: string): Finding | undefined {
  const [, port, protocol = '', four, six] = /^(\d{1,5})\/(tcp|udp)\s+([4-])\/([6-])\s/.exec(line) ?? [];
  if (port === undefined) {
    return undefined;
  }
  const store = dataStores.find(([number]) => String(number) === port)?.[1];
  const list = protocol.toUpperCase();
  const lists = [...(four === '4' ? [`${list}_IN`] : []), ...(six === '6' ? [`${list}6_IN`] : [])].join(' and ');
  return store === undefined || lists === ''
    ? finding({
        kind: 'command',
        what: 'csf -p prints this: the programs that listen, and whether their ports are open.',
        page: '/docs/usage/commands/#show-listening-ports-csf--p',
      })
    : finding({
        kind: 'command',
        what: `Port ${port} is open to everybody, and a program listens there. It is the port of ${store}: a database.`,
        grave: 'open',
        notes: [
          `First write a line of csf.allow for each address that needs it: ${protocol}|in|d=${port}|s= and the address. Then remove ${port} from ${lists} and run csf -ra.`,
        ],
        page: sections.closePort,
      });
}
