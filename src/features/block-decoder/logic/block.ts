import {isNarrow} from './addressIn';
import type {BlockMessage} from './blockMessage';
import {finding, secondsInWords, type Finding, type Prevention} from './finding';
import {triggers} from './triggers';

/** What is known of a block, wherever it was read. */
export type Block = Omit<BlockMessage, 'isCloudFlare'> & {
  kind: Finding['kind'];
  isCloudFlare?: boolean;
  permanent?: boolean;
  seconds?: number;
  /** When it began, as the text says it. */
  since?: string;
  until?: string;
  ports?: string;
  notes?: string[];
  certain?: boolean;
};

/** Says what happened and what to do about a block by lfd. */
export function blockFinding(block: Block): Finding {
  const {kind, trigger, address, measure, permanent, ports} = block;
  const known = trigger === undefined ? undefined : triggers.get(trigger);
  const who = address ?? 'an address';
  const what = `lfd blocked ${who} ${known?.cause ?? 'for a reason that this text does not name'}${measure === undefined ? '' : `: ${measure}`}.`;
  return finding({
    kind,
    what,
    trigger,
    setting: known?.setting,
    address,
    ports,
    permanent,
    until: permanent === true ? undefined : (block.until ?? endOf(block)),
    unblock: address === undefined ? [] : unblocking(address, permanent),
    prevent: preventions(block),
    notes: [...(block.notes ?? []), ...notesOn(block)],
    page: known?.page ?? '/docs/locked-out/#why-was-i-blocked',
    certain: block.certain ?? known !== undefined,
  });
}

/** Commands that lift a block; both where it is not known whether it is permanent. */
export function unblocking(address: string, permanent: boolean | undefined): string[] {
  return [
    ...(permanent === true ? [] : [`csf -trd ${address}`]),
    ...(permanent === false ? [] : [`csf -dr ${address}`]),
  ];
}

/** Commands after which lfd leaves an address alone. */
export function ignoring(address: string): string[] {
  return [`echo "${address}" >> /etc/csf/csf.ignore`, 'csf --lfd restart'];
}

function endOf({seconds, since}: Block): string | undefined {
  if (seconds === undefined) {
    return undefined;
  }
  const from = since === undefined ? 'after it was made' : `after ${since}`;
  const zone = since === undefined || /[+-]\d{4}$/.test(since) ? '' : ', by the clock and time zone of the server';
  return `${secondsInWords(seconds)} ${from}${zone}`;
}

function preventions({trigger, address, permanent}: Block): Prevention[] {
  const known = trigger === undefined ? undefined : triggers.get(trigger);
  const isOfNetwork = trigger === 'CT_SUBNET_LIMIT' || trigger === 'LF_NETBLOCK_COUNT';
  return [
    ...(address !== undefined && isNarrow(address) && !isOfNetwork
      ? [{text: 'Make lfd leave this address alone.', commands: ignoring(address)}]
      : []),
    ...(known?.setting === undefined ? [] : [{text: known.advice, setting: known.setting}]),
    ...(known?.lasts === undefined
      ? []
      : [
          {
            text: permanent === true ? 'Block for a time only.' : 'Change how long the block lasts.',
            setting: known.lasts,
          },
        ]),
  ];
}

function notesOn({kind, trigger, permanent, isCloudFlare, member, address}: Block): string[] {
  return [
    ...(kind === 'log' && permanent === true
      ? ['lfd writes this line also for an address in csf.allow, although nothing is blocked then.']
      : []),
    ...(trigger === 'LF_SSHD' ? ['lfd counts log lines, not tries: five are two or three wrong passwords.'] : []),
    ...(permanent === false && address !== undefined && !/^(LT_|CT_SUBNET)/.test(trigger ?? '')
      ? ['With LF_PERMBLOCK = "1", the default, repeated temporary blocks end in a permanent one.']
      : []),
    ...(trigger === 'CT_SUBNET_LIMIT' || trigger === 'LF_NETBLOCK_COUNT'
      ? ['Blocks of networks do not look at csf.ignore.']
      : []),
    ...(isCloudFlare === true ? ['The address was also sent to CloudFlare.'] : []),
    ...(member === undefined
      ? []
      : [`The order came from ${member}; lift the block there and on the other servers too.`]),
    ...(trigger === 'PS_LIMIT'
      ? ['Lines of PORTFLOOD, SYNFLOOD, CONNLIMIT and the packet filter count as hits too, also on open ports.']
      : []),
    ...(trigger === 'LF_CUSTOMTRIGGER'
      ? ['The pattern is in /etc/csf/regex.custom.pm. Somebody wrote it on this server.']
      : []),
  ];
}
