import {readAddress} from '../../../model/address';
import {entryOf} from '../../../model/netfilter/entryOf';

type Part = 'source' | 'protocol' | 'port' | 'target' | 'match';

const partOf: Readonly<Record<string, Part>> = {
  '-s': 'source',
  '--source': 'source',
  '-p': 'protocol',
  '--dport': 'port',
  '-j': 'target',
  '-m': 'match',
};

/** A line of csf.allow or csf.deny. */
type Entry = {list: 'allow' | 'deny'; entry: string};

/**
 * The line of csf.allow or csf.deny that does the same as one rule of iptables or UFW for one address; undefined for a
 * rule with a word more, which would change whom it is for.
 */
export function entryOfForeign(line: string): Entry | undefined {
  const bare = line.trim().replace(/^(?:sudo )?(?:\/\S*\/)?/, '');
  const [, rule] = /^iptables (?:-A INPUT|-I INPUT(?: \d+)?) (.+)$/.exec(bare) ?? [];
  const [, action = '', from = '', port, protocol] =
    /^ufw (?:insert \d+ )?(allow|deny|reject) (?:in )?from (\S+)(?: to any(?: port (\S+) proto (tcp|udp))?)?$/.exec(
      bare,
    ) ?? [];
  return rule === undefined ? entryFor(from, action !== 'allow', port, protocol) : ofIptables(rule.split(/ +/));
}

function ofIptables(words: readonly string[]): Entry | undefined {
  const values: Partial<Record<Part, string>> = {};
  for (let at = 0; at < words.length; at += 2) {
    const name = entryOf(partOf, words[at]!);
    if (name === undefined || name in values) {
      return undefined;
    }
    values[name] = words[at + 1] ?? '';
  }
  const {source = '', protocol, port, target = '', match} = values;
  const isPlain = /^(?:ACCEPT|DROP|REJECT)$/.test(target) && (match ?? protocol) === protocol;
  return isPlain ? entryFor(source, target !== 'ACCEPT', port, protocol) : undefined;
}

function entryFor(from: string, denies: boolean, port?: string, protocol?: string): Entry | undefined {
  const isPort = port === undefined ? protocol === undefined : /^\d+(?:[:,]\d+)*$/.test(port);
  const isProtocol = protocol === undefined || /^(?:tcp|udp)$/.test(protocol);
  if (readAddress(from) === undefined || !isPort || !isProtocol) {
    return undefined;
  }
  const entry = port === undefined ? from : `${protocol!}|in|d=${port.replaceAll(':', '_')}|s=${from}`;
  return {list: denies ? 'deny' : 'allow', entry};
}
