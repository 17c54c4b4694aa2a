import {readFileSync} from 'node:fs';
import path from 'node:path';

/** What iptables-save, ip6tables-save and `ipset save` print: without counters, as save-rules.sh leaves them. */
export function readSavedRules(out: string): {iptables: string; ip6tables: string; ipset: string} {
  const read = (name: string): string => readFileSync(path.join(out, `${name}.txt`), 'utf8');
  return {iptables: read('iptables'), ip6tables: read('ip6tables'), ipset: read('ipset')};
}
