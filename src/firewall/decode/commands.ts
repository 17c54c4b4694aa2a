import {addressIn, checkedPorts} from './addressIn';
import {unblocking} from './block';
import {finding, secondsInWords, type Finding} from './finding';

const lists = '/docs/usage/allow-deny-filters/#how-do-i-unblock-an-address';
const temporary = '/docs/usage/temporary-blocks/#how-do-i-see-and-lift-temporary-blocks';
const starts = '/docs/usage/start-stop-testing/#how-do-i-start-stop-and-restart-csf-and-lfd';

/** What csf prints when it changes a list: form, meaning, page, and whether the address is blocked then. */
const answers: readonly (readonly [form: RegExp, what: string, page: string, blocked?: 'for good' | 'for a time'])[] = [
  [/^Adding \S+ to csf\.deny and iptables DROP/, 'csf denied ADDRESS for good.', lists, 'for good'],
  [
    /^Adding \S+ to csf\.deny only while in TESTING/,
    'csf wrote ADDRESS into csf.deny. It is not blocked while TESTING is on.',
    lists,
    'for good',
  ],
  [/^Adding \S+ to csf\.allow and iptables ACCEPT/, 'csf allowed ADDRESS for good. An allow wins over a block.', lists],
  [
    /^Adding \S+ to csf\.allow only while in TESTING/,
    'csf wrote ADDRESS into csf.allow. It makes no rule while TESTING is on.',
    lists,
  ],
  [/^Removing \S+ from csf\.deny/, 'csf took ADDRESS out of csf.deny, because it is to be allowed.', lists],
  [
    /^(?:add|deny) failed: \S+ is one of this servers addresses/,
    'csf refused: ADDRESS is an address of the server itself.',
    lists,
  ],
  [
    /failed: \S+ is valid IPv6 but IPV6 is not enabled/,
    'csf refused: ADDRESS is an IPv6 address, and IPV6 is off in csf.conf.',
    '/docs/usage/ipv6/#how-do-i-turn-ipv6-filtering-on',
  ],
  [/is not a valid PUBLIC IP/, 'csf refused: what stands in brackets is no address or network that it takes.', lists],
  [/^add failed: \S+ is in already in the allow file/, 'csf changed nothing: ADDRESS is in csf.allow already.', lists],
  [
    /^deny failed: \S+ is in already in the deny file/,
    'csf changed nothing: ADDRESS is in csf.deny already.',
    lists,
    'for good',
  ],
  [/^deny failed: \S+ is in the allow file/, 'csf refused to deny ADDRESS, because csf.allow holds it.', lists],
  [/^deny failed: \S+ is in the ignore file/, 'csf refused to deny ADDRESS, because csf.ignore holds it.', lists],
  [
    /^csf: \S+ is already permanently blocked/,
    'csf changed nothing: ADDRESS is in csf.deny already.',
    lists,
    'for good',
  ],
  [
    /^csf: \S+ is already temporarily blocked/,
    'csf changed nothing: ADDRESS is blocked for a time already.',
    temporary,
    'for a time',
  ],
  [
    /^csf: \S+ is already (?:permanently|temporarily) allowed/,
    'csf changed nothing: ADDRESS is allowed already.',
    lists,
  ],
  [/^csf: \S+ temporary block removed/, 'csf lifted the temporary block of ADDRESS.', temporary],
  [/^csf: \S+ temporary allow removed/, 'csf ended the temporary allow of ADDRESS.', temporary],
  [
    /^csf: \S+ not found in csf\.deny/,
    'csf.deny has no entry of ADDRESS, so nothing was removed. A temporary block or a block list can still stop it.',
    lists,
  ],
  [/^csf: \S+ not found in csf\.allow/, 'csf.allow has no entry of ADDRESS, so nothing was removed.', lists],
  [
    /^csf: \S+ not found in temporary bans/,
    'ADDRESS has no temporary block, so nothing was removed. csf.deny or a block list can still stop it.',
    temporary,
  ],
  [/^csf: \S+ not found in temporary allows/, 'ADDRESS has no temporary allow, so nothing was removed.', temporary],
  [/^csf: There are no temporary IP bans/, 'There is no temporary block.', temporary],
  [/^csf: There are no temporary IP allows/, 'There is no temporary allow.', temporary],
  [/^csf: There are no temporary IP entries/, 'There is no temporary block or allow.', temporary],
  [
    /^csf: \S+ set as "do not delete"/,
    'csf left ADDRESS in csf.deny, because its comment says "do not delete". Edit /etc/csf/csf.deny and run csf -r.',
    lists,
  ],
  [/^csf: all entries removed from csf\.deny/, 'csf emptied csf.deny.', lists],
  [/^csf: skipped line: /, 'csf left a line in csf.deny, because its comment says "do not delete".', lists],
  [/^Removing rule\.\.\./, 'csf removed an entry and its rules.', lists],
  [
    /^csf: DENY_IP_LIMIT \(/,
    'csf.deny was full: csf removed its oldest entries.',
    '/docs/usage/temporary-blocks/#what-happens-when-the-deny-list-is-full',
  ],
  [/^csf: No IP specified/, 'csf changed nothing: the command has no address.', lists],
  [
    /^csf and lfd have been disabled/,
    'csf and lfd are switched off on this server.',
    '/docs/troubleshooting/#csf-says-csf-and-lfd-have-been-disabled',
  ],
  [
    /^(?:Error: )?csf is being restarted, try again/,
    'csf did nothing, because another csf was starting. Run the command again.',
    starts,
  ],
  [
    /^csf: (?:FASTSTART loading|IPSET (?:creating|loading|adding|deleting))/,
    'csf prints this while it loads rules. It says nothing about a block.',
    starts,
  ],
];

/** Reads what csf prints when it changes a list. */
export function readCommandOutput(line: string): Finding | undefined {
  const [, who, done, port, seconds, way] =
    /^csf: (\S+) (blocked|allowed) on port (\S{1,200}) for (\d{1,10}) seconds (inbound|outbound|in and outbound)/.exec(
      line,
    ) ?? [];
  if (who !== undefined) {
    const address = addressIn(who);
    const ports = checkedPorts(port!);
    const where = `${way === 'inbound' ? 'incoming packets' : way === 'outbound' ? 'outgoing packets' : 'packets in both directions'}${ports === undefined ? '' : `, ports ${ports}`}`;
    return finding({
      kind: 'command',
      what: `csf ${done!} ${address ?? 'an address'} for a time: ${where}.`,
      address,
      ports,
      permanent: false,
      until: `${secondsInWords(Number(seconds))} after the command ran`,
      unblock: done === 'blocked' && address !== undefined ? unblocking(address, false) : [],
      page: temporary,
    });
  }
  const answer = answers.find(([form]) => form.test(line));
  if (answer === undefined) {
    return undefined;
  }
  const [, what, page, blocked] = answer;
  const address = what.includes('ADDRESS') ? addressIn(line) : undefined;
  return finding({
    kind: 'command',
    what: what.replace('ADDRESS', address ?? 'the address'),
    address,
    permanent: blocked === undefined ? undefined : blocked === 'for good',
    unblock: address === undefined || blocked === undefined ? [] : unblocking(address, blocked === 'for good'),
    page,
  });
}
