import {readEnd} from '../../model/lfd/sentences';
import {addressIn, checked} from '../../model/address';
import {checkedPorts} from './commandWords';
import {blockFinding} from './block';
import {findBlockMessage, readBlockMessage, readCutMessage} from './blockMessage';
import {readCommandOutput, readPrintedMessage} from './commands';
import {finding, type Finding} from './finding';
import {events, eventText} from './events';
import {readOlderMessage} from './olderMessages';
import {readPrintedByOthers} from './otherPrograms';
import {detailsInLog} from './processes';
import {triggers} from './triggers';

// The names of months depend on the language of the server.
const stamp = /^(\S{3,6} [ \d]?\d \d\d:\d\d:\d\d|\d{4}-\d\d-\d\dT\S{8,32}) /;

// Messages that only lfd writes, even without its name before them.
const isEventAlone =
  /^(?:\*(?:[A-Z][\w /]{2,30}|Error|WARNING)\*|UI: |STATS: |CCL?(?: Error)?: |RESTRICT_SYSLOG: |Cluster(?: member|: )|DynDNS: |CloudFlare: |daemon |Directory \*?File |MESSENGER|Unable to retrieve (?:blocklist|global)|Retrieved and blocking|Incoming IP |Outgoing IP )/;

/**
 * Reads a line of lfd.log, also without the date and name before its message. Undefined for any other
 * line, and for a line with the reason of a block, but not its end.
 */
export function explainLogLine(line: string): Finding | undefined {
  const message = /\blfd\[\d{1,10}\]: (.*)$/s.exec(line)?.[1]?.trim();
  const since = stamp.exec(line)?.[1]?.replace(/ +/g, ' ');
  if (message === undefined) {
    const alone = line.replace(stamp, '');
    return readBlock(alone, since) ?? (isEventAlone.test(alone) ? readMessage(alone) : undefined);
  }
  // Forks write a word in brackets first.
  const plain = message.replace(/^\[(?!STARTUP)[A-Z ]{2,20}\] /, '');
  return (
    readBlock(message, since) ??
    readOlderMessage('log', message, () => readEvent(plain)) ??
    readCut(plain) ??
    readEvent(plain) ??
    readPrintedMessage(plain, 'log') ??
    readPrinted(plain) ??
    (findBlockMessage(message) === undefined ? unknownEvent(message) : undefined)
  );
}

/** What lfd prints like csf, or Perl for it: systemd writes it into the journal behind the name of lfd. */
function readPrinted(message: string): Finding | undefined {
  const answer = readCommandOutput(message) ?? readPrintedByOthers(message, true);
  return answer && {...answer, kind: 'log'};
}

/** A message that reports no block, of this version or of another. */
function readMessage(message: string): Finding | undefined {
  return readOlderMessage('log', message, readEvent) ?? readEvent(message);
}

/** "… - *Blocked in csf* port=22 [LF_SSHD]" and its other two ends (sub ipblock in lfd.pl). */
function readBlock(message: string, since: string | undefined): Finding | undefined {
  const found = readEnd(message);
  if (found === undefined) {
    return undefined;
  }
  const {sentence: text, port, seconds, trigger: word} = found;
  const read = readBlockMessage(text);
  // The escalation keeps the word of the block that led to it; old versions write no word.
  const isEscalated = /^LF_(PERM|NET)BLOCK_COUNT$/.test(read?.trigger ?? '');
  const trigger = isEscalated ? read!.trigger : (word ?? read?.trigger);
  const address = read === undefined ? addressIn(text) : read.address;
  // The administrator wrote the words of such a pattern: their only address is the one that lfd blocked.
  const isOwnPattern =
    word === 'LF_CUSTOMTRIGGER' && address !== undefined && addressIn(text.replaceAll(address, '')) === undefined;
  return blockFinding({
    kind: 'log',
    address,
    trigger,
    measure: read?.measure,
    isCloudFlare: read?.isCloudFlare,
    member: read?.member,
    permanent: seconds === undefined,
    seconds,
    since,
    ports: checkedPorts(port ?? ''),
    certain: (read !== undefined || isOwnPattern) && triggers.has(trigger ?? ''),
    notes:
      isEscalated && word !== undefined && word !== trigger && triggers.has(word)
        ? [`The last block was ${triggers.get(word)!.cause} (${word}).`]
        : [],
  });
}

/** How systemctl, journalctl and pages end a line that they cut. */
const isCut = /\S(?:>|…|\.\.\.)$/;
const cutNote =
  'systemctl status and journalctl cut lines at the width of the window. journalctl -u lfd --no-pager --full prints whole lines, and so does /var/log/lfd.log.';

/** A line without its end, as systemctl, journalctl and forums cut it: the end says whether lfd blocked. */
function readCut(message: string): Finding | undefined {
  const isWhole = / - ignored$/.test(message) || readBlockMessage(message)?.measure !== undefined;
  const read = isWhole ? undefined : readCutMessage(message);
  const known = triggers.get(read?.trigger ?? '');
  if (read === undefined || known === undefined) {
    return undefined;
  }
  return finding({
    kind: 'log',
    what: `lfd reports ${read.address ?? 'an address'} ${known.cause}. The end of the line is missing, which says whether lfd blocked it, and for how long.`,
    trigger: read.trigger,
    setting: known.setting,
    address: read.address,
    notes: [cutNote],
    page: known.page,
    certain: false,
  });
}

const csfOutput = /^\*?Error\*?:? csf output: (?!deny failed: \S+ is in the (?:allow|ignore) file)(.*)$/;

/** Explains a message of lfd that reports no block. */
function readEvent(message: string): Finding | undefined {
  const answer = readCommandOutput(csfOutput.exec(message)?.[1] ?? '');
  if (answer !== undefined) {
    return {
      ...answer,
      kind: 'log',
      what: `A csf command that lfd ran failed. ${answer.what}`,
      notes: [...answer.notes, 'This line reports no block.'],
    };
  }
  for (const event of events) {
    const match = event.form?.exec(message) ?? null;
    if (match !== null) {
      const [, first = ''] = match;
      // Only if the sentence is about an address: paths and command lines can contain others.
      const address = !event.what.includes('ADDRESS')
        ? undefined
        : match.groups === undefined
          ? addressIn(message)
          : checked(match.groups.address!);
      const details = detailsInLog(message);
      return finding({
        kind: 'log',
        what: eventText(event, address ?? 'an account or address', first),
        setting: event.setting?.replace('$1', first),
        address,
        lifts: event.lifts,
        isListing: event.isListing,
        ...(/^\*?Error\*?:? /i.test(message) && {isError: true}),
        ...(event.setting === 'TESTING' && {grave: 'testing' as const}),
        page: event.page,
        ...details,
        notes: [...(details?.notes ?? []), ...(event.setting === 'UI_BAN' ? [] : ['This line reports no block.'])],
      });
    }
  }
  return undefined;
}

function unknownEvent(message: string): Finding {
  return finding({
    kind: 'log',
    what: isCut.test(message)
      ? `lfd ${message.startsWith('*Error*') ? 'reports an error' : 'wrote this line'}, and its end is missing.`
      : `This line is from lfd, but the decoder does not know it.${/block|den(?:y|ied)/i.test(message) ? '' : ' It reports no block.'}`,
    address: addressIn(message),
    notes: isCut.test(message) ? [cutNote] : [],
    page: '/docs/usage/introduction/#how-do-i-read-the-log-of-lfd',
    certain: false,
  });
}
