import {addressIn, checked} from '../../model/address';
import {version} from '../../model/version';
import {finding, type Finding} from './finding';
import messages from './olderMessages.json';

/** A message that this version no longer prints, or never did. */
type Older = {form: RegExp; text: string; versions: string};

const unknownPage = '/docs/usage/introduction/#how-do-i-read-the-log-of-lfd';
const cluster = '/docs/usage/lfd-clustering/#how-does-a-block-reach-the-other-servers';
const lists = '/docs/usage/allow-deny-filters/#how-do-i-unblock-an-address';

/** What messages meant whose words mean something else today, or nothing; ADDRESS is the address of the line. */
// One line a row keeps the table readable.
// prettier-ignore
const meanings: readonly (readonly [start: string, what: string, page: string])[] = [
  ['*System Exploit* has detected a possible root compromise: File', 'lfd found a file of the back door in libkeyutils, which attackers with root rights left on servers in 2013. If it is there, install the server anew.', '/docs/usage/directory-watching/#accounts-with-root-rights'],
  ['Cluster member {pip} said, REMOVE {tip}', 'Another server of the cluster made this server lift the block of ADDRESS.', cluster],
  ['Cluster member {pip} said, ALLOW {tip}', 'Another server of the cluster made this server allow ADDRESS.', cluster],
  ['*Success*, ReCaptcha', 'A visitor at ADDRESS solved the captcha, and lfd lifted the block.', '/docs/usage/messenger-service/#let-visitors-unblock-themselves'],
  ['*Failed*, ReCaptcha', 'A visitor at ADDRESS solved a captcha, but its answer names another server, so lfd lifted no block.', '/docs/usage/messenger-service/#let-visitors-unblock-themselves'],
  ['*Error*, ReCaptcha', 'lfd could not ask for the result of a captcha, so it lifted no block.', '/docs/usage/messenger-service/#let-visitors-unblock-themselves'],
  ['Log Scanner report sent', 'lfd wrote this only while DEBUG was on.', unknownPage],
  ['Unable to send S', 'lfd could not send an email: the program or server in the brackets did not take it.', '/docs/usage/email-alerts/#no-mail-comes-how-do-i-test-it'],
  ['*Error* Unable to send S', 'lfd could not send an email: the program or server in the brackets did not take it.', '/docs/usage/email-alerts/#no-mail-comes-how-do-i-test-it'],
  ['*Error* Cannot run csf UI - Perl module IO::Socket::SSL', 'The web interface of csf did not start, because the Perl module IO::Socket::SSL is missing.', '/docs/usage/user-interface/#why-does-the-page-not-open'],
  ['*MESSENGERv2* - Cannot run', 'The messenger service is off: its account must not be a cPanel account.', '/docs/usage/messenger-service/#why-does-no-page-appear'],
  ['csf: Watching {ip}', 'csf followed new TCP connections of ADDRESS through the rules.', '/docs/usage/commands/#trace-an-address-through-the-chains-csf---trace'],
  ['Restarting bandmin', 'csf started the traffic counter of cPanel again, whose rules it had removed.', '/docs/usage/start-stop-testing/#how-do-i-start-stop-and-restart-csf-and-lfd'],
  ['CSF version: v', 'This is the version of csf.', '/docs/usage/commands/#show-the-version-or-the-help-csf--v-and-csf--h'],
  ['Ignoring entry with a /0 mask in csf.ignore', 'lfd leaves an entry of csf.ignore out, because it means all addresses.', '/docs/usage/allow-deny-filters/#how-do-i-edit-the-list-files-by-hand'],
  ['*Cluster* child: ', 'A process of the cluster service ended. The brackets say why.', cluster],
  ['Sent to {cip}', 'csf sent a command to another server of the cluster.', cluster],
  ['failed: [{ip}] is valid IPv6; but', 'csf refused: ADDRESS is an IPv6 address, and IPV6 is off in csf.conf.', '/docs/usage/ipv6/#how-do-i-turn-ipv6-filtering-on'],
  ...['add failed: [', 'deny failed: [', '[{ip}] is not a valid IP', 'csf: [{ip}] is not a valid IP', 'lookup failed: ['].map(
    (start) => [start, 'csf refused: the text in brackets is not an address or network that it accepts.', lists] as const,
  ),
];

const byWay = new Map<string, Older[]>();
for (const [way, text, versions] of messages as [string, string, string][]) {
  const parts = text.split(/(\{\w*\})/).map((part, at) => (at % 2 === 0 ? escaped(part) : placeOf(part)));
  const form = new RegExp(`^${parts.join('')}$`);
  byWay.set(way, [...(byWay.get(way) ?? []), {form, text, versions}]);
}

/** What a place can hold: an address, with what lfd looked up about it, or anything. */
function placeOf(name: string): string {
  return /^\{\w{0,8}ip\}$|\{peeraddress\}/.test(name) ? String.raw`([0-9a-f.:]{2,45})(?: \(.{0,200}?\))?` : '.{0,300}?';
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);
}

/** The finding for a message that only older versions or forks print; undefined for all others. */
export function readOlderMessage(
  way: 'log' | 'print',
  message: string,
  known: (message: string) => Finding | undefined,
): Finding | undefined {
  const older = message.length > 1000 ? undefined : byWay.get(way)?.find(({form}) => form.test(message));
  if (older === undefined) {
    return undefined;
  }
  const {form, text, versions} = older;
  const kind = way === 'log' ? 'log' : 'command';
  const note = `This line is from ${versions}. Sentinel ${version} does not write it.`;
  const [, what, page] = meanings.find(([start]) => text.startsWith(start)) ?? [];
  const same = what === undefined ? known(message) : undefined;
  if (same !== undefined) {
    return {...same, notes: [...same.notes, note]};
  }
  // Of two addresses, the first is that of a cluster member.
  const address = checked(form.exec(message)!.slice(1).at(-1) ?? '') ?? addressIn(message);
  return what === undefined
    ? finding({
        kind,
        what: `${note.slice(0, -1)}, and the decoder does not know what it means.`,
        address,
        page: unknownPage,
        certain: false,
      })
    : finding({
        kind,
        what: what.replace('ADDRESS', address ?? 'an address'),
        address: what.includes('ADDRESS') ? address : undefined,
        notes: [note],
        page: page!,
      });
}
