/**
 * The sentences with which lfd explains a block, in its log, its lists, its emails and its reports. They are printed
 * and read from this table. In braces is what differs; {who} is the address, with country and host name as lfd looks
 * them up. Up to the bar, a sentence is certain: what follows can be cut off or differ in older versions.
 */
type Row = {
  /** The word in brackets behind a block; undefined where the services decide. */
  trigger?: string;
  text: string;
  /** How much it was, in the words for a reader. */
  measure?: string;
};

const rows = {
  failures: {
    text: '({services}) {text} {who}: {count} in the last {interval} secs|',
    measure: '{count} in the last {interval} seconds',
  },
  permanent: {
    trigger: 'LF_PERMBLOCK_COUNT',
    text: '(PERMBLOCK) {who} has had| more than {count} temp blocks in the last {interval} secs',
    measure: 'more than {count} temp blocks in the last {interval} seconds',
  },
  network: {
    trigger: 'LF_NETBLOCK_COUNT',
    text: '(NETBLOCK) {who} has had| more than {count} blocks in the last {interval} secs',
    measure: 'more than {count} blocks in the last {interval} seconds',
  },
  scan: {
    trigger: 'PS_LIMIT',
    text: '*Port Scan* detected from {who}|. {count} hits in the last {interval} seconds',
    measure: '{count} hits in the last {interval} seconds',
  },
  connections: {
    trigger: 'CT_LIMIT',
    text: '(CT) IP {who}| found to have {count} connections',
    measure: '{count} connections',
  },
  connectionsOfNetwork: {
    trigger: 'CT_SUBNET_LIMIT',
    text: '(CT) subnet {who}| found to have {count} connections',
    measure: '{count} connections',
  },
  interface: {trigger: 'UI_RETRY', text: 'UI: Invalid login attempts from {who}|'},
  ...webErrors('404'),
  ...webErrors('403'),
  ...webErrors('401'),
  distributedFtp: {
    trigger: 'LF_DISTFTP',
    text: '{who}, {count} distributed FTP Logins on account| [{account}] in the last {interval} secs',
    measure: '{count} distributed FTP Logins',
  },
  distributedSmtp: {
    trigger: 'LF_DISTSMTP',
    text: '{who}, {count} distributed SMTP Logins on account| [{account}] in the last {interval} secs',
    measure: '{count} distributed SMTP Logins',
  },
  distributed: {
    trigger: 'LF_DISTATTACK',
    text: '{who}, {count} distributed {service} attacks on account| [{account}] in the last {interval} secs',
    measure: '{count} distributed {service} attacks',
  },
  pop3Logins: {
    trigger: 'LT_POP3D',
    text: 'pop3d - {count} logins in {interval} secs from {who}| for {name} exceeds {limit}/hour',
    measure: '{count} logins in {interval} seconds',
  },
  imapLogins: {
    trigger: 'LT_IMAPD',
    text: 'imapd - {count} logins in {interval} secs from {who}| for {name} exceeds {limit}/hour',
    measure: '{count} logins in {interval} seconds',
  },
  relay: {trigger: 'RT_RELAY_LIMIT', text: '{who} RELAY limit exceeded|'},
  authenticatedRelay: {trigger: 'RT_AUTHRELAY_LIMIT', text: '{who} AUTHRELAY limit exceeded|'},
  popRelay: {trigger: 'RT_POPRELAY_LIMIT', text: '{who} POPRELAY limit exceeded|'},
  cluster: {trigger: 'LF_CLUSTER', text: 'Cluster member {member} said, {order} {address},| Reason:[{reason}]'},
} as const satisfies Record<string, Row>;

function webErrors<Status extends '404' | '403' | '401'>(status: Status) {
  return {
    [`web${status}`]: {
      trigger: `LF_APACHE_${status}`,
      text: `{who}, more than {count} Apache ${status} hits| in the last {interval} secs`,
      measure: `more than {count} Apache ${status} hits in the last {interval} seconds`,
    },
  } as Record<`web${Status}`, {trigger: `LF_APACHE_${Status}`; text: string; measure: string}>;
}

export type SentenceName = keyof typeof rows;

/** What lfd says about a block, in front of and behind the address. */
export type Message = readonly [before: string, after: string];

/** Prints a sentence around its address. */
export function printSentence(name: SentenceName, values: Readonly<Record<string, string | number>>): Message {
  const [before = '', after = ''] = rows[name].text.replace('|', '').split('{who}');
  return [filled(before, values), filled(after, values)];
}

function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, place: string) => {
    const value = values[place];
    if (value === undefined) {
      throw new Error(`The sentence "${text}" needs a value for ${place}.`);
    }
    return String(value);
  });
}

const address = String.raw`[0-9a-f.:]{2,45}(?:\/\d{1,3})?`;
// Country and host name, which can contain brackets too.
const lookedUp = String.raw`(?: \(.{0,300}\))?`;

const forms: Readonly<Record<string, string>> = {
  who: `(?<who>${address}|\\S{2,50})${lookedUp}`,
  services: String.raw`(?<services>[A-Za-z0-9_,.-]{1,200})`,
  // The words of a custom pattern can contain another address: lfd puts the one that it blocks last.
  'text} {who': `(?:.{1,600} (?<who>${address})${lookedUp}|.{1,700})`,
  service: String.raw`(?<service>[A-Za-z0-9_.-]{1,60})`,
  count: String.raw`(?<count>\d{1,10})`,
  interval: String.raw`(?<interval>\d{1,10})`,
  limit: String.raw`\d{1,10}`,
  account: String.raw`[^\]]{0,200}`,
  name: String.raw`\S{1,200}`,
  member: String.raw`(?<member>\S{2,50})(?: \(.{0,300}?\))?`,
  order: String.raw`(?:TEMP)?DENY`,
  address: String.raw`(?<address>[^\s,]{2,50})`,
  reason: String.raw`(?<reason>.{0,600})`,
};

// Pastes often lose the asterisks.
const formOf = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(/(\{text\} \{who\}|\{\w+\})/)
      .map(
        (part) =>
          forms[/^\{(.+)\}$/.exec(part)?.[1] ?? ''] ?? part.replace(/[().[\]]/g, '\\$&').replaceAll('*', '\\*?'),
      )
      .join('')}`,
    'i',
  );

const readers = Object.entries(rows as Record<string, Row>).map(([name, {trigger, text, measure}]) => ({
  name: name as SentenceName,
  trigger,
  measure,
  certain: formOf(text.split('|')[0]!),
  whole: formOf(text.replace('|', '')),
}));

/** A sentence that a text begins with. */
type ReadSentence = {
  name: SentenceName;
  trigger: string | undefined;
  measure: string | undefined;
  /** Whether it is there to its end. */
  isWhole: boolean;
  /** What the places hold, as lfd wrote it. */
  places: Readonly<Record<string, string | undefined>>;
};

/** Reads a text that begins with one of the sentences; undefined for text that lfd does not write. */
export function readSentence(text: string): ReadSentence | undefined {
  for (const {name, trigger, measure, certain, whole} of readers) {
    const found = certain.exec(text)?.groups;
    if (found !== undefined) {
      const places = whole.exec(text)?.groups;
      return {
        name,
        trigger,
        measure: measure === undefined || places === undefined ? undefined : filled(measure, places),
        isWhole: places !== undefined,
        places: places ?? found,
      };
    }
  }
  return undefined;
}

/** The ends of a sentence in lfd.log: the words behind "Blocked in csf", and the trigger in brackets. */
export function printEnd({port, seconds, trigger}: {port?: string; seconds?: number; trigger: string}): string {
  const where = port === undefined ? '' : ` port=${port}`;
  const lasts = seconds === undefined ? '' : ` for ${seconds} secs`;
  return ` - *Blocked in csf*${where}${lasts} [${trigger}]`;
}

/** Splits a message of lfd.log into the sentence and its end. Old versions write no trigger. */
export function readEnd(
  message: string,
): {sentence: string; port: string | undefined; seconds: number | undefined; trigger: string | undefined} | undefined {
  const [end, port, seconds, trigger] =
    / - \*?Blocked in csf\*?(?: port=([\d,;a-z]{1,200}))?(?: for (\d{1,10}) secs)?(?: \[(\w{1,40})\]|\s*$)/.exec(
      message,
    ) ?? [];
  return end === undefined
    ? undefined
    : {
        sentence: message.slice(0, message.lastIndexOf(end)),
        port,
        seconds: seconds === undefined ? undefined : Number(seconds),
        trigger,
      };
}

/** Why `csf -d` refuses an entry, as lfd logs it. */
const refusals = {
  'no IPv6': '[{entry}] is valid IPv6 but IPV6 is not enabled in csf.conf',
  allowed: '{entry} is in the allow file /etc/csf/csf.allow',
  ignored: '{entry} is in the ignore file /etc/csf/csf.ignore',
  'already denied': '{entry} is in already in the deny file /etc/csf/csf.deny 1 times',
} as const;

/** Why `csf -d` refuses an entry. */
export type Refusal = keyof typeof refusals;

/** What `csf -d` prints when it refuses an entry. */
export function printRefusal(refusal: Refusal, entry: string): string {
  return `deny failed: ${refusals[refusal].replace('{entry}', () => entry)}`;
}
