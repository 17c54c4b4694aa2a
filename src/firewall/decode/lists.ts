import {readAddress, shortForm} from '../networkAddress';
import {addressIn, checked} from './addressIn';
import {blockFinding, unblocking} from './block';
import {readBlockMessage} from './blockMessage';
import {finding, type Finding} from './finding';

const unblock = '/docs/usage/allow-deny-filters/#how-do-i-unblock-an-address';

/** Reads a line as it stands in csf.allow or csf.deny. */
export function readListEntry(list: 'allow' | 'deny', entry: string, kind: Finding['kind']): Finding {
  const [, item = '', comment = ''] = /^(\S{1,300})(?:\s+#?\s*(.*))?$/.exec(entry.trim()) ?? [];
  const address = checked(item) ?? (/[|=]/.test(item) ? addressIn(item.replace(/[|=]/g, ' ')) : undefined);
  const keeps = /do not delete/i.test(comment);
  if (list === 'allow') {
    return finding({
      kind,
      what: `${address ?? 'An entry'} is allowed: it stands in csf.allow. An allow wins over a block.`,
      address,
      notes: ['lfd can still report a block of it, which has no effect.'],
      page: '/docs/usage/allow-deny-filters/#why-does-lfd-still-block-an-allowed-address',
    });
  }
  const message = /^lfd: /.test(comment) ? readBlockMessage(comment.replace(/^lfd: /, '')) : undefined;
  const notes = keeps
    ? ['The comment says "do not delete": csf -dr leaves the line alone. Edit /etc/csf/csf.deny and run csf -r.']
    : [];
  if (comment.startsWith('lfd: ')) {
    const fallback = {kind, address, permanent: true, notes};
    return blockFinding(
      message === undefined
        ? {...fallback, certain: false}
        : {...message, ...fallback, address: address ?? message.address},
    );
  }
  return finding({
    kind,
    what: `${address ?? 'An entry'} is denied for good: it stands in csf.deny, written by csf -d or by hand.`,
    address,
    permanent: true,
    unblock: address === undefined || keeps ? [] : unblocking(address, true),
    notes,
    page: unblock,
  });
}

/** Reads a line with an address and a comment of which nobody said in which file it stands. */
export function readBareEntry(line: string): Finding | undefined {
  const [, item = '', comment = ''] = /^(\S{2,300})\s+#\s*(.*)$/.exec(line) ?? [];
  const address = readAddress(item);
  if (address === undefined && !/^[a-z]+\|.*=/.test(item)) {
    return undefined;
  }
  if (/^lfd: |^Manually denied: /.test(comment)) {
    return readListEntry('deny', line, 'list');
  }
  if (comment.startsWith('Manually allowed: ')) {
    return readListEntry('allow', line, 'list');
  }
  return finding({
    kind: 'list',
    what: 'This is a line of csf.allow, csf.deny or csf.ignore. The line itself does not say of which.',
    address: address === undefined ? undefined : shortForm(address),
    page: unblock,
    certain: false,
  });
}
