import {addressIn} from './addressIn';
import {blockFinding} from './block';
import {readBlockMessage} from './blockMessage';
import {finding, type Finding} from './finding';
import {logEvents} from './logEvents';
import {triggers} from './triggers';

const stamp = /^(\w{3} [ \d]\d \d\d:\d\d:\d\d|\d{4}-\d\d-\d\dT\S{8,32}) /;

/** Reads a line of lfd.log, also without what stands in front of its message; undefined for any other. */
export function readLogLine(line: string): Finding | undefined {
  const message = /\blfd\[\d{1,10}\]: (.*)$/s.exec(line)?.[1] ?? (line.includes('*Blocked in csf*') ? line : undefined);
  if (message === undefined) {
    return undefined;
  }
  const since = stamp.exec(line)?.[1]?.replace(/ +/g, ' ');
  return readBlock(message.trim(), since) ?? readEvent(message.trim()) ?? unknownEvent(message);
}

/** "… - *Blocked in csf* port=22 [LF_SSHD]" and its other two ends (sub ipblock in lfd.pl). */
function readBlock(message: string, since: string | undefined): Finding | undefined {
  const [, port, seconds, word] =
    / - \*Blocked in csf\*(?: port=(\d{1,5}))?(?: for (\d{1,10}) secs)? \[(\w{1,40})\]$/.exec(message) ?? [];
  if (word === undefined) {
    return undefined;
  }
  const text = message.slice(0, message.lastIndexOf(' - *Blocked in csf*'));
  const read = readBlockMessage(text);
  // The escalation keeps the word of the block that led to it.
  const isEscalated = /^LF_(PERM|NET)BLOCK_COUNT$/.test(read?.trigger ?? '');
  const trigger = isEscalated ? read!.trigger : word;
  return blockFinding({
    kind: 'log',
    address: read?.address ?? addressIn(text),
    trigger,
    measure: read?.measure,
    isCloudFlare: read?.isCloudFlare,
    member: read?.member,
    permanent: seconds === undefined,
    seconds: seconds === undefined ? undefined : Number(seconds),
    since,
    ports: port,
    certain: read !== undefined && triggers.has(trigger ?? ''),
    notes: isEscalated && triggers.has(word) ? [`The last block was ${triggers.get(word)!.cause} (${word}).`] : [],
  });
}

function readEvent(message: string): Finding | undefined {
  const event = logEvents.find(({form}) => form.test(message));
  if (event === undefined) {
    return undefined;
  }
  const address = addressIn(message);
  return finding({
    kind: 'log',
    what: event.what(address ?? 'an account or address'),
    setting: event.setting,
    address,
    notes: ['This line reports no block.'],
    page: event.page,
  });
}

function unknownEvent(message: string): Finding {
  return finding({
    kind: 'log',
    what: 'This is a line of lfd, but none that the decoder knows. It reports no block.',
    address: addressIn(message),
    page: '/docs/usage/introduction/#how-do-i-read-the-log-of-lfd',
    certain: false,
  });
}
