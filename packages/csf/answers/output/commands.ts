import {addressIn} from '../../model/address';
import {checkedPorts} from './commandWords';
import {unblocking} from './block';
import {finding, secondsInWords, type Finding} from './finding';
import {printedMessages} from './printedMessages';

const lists = '/docs/usage/allow-deny-filters/#how-do-i-unblock-an-address';
const temporary = '/docs/usage/temporary-blocks/#how-do-i-see-and-lift-temporary-blocks';
const failedStart = '/docs/troubleshooting/#csf-says-you-have-an-unresolved-error-when-starting-csf';
const starts = '/docs/usage/start-stop-testing/#how-do-i-start-stop-and-restart-csf-and-lfd';

/** What csf prints when it changes a list: form, meaning, page, and whether the address is then blocked. */
// One line a row keeps the table readable.
// prettier-ignore
const answers: readonly (readonly [
  form: RegExp,
  what: string,
  page: string,
  blocked?: 'permanently' | 'temporarily' | 'somehow' | 'in testing',
])[] = [
  [/^Adding \S+ to csf\.deny and iptables DROP/, 'csf denied ADDRESS permanently.', lists, 'permanently'],
  [/^Adding \S+ to csf\.deny only while in TESTING/, 'csf wrote ADDRESS into csf.deny but made no rule yet, because TESTING is on. csf -r makes it. Without it, csf -dr stops the firewall and cuts csf.deny off.', lists, 'in testing'],
  [/^Adding \S+ to csf\.allow and iptables ACCEPT/, 'csf allowed ADDRESS permanently. An allow wins over a block.', lists],
  [/^Adding \S+ to csf\.allow only while in TESTING/, 'csf wrote ADDRESS into csf.allow but made no rule yet, because TESTING is on. csf -r makes it. Without it, csf -ar stops the firewall and cuts csf.allow off.', lists],
  [/^Removing \S+ from csf\.deny/, 'csf removed ADDRESS from csf.deny, because somebody allows it.', lists],
  [/^(?:add|deny) failed: \S+ is one of this servers addresses/, 'csf refused: ADDRESS is an address of the server itself.', lists],
  [/failed: \S+ is valid IPv6 but IPV6 is not enabled/, 'csf refused: ADDRESS is an IPv6 address, and IPV6 is off in csf.conf.', '/docs/usage/ipv6/#how-do-i-turn-ipv6-filtering-on'],
  [/is not a valid PUBLIC IP/, 'csf refused: the text in brackets is not an address or network that it accepts.', lists],
  [/^add failed: \S+ is in already in the allow file/, 'csf changed nothing: ADDRESS is already in csf.allow.', lists],
  [/^deny failed: \S+ is in already in the deny file/, 'csf changed nothing: ADDRESS is already in csf.deny.', lists, 'permanently'],
  [/^deny failed: \S+ is in the allow file/, 'csf refused to deny ADDRESS, because csf.allow contains it or its network.', lists],
  [/^deny failed: \S+ is in the ignore file/, 'csf refused to deny ADDRESS, because csf.ignore contains it or its network. Remove it there, or write it into csf.deny by hand and run csf -r.', lists],
  [/^csf: \S+ is already permanently blocked/, 'csf changed nothing: ADDRESS is already in csf.deny.', lists, 'permanently'],
  [/^csf: \S+ is already temporarily blocked/, 'csf changed nothing: ADDRESS is already blocked temporarily.', temporary, 'temporarily'],
  [/^csf: \S+ is already (?:permanently|temporarily) allowed/, 'csf changed nothing: ADDRESS is already allowed.', lists],
  [/^csf: \S+ temporary block removed/, 'csf lifted the temporary block of ADDRESS.', temporary],
  [/^csf: \S+ temporary allow removed/, 'csf ended the temporary allow of ADDRESS.', temporary],
  [/^csf: \S+ not found in csf\.deny/, 'csf.deny has no entry for ADDRESS, so csf removed nothing. A temporary block or a block list can still block it.', lists],
  [/^csf: \S+ not found in csf\.allow/, 'csf.allow has no entry for ADDRESS, so csf removed nothing.', lists],
  [/^csf: \S+ not found in temporary bans/, 'ADDRESS has no temporary block, so csf removed nothing. csf.deny or a block list can still block it.', temporary],
  [/^csf: \S+ not found in temporary allows/, 'ADDRESS has no temporary allow, so csf removed nothing.', temporary],
  [/^csf: There are no temporary IP bans/, 'There is no temporary block.', temporary],
  [/^csf: There are no temporary IP allows/, 'There is no temporary allow.', temporary],
  [/^csf: There are no temporary IP entries/, 'There is no temporary block or allow.', temporary],
  [/^csf: \S+ set as "do not delete"/, 'csf left ADDRESS in csf.deny, because its comment says "do not delete". Edit /etc/csf/csf.deny and run csf -r.', lists],
  [/^csf: all entries removed from csf\.deny/, 'csf emptied csf.deny.', lists],
  [/^csf: skipped line: /, 'csf left a line in csf.deny, because its comment says "do not delete".', lists],
  [/^Removing rule\.\.\./, 'csf removed an entry and its rules.', lists],
  [/^csf: DENY_IP_LIMIT \(/, 'csf.deny was full: csf removed its oldest entries.', '/docs/usage/temporary-blocks/#what-happens-when-the-deny-list-is-full'],
  [/^csf: No IP specified/, 'csf changed nothing: the command has no address.', lists],
  [/^csf and lfd have been disabled/, 'Somebody switched csf and lfd off with csf -x: /etc/csf/csf.disable exists, so systemctl start does not help. Check that TCP_IN has the port of SSH, then run csf -e.', '/docs/troubleshooting/#csf-says-csf-and-lfd-have-been-disabled'],
  [/^(?:Error: )?csf is being restarted, try again/, 'csf did nothing, because another csf was starting. Run the command again.', starts],
  [/^csf: (?:FASTSTART loading|IPSET (?:creating|loading|adding|deleting))/, 'csf prints this while it loads rules. It says nothing about a block.', starts],
  [/^(?:Error: )?You have an unresolved error when starting csf/, 'csf stopped at an error, so the server is open. /etc/csf/csf.error says why. Until csf -r succeeds, csf refuses other commands, csf -ra too.', failedStart],
  // Of every error at a start, sub error in csf.pl.
  [/^Error: .{1,1000}, at line \d+(?: in \/usr\/sbin\/csf)?$/, 'csf stopped at this error and removed all rules, so the server is open. Fix what the line names, then run csf -r.', failedStart],
  [/^\*WARNING\* TESTING mode is enabled/, 'csf is in TESTING mode: a cron job removes its rules every few minutes, and lfd does not run.', '/docs/usage/start-stop-testing/#how-do-i-leave-testing-mode'],
  [/^\*WARNING\* RESTRICT_SYSLOG is disabled/, 'csf warns that every user of the server can write into the logs that lfd reads. It says nothing about a block.', '/docs/usage/syslog-rsyslog-issues/#what-does-the-restrict_syslog-warning-mean'],
  [/^\*WARNING\* \S+ sanity check\./, 'csf warns that a setting is outside the recommended range. It says nothing about a block.', '/docs/usage/start-stop-testing/#where-is-the-configuration-and-how-do-i-edit-it'],
  [/^\*WARNING\* (?:Binary location for|Missing or incorrect binary locations)/, 'csf warns that a program is not where csf.conf says. It says nothing about a block.', '/docs/requirements/#which-programs-does-it-need'],
  [/^\S+ is NOT in set \S+\.$/, 'ADDRESS is not in that set.', '/docs/usage/ipset/#find-an-address-in-a-set'],
  [/^[0-9a-f.:]{3,45} \([^()/]{0,40}\/[^/]{0,100}\/.*\)$/, 'csf -i prints this: where ADDRESS comes from. It says nothing about a block.', '/docs/usage/country-blocking/#look-up-the-country-of-an-address'],
  // csftest.pl
  [/^RESULT: csf should function on this server/, 'csftest.pl found all that csf needs in iptables and the kernel. It says nothing about a block.', '/docs/requirements/#how-do-i-read-the-result'],
  [/^RESULT: csf will function on this server but some features/, 'csftest.pl found that csf runs here, but some features need modules of iptables that are missing. The lines with FAILED name them.', '/docs/requirements/#how-do-i-read-the-result'],
  [/^RESULT: csf will not function on this server/, 'csftest.pl found that csf cannot run here: modules of iptables are missing that it needs. The lines with FATAL name them.', '/docs/requirements/#how-do-i-read-the-result'],
  [/^Testing \S{3,60}\.\.\.FAILED /, 'This test of csftest.pl failed. The end of the line names what needs the module.', '/docs/requirements/#how-do-i-read-the-result'],
  // The page that the messenger service shows to blocked visitors.
  [/^Your blocked IP address is: /, 'The messenger service of csf shows this page: the firewall blocks ADDRESS. The page does not say why.', '/docs/usage/messenger-service/#what-happens-to-a-blocked-visitor', 'somehow'],
];

/** A filter that csf -a or csf -d took: it is about the ports in it only. */
function filterIn(line: string): Finding | undefined {
  const [, entry = '', list, testing] =
    /^Adding (\S*[|=]\S*) to csf\.(deny|allow) (?:and iptables|(only while in TESTING))/.exec(line) ?? [];
  if (list === undefined) {
    return undefined;
  }
  const address = addressIn(entry.replace(/[|=]/g, ' '));
  const ports = /\b[ds]=(\d[\d,_]{0,99})(?:\||$)/.exec(entry)?.[1]?.replaceAll('_', ':');
  const what = ports === undefined ? 'only what the filter names' : `only port ${ports} for ${address ?? 'an address'}`;
  return finding({
    kind: 'command',
    what: `csf wrote a filter into csf.${list}, which ${list === 'deny' ? 'blocks' : 'allows'} ${what}${testing === undefined ? '' : '. It made no rule yet, because TESTING is on; csf -r makes it'}.`,
    address,
    ports,
    notes: [`To remove it, give csf -${list === 'deny' ? 'dr' : 'ar'} the whole filter in quotation marks.`],
    page: lists,
  });
}

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
      what: `csf ${done!} ${address ?? 'an address'} temporarily: ${where}.`,
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
  const filter = filterIn(line);
  if (filter !== undefined) {
    return filter;
  }
  const isPermanent = blocked === undefined || blocked === 'somehow' ? undefined : blocked !== 'temporarily';
  // Without the rule, csf -dr would empty the firewall.
  const first = blocked === 'in testing' ? ['csf -r'] : [];
  const address = what.includes('ADDRESS') ? addressIn(line) : undefined;
  return finding({
    kind: 'command',
    what: what.replace('ADDRESS', address ?? 'the address'),
    address,
    permanent: isPermanent,
    unblock: address === undefined || blocked === undefined ? [] : [...first, ...unblocking(address, isPermanent)],
    page,
  });
}

/** Reads what csf and csftest.pl print beside answers about lists. */
export function readPrintedMessage(line: string, kind: 'command' | 'log' = 'command'): Finding | undefined {
  const message = printedMessages.find(([form]) => form.test(line));
  if (message === undefined) {
    return undefined;
  }
  const [, what, page] = message;
  const address = what.includes('ADDRESS') ? addressIn(line) : undefined;
  return finding({kind, what: what.replace('ADDRESS', address ?? 'an address'), address, page});
}
