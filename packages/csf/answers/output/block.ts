import {readAddress} from '../../model/address';
import {isPrivate} from '../../model/netfilter/address';
import {isNarrow} from './commandWords';
import type {BlockMessage} from './blockMessage';
import {finding, lookAt, secondsInWords, unsure, type Finding, type Prevention} from './finding';
import {triggers} from './triggers';

/** What a text says about a block. */
export type Block = Omit<BlockMessage, 'isCloudFlare' | 'isWhole'> & {
  kind: Finding['kind'];
  isCloudFlare?: boolean;
  permanent?: boolean;
  seconds?: number;
  /** When it began, in the words of the text. */
  since?: string;
  until?: string;
  ports?: string;
  notes?: string[];
  certain?: boolean;
  /** Whether it is about more addresses than the text names here. */
  isOfMany?: boolean;
};

/** Explains a block by lfd and what to do about it. */
export function blockFinding(block: Block): Finding {
  const {kind, trigger, address, measure, permanent, ports} = block;
  const isSure = block.certain ?? triggers.has(trigger ?? '');
  const known = trigger === undefined ? undefined : triggers.get(trigger);
  const who = address ?? (block.isOfMany === true ? 'several addresses' : 'an address');
  const what = `lfd ${isSure ? 'blocked' : 'seems to have blocked'} ${who} ${known?.cause ?? 'for a reason that this text does not give'}${measure === undefined ? '' : `: ${measure}`}.`;
  const found = finding({
    kind,
    what,
    trigger,
    setting: known?.setting,
    address,
    ports,
    local: whosePrivate(address)?.text,
    ...(trigger === 'PS_LIMIT' && address !== undefined && {lookCloser: [...lookAt(address), packetsOf(address)]}),
    permanent,
    until: permanent === true ? undefined : (block.until ?? endOf(block)),
    unblock: address === undefined ? [] : unblocking(address, permanent),
    prevent: preventions(block),
    notes: [...(block.notes ?? []), ...notesOn(block)],
    page: known?.page ?? '/docs/locked-out/#why-was-i-blocked',
  });
  return isSure ? found : unsure(found);
}

/** The lines of the kernel log about packets from an address, wherever the system keeps them. */
function packetsOf(address: string): string {
  return `journalctl -k --no-pager | grep -F 'SRC=${address} '`;
}

/** A report can come from anywhere, and be old. */
export const onReporter =
  'The block is on the server that wrote this report. If that is yours, csf -g shows whether it still blocks the address.';

/** Commands that lift a block; both if the text does not say whether it is permanent. */
export function unblocking(address: string, permanent: boolean | undefined): string[] {
  return [
    ...(permanent === true ? [] : [`csf -trd ${address}`]),
    ...(permanent === false ? [] : [`csf -dr ${address}`]),
  ];
}

/** The offer to let lfd ignore an address, unless that is a wide network. */
export function ignoring(address: string | undefined): Prevention[] {
  return address === undefined || !isNarrow(address)
    ? []
    : [
        {
          text: 'If you trust this address, make lfd ignore it. lfd then counts nothing of it.',
          // A list whose last line lacks its end would take the address into that line.
          commands: [
            '[ -z "$(tail -c 1 /etc/csf/csf.ignore)" ] || echo >> /etc/csf/csf.ignore',
            `echo "${address}" >> /etc/csf/csf.ignore`,
            'csf --lfd restart',
          ],
        },
      ];
}

function endOf({seconds, since}: Block): string | undefined {
  if (seconds === undefined) {
    return undefined;
  }
  const from = since === undefined ? 'after it began' : `after ${since}`;
  const zone = since === undefined || /[+-]\d{4}$/.test(since) ? '' : ', by the clock and time zone of the server';
  return `${secondsInWords(seconds)} ${from}${zone}`;
}

/** Blocks for much use. All others are for attacks, whose addresses lfd must not ignore. */
const ofBusyClients = /^(?:LT_|RT_|CT_LIMIT$|LF_APACHE_)/;

function preventions({trigger, address, permanent}: Block): Prevention[] {
  const known = trigger === undefined ? undefined : triggers.get(trigger);
  return [
    ...(ofBusyClients.test(trigger ?? '') || whosePrivate(address)?.isOwn === true ? ignoring(address) : []),
    ...(known?.setting === undefined ? [] : [{text: known.advice, setting: known.setting}]),
    ...(known?.lasts === undefined
      ? []
      : [
          {
            text:
              permanent !== true
                ? 'Change how long the block lasts.'
                : known.permanent === undefined
                  ? 'Block only temporarily.'
                  : `Set this to "0" to block only temporarily, for ${known.lasts} seconds.`,
            setting: permanent === true ? (known.permanent ?? known.lasts) : known.lasts,
          },
        ]),
  ];
}

const ofNetwork =
  'Machines of a network look for each other with multicasts, and lfd counts those; broadcasts over UDP only if PS_PORTS names BRD. DROP_NOLOG keeps packets to the ports in it out of the log, and from lfd, after csf -r.';

/** Whose address it is that no visitor from the internet can have. */
export function whosePrivate(address: string | undefined): {text: string; isOwn: boolean} | undefined {
  const read = readAddress(address ?? '');
  if (read === undefined || !isPrivate(read)) {
    return undefined;
  }
  const isOwn = !read.text.startsWith('169.254.169.254');
  const text = isOwn
    ? `${read.text} is an address of a local network, not of the internet: a machine or container of your own, or a proxy.`
    : '169.254.169.254 is where a cloud gives its servers their data, not a visitor. Do not block it.';
  return {text, isOwn};
}

function notesOn({kind, trigger, permanent, isCloudFlare, member, address}: Block): string[] {
  return [
    ...(address === undefined && kind !== 'mail'
      ? ['This text hides or lacks the address. Its line in /var/log/lfd.log has it.']
      : []),
    ...(trigger === 'PS_LIMIT'
      ? [
          'lfd.log does not name the ports. Those of the hits are in the kernel log, behind DPT=.',
          ...(whosePrivate(address) === undefined ? [] : [ofNetwork]),
        ]
      : []),
    ...(kind === 'log' && permanent === true
      ? ['lfd also writes this line for an address in csf.allow, but then it blocks nothing.']
      : []),
    ...(trigger === 'LF_SSHD'
      ? ['lfd counts log lines, not attempts: five lines are two or three wrong passwords.']
      : []),
    ...(permanent === false && address !== undefined && !/^(LT_|CT_SUBNET)/.test(trigger ?? '')
      ? ['With LF_PERMBLOCK = "1", the default, repeated temporary blocks lead to a permanent one.']
      : []),
    ...(trigger === 'CT_SUBNET_LIMIT' || trigger === 'LF_NETBLOCK_COUNT'
      ? ['lfd does not check csf.ignore before it blocks a network.']
      : []),
    ...(isCloudFlare === true ? ['lfd also sent the address to Cloudflare.'] : []),
    ...(member === undefined
      ? []
      : [`The order came from ${member}; lift the block there and on the other servers too.`]),
    ...(trigger === 'PS_LIMIT'
      ? [
          'Lines of PORTFLOOD, SYNFLOOD and CONNLIMIT count as hits too, even on open ports; those of the packet filter only with DROP_PF_LOGGING = "1".',
        ]
      : []),
    ...(trigger === 'UI_RETRY'
      ? ['Delete the line of the address in /etc/csf/ui/ui.ban too, or the web interface still refuses it.']
      : []),
    ...(trigger === 'LF_CUSTOMTRIGGER'
      ? ['The pattern is in /etc/csf/regex.custom.pm. Somebody wrote it on this server.']
      : []),
  ];
}
