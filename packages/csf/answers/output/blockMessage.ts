import {readSentence} from '../../model/lfd/sentences';
import {serviceNamed} from '../../model/services';
import {addressIn, checked} from '../../model/address';

/** The content of the sentence with which lfd explains a block in its log, lists, emails and reports. */
export type BlockMessage = {
  address?: string;
  /** The trigger that the sentence names; the word in brackets is more exact. */
  trigger?: string;
  /** "5 in the last 3600 seconds". */
  measure?: string;
  isCloudFlare: boolean;
  member?: string;
  /** Whether it is a whole sentence of this version, and not the beginning of one or one of an older version. */
  isWhole: boolean;
};

/** Reads a text that begins with the sentence; undefined for text that lfd does not write. */
export function readBlockMessage(message: string): BlockMessage | undefined {
  const found = readSentence(message);
  if (found === undefined) {
    const old = readOldPrograms(message) ?? readName(message);
    return old === undefined ? undefined : {...old, measure: undefined, isCloudFlare: false, isWhole: false};
  }
  const {name, trigger, measure, places, isWhole} = found;
  const common = {measure, isCloudFlare: message.includes('(CF_ENABLE)'), isWhole};
  switch (name) {
    case 'failures':
      return {...common, trigger: triggerOfPrograms(places.services!), address: checked(places.who ?? '')};
    // The address behind DENY is the blocked one.
    case 'cluster':
      return {
        ...common,
        measure: readSentence(places.reason ?? '')?.measure,
        trigger,
        member: checked(places.member!),
        address: checked(places.address!),
      };
    default:
      return {...common, trigger, address: checked(places.who!) ?? addressIn(places.who!)};
  }
}

/** Reads a sentence whose end was cut off; an address only if it is whole. Undefined for text that lfd does not write. */
export function readCutMessage(message: string): Pick<BlockMessage, 'address' | 'trigger'> | undefined {
  const [, programs, address] =
    /^\(([A-Za-z0-9_,.-]{1,200})\) [A-Za-z].{0,600}?(?: ([0-9a-f.:]{3,45})(?=[ :,]).*)?$/.exec(message) ?? [];
  const isService = programs !== undefined && !/^(?:CT|PERMBLOCK|NETBLOCK)$/.test(programs);
  return (
    readBlockMessage(message) ??
    (isService ? {trigger: triggerOfPrograms(programs), address: checked(address ?? '')} : undefined)
  );
}

// Where the sentence can begin: a program in brackets, one of the fixed words, or an address.
const beginnings =
  /(?:\b\d{1,6} )?\([A-Za-z0-9_,.-]{1,200}\) |\*?Port Scan\*? detected|Cluster member |(?:pop3d|imapd) - |UI: Invalid|(?<![\w.:])[0-9a-f.:]{3,45}(?: \(|, | (?:AUTH|POP)?RELAY)/gi;

/** The sentence inside a longer text, such as a hoster's page or an abuse report. */
export function findBlockMessage(text: string): {message: BlockMessage; rest: string} | undefined {
  let tries = 0;
  for (const {index} of text.matchAll(beginnings)) {
    const rest = text.slice(index);
    const message = readBlockMessage(rest);
    if (message !== undefined) {
      return {message, rest};
    }
    // A text that is full of beginnings is not from lfd.
    if (++tries === 8) {
      break;
    }
  }
  return undefined;
}

/** "5 (sshd) login failures from …", as old versions of csf wrote it. */
function readOldPrograms(message: string): Pick<BlockMessage, 'address' | 'trigger'> | undefined {
  const [, programs, address] =
    /^\d{1,6} \(([A-Za-z0-9_,.-]{1,200})\) .{0,60}?(?:from|by) ([0-9a-f.:]{2,45})(?: \(.{0,300}\))?,? in the last \d+ secs/i.exec(
      message,
    ) ?? [];
  return programs === undefined ? undefined : {trigger: triggerOfPrograms(programs), address: checked(address!)};
}

/** "smtpauth": some versions and scripts write only the name of the program. */
function readName(message: string): Pick<BlockMessage, 'trigger'> | undefined {
  const service = serviceNamed(message.trim());
  return service && {trigger: service.setting};
}

/** The trigger of "sshd" or "cpanel,imapd", as log lines and mails name the programs. */
export function triggerOfPrograms(programs: string): string {
  return programs.includes(',') ? 'LF_TRIGGER' : (serviceNamed(programs.toLowerCase())?.setting ?? 'LF_CUSTOMTRIGGER');
}
