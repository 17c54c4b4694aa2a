import {isTrue, split, splitWord, withoutSpace} from '../perl';
import type {Note, Reason, Server} from './configuration';
import {Refused} from '../netfilter/iptablesModules';
import {savedRule} from '../netfilter/savedRule';

/** The settings as csf uses them after it has read its file. */
export class SettingsInUse {
  readonly #values: Map<string, string>;

  constructor(values: ReadonlyMap<string, string>) {
    this.#values = new Map(values);
  }

  text(name: string): string {
    return this.#values.get(name) ?? '';
  }

  isOn(name: string): boolean {
    return isTrue(this.text(name));
  }

  /** The value without any space. */
  dense(name: string): string {
    return withoutSpace(this.text(name));
  }

  /** The parts between commas, without spaces. */
  list(name: string): string[] {
    return split(this.dense(name), ',');
  }

  set(name: string, value: string): void {
    this.#values.set(name, value);
  }
}

const countryLists = ['CC_DENY', 'CC_ALLOW', 'CC_ALLOW_FILTER', 'CC_ALLOW_PORTS', 'CC_DENY_PORTS', 'CC_ALLOW_SMTPAUTH'];

/** Changes settings as csf does while it reads them (`loadconfig` in Config.pm, `load_config` in csf.pl). */
export function settingsInUse(values: ReadonlyMap<string, string>, server: Server, notes: Note[]): SettingsInUse {
  const settings = new SettingsInUse(values);
  const ignore: Ignore = (reason, ...names) => {
    notes.push({kind: 'ignored', reason, about: {settings: names}});
  };
  for (const [name, usual] of [
    ['LF_IPSET_HASHSIZE', '1024'],
    ['LF_IPSET_MAXELEM', '65536'],
  ] as const) {
    if (!settings.isOn(name)) {
      settings.set(name, usual);
    }
  }
  // csf also looks whether it is a program, which only the server knows.
  if (settings.isOn('IPV6') && values.has('IP6TABLES') && !settings.text('IP6TABLES').startsWith('/')) {
    settings.set('IPV6', '0');
    ignore({is: 'ip6tables-not-a-path'}, 'IP6TABLES', 'IPV6');
  }
  if (settings.text('USE_FTPHELPER') === '1') {
    settings.set('USE_FTPHELPER', '0');
    ignore({is: 'ftp-helper-is-1'}, 'USE_FTPHELPER');
  }
  for (const name of countryLists) {
    readCountries(settings, name, ignore);
  }
  if (!isTarget(settings.text('DROP_OUT'))) {
    settings.set('DROP_OUT', 'DROP');
    ignore({is: 'not-a-target', value: values.get('DROP_OUT') ?? ''}, 'DROP_OUT');
  }
  if (settings.isOn('DROP_IP_LOGGING') && settings.isOn('PS_INTERVAL')) {
    settings.set('DROP_IP_LOGGING', '0');
    ignore({is: 'ip-logging-off'}, 'DROP_IP_LOGGING', 'PS_INTERVAL');
  }
  readMessenger(settings, server, ignore);
  if (settings.isOn('WATCH_MODE')) {
    for (const name of ['DROP_LOGGING', 'DROP_IP_LOGGING', 'DROP_OUT_LOGGING', 'DROP_PF_LOGGING']) {
      settings.set(name, '1');
    }
    settings.set('DROP_NOLOG', '');
    settings.set('DROP_ONLYRES', '0');
  }
  const [device = ''] = settings.text('ETH_DEVICE').split(':');
  settings.set('ETH_DEVICE', device);
  return settings;
}

/** Whether csf takes a target for DROP_OUT; it tries that out before the first chain is there. */
function isTarget(text: string): boolean {
  try {
    savedRule(`-j ${text}`, {family: 4, users: {}, groups: {}, hasChain: () => false, hasSet: () => false});
    return true;
  } catch (error) {
    // It does not see that iptables refuses several words: there the message begins otherwise (ConfigServer/Config.pm line 179).
    return splitWord(text).rest !== '' && error instanceof Refused;
  }
}

type Ignore = (reason: Reason, ...names: readonly [string, ...string[]]) => void;

function readCountries(settings: SettingsInUse, name: string, ignore: Ignore): void {
  const all = settings.list(name);
  const right = all.filter((code) => /^([a-z]{2}|as\d+)$/i.test(code));
  for (const code of all.filter((one) => !right.includes(one))) {
    ignore({is: 'not-a-country', code, setting: name}, name);
  }
  settings.set(name, right.map((code) => code.toLowerCase()).join(','));
}

function readMessenger(settings: SettingsInUse, server: Server, ignore: Ignore): void {
  if (!settings.isOn('MESSENGER')) {
    return;
  }
  if (settings.isOn('MESSENGERV2') && !server.hasEasyApache) {
    settings.set('MESSENGERV2', '0');
    settings.set('MESSENGER_HTTPS_IN', '');
    ignore({is: 'no-easyapache'}, 'MESSENGERV2');
  }
  if (settings.isOn('MESSENGER_HTTPS_IN') && !settings.isOn('MESSENGERV2') && !server.hasPerlSsl) {
    settings.set('MESSENGER_HTTPS_IN', '');
    ignore({is: 'no-perl-ssl'}, 'MESSENGER_HTTPS_IN');
  }
  for (const name of ['MESSENGER_HTML_IN', 'MESSENGER_TEXT_IN', 'MESSENGER_HTTPS_IN']) {
    if (split(settings.text(name), ',').length > 15) {
      settings.set('MESSENGER', '0');
      ignore({is: 'too-many-messenger-ports', setting: name}, name, 'MESSENGER');
    }
  }
}
