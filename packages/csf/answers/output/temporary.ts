import {checked} from '../../model/address';
import {checkedPorts} from './commandWords';
import {blockFinding, type Block} from './block';
import {readBlockMessage} from './blockMessage';
import {everybodyIn} from './commands';
import {finding, lookAt, partlyAllowed, quoted, secondsInWords, unsure, type Finding} from './finding';
import {wideAllow, wideDeny, youToo} from '../wideEntries';
import {sections} from '../../pages/sections';

const ways = new Map([
  ['in', 'incoming packets'],
  ['out', 'outgoing packets'],
]);

/** Reads a line of the table that csf -t prints. */
export function readTemporaryRow(line: string): Finding | undefined {
  const [, list, who, ports, direction, left, comment] =
    /^(DENY|ALLOW)\s+(\S{2,50})\s+(\S{1,12})\s+(inout|in|out|\*)\s+(<1|(?:\d+d )?(?:\d+h )?(?:\d+m )?\d+s)(?:\s+(.*))?$/.exec(
      line,
    ) ?? [];
  const address = checked(who ?? '') ?? everybodyIn(who ?? '');
  if (list === undefined || address === undefined) {
    return readPanelRow(line);
  }
  const until = left === '<1' ? 'already over; lfd removes it within seconds' : `${left!} after csf -t ran`;
  return temporaryFinding({
    isDeny: list === 'DENY',
    address,
    ports: checkedPorts(ports!),
    direction: direction!,
    until,
    comment: comment ?? '',
    kind: 'temporary',
  });
}

/** Reads a row of temporary blocks in the interface of a panel, which shows the seconds that are left. */
function readPanelRow(line: string): Finding | undefined {
  const [, who, ports, direction, seconds, comment] =
    /(?:^|\s)([\da-f.:]{3,45}(?:\/0)?)\s+(\*|[\d,;a-z]{1,200})\s+(inout|in|out)\s+(\d{1,8})\s+(lfd - .*)$/.exec(line) ??
    [];
  const address = checked(who ?? '') ?? everybodyIn(who ?? '');
  return address === undefined
    ? undefined
    : temporaryFinding({
        isDeny: true,
        address,
        ports: checkedPorts(ports!),
        direction: direction!,
        until: `${secondsInWords(Number(seconds))} after the panel showed it`,
        comment: comment!,
        kind: 'temporary',
      });
}

/** Reads a line of csf.tempban: time|address|ports|direction|seconds|message. */
export function readTemporaryLine(line: string): Finding | undefined {
  const [, time, who, ports, direction, seconds, comment] =
    /^(\d{9,11})\|([^|]{2,50})\|([^|]{0,200})\|(inout|in|out|)\|(\d{1,10})\|(.*)$/.exec(line) ?? [];
  const address = checked(who ?? '') ?? everybodyIn(who ?? '');
  if (time === undefined || address === undefined) {
    return undefined;
  }
  const end = new Date((Number(time) + Number(seconds)) * 1000);
  const until = Number.isNaN(end.getTime()) ? undefined : `${end.toISOString().replace('T', ' ').slice(0, 19)} UTC`;
  const found = temporaryFinding({
    isDeny: true,
    address,
    ports: checkedPorts(ports!),
    direction: direction!,
    until,
    comment: comment!,
    kind: 'temporary',
  });
  return comment!.startsWith('lfd - ')
    ? found
    : unsure(
        {
          ...found,
          what: `This line is from csf.tempban or csf.tempallow. In csf.tempban it blocks ${address} temporarily; in csf.tempallow it allows the address.`,
          lookCloser: ['csf -t'],
        },
        `csf -t says which. Then csf -trd ${address} lifts a block, and csf -tra ${address} ends an allow.`,
      );
}

type Temporary = {
  isDeny: boolean;
  address: string;
  ports: string | undefined;
  direction: string;
  until: string | undefined;
  comment: string;
  kind: Finding['kind'];
};

/** A temporary entry: who made it and what it does. */
export function temporaryFinding({isDeny, address, ports, direction, until, comment, kind}: Temporary): Finding {
  const message = readBlockMessage(comment.replace(/^lfd - /, ''));
  if (isDeny && comment.startsWith('lfd - ') && everybodyIn(address) === undefined) {
    const block: Block = {kind, address, permanent: false, until, ports, certain: true};
    return blockFinding({...message, ...block});
  }
  const where = `${ways.get(direction) ?? 'packets in both directions'}${ports === undefined ? '' : `, ${ports.includes(',') ? 'ports' : 'port'} ${ports}`}`;
  const words = ports === undefined ? 'every port' : `port${ports.includes(',') ? 's' : ''} ${ports}`;
  const wide = direction === 'out' ? undefined : isDeny ? wideDeny(address, words) : wideAllow(address, words);
  return finding({
    kind,
    what: isDeny
      ? `Somebody or a program blocked ${address} temporarily with csf -td: ${where}.${wide === undefined ? '' : ` It ${wide}.`}`
      : `${address} is allowed temporarily: ${where}. ${ports === undefined && !ways.has(direction) ? 'An allow wins over a block.' : partlyAllowed}${wide === undefined ? '' : ` It ${wide}.`}`,
    ...(wide && {grave: 'open' as const}),
    address,
    lookCloser: wide === undefined ? lookAt(address) : [],
    ports,
    permanent: false,
    until,
    unblock: isDeny ? [`csf -trd ${address}`] : [],
    notes: [
      ...(isDeny && wide !== undefined ? [youToo] : []),
      ...(comment.startsWith('Manually added: ') ? [] : quoted(comment)),
      ...(isDeny ? [] : ['The command csf -tra with the address removes the allow.']),
    ],
    page: sections.temporary,
  });
}
