import {addressIn, checked} from '../../model/address';
import {version} from '../../model/version';
import {rowsOf, type Rows} from '../tableRows';
import {finding, type Finding} from './finding';
import messages from './olderMessages.json';
import printed from './printed.json';

/** A message that this version no longer prints, or never did. */
type Older = {form: RegExp; text: string; versions: string};

const unknownPage = '/docs/usage/introduction/#how-do-i-read-the-log-of-lfd';

/** What messages meant whose words mean something else today, or nothing; ADDRESS is the address of the line. */
const meanings = rowsOf(printed.older as Rows<{start: string; what: string; page: string}>);

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
  const {what, page} = meanings.find(({start}) => text.startsWith(start)) ?? {};
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
