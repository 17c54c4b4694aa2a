import {didYouMean} from '../../../product/didYouMean';
import {shippedSettings} from './shippedConfig';

/** What became of a setting that some version had. */
export type PastSetting = {
  name: string;
  /** The version without it. */
  gone: string;
  /** What does its work now. */
  now?: string;
  /** Ends the reason, as a sentence. */
  note: string;
  source: string;
};

const lists = 'Block lists stand in /etc/csf/csf.blocklists since then.';
const listsSource = 'changelog.txt of CSF 15.00, 6.10';

/** Settings of CSF and of Sentinel up to 15.11 that 15.11 as it is offered does not have. */
export const pastSettings: readonly PastSetting[] = [
  ...['LF_CXS', 'LF_CXS_PERM', 'UI_CXS', 'PORTS_cxs'].map((name) => ({
    ...{name, gone: 'tag 15.12', source: 'config-007'},
    note: 'It belonged to CXS, a separate product. An upgrade drops the line.',
  })),
  {
    name: 'LF_CPANEL_BANDMIN',
    gone: 'CSF 13.07',
    note: 'Nothing reads it.',
    source: 'changelog.txt of CSF 15.00, 13.07',
  },
  {
    name: 'CC_OLDGEOLITE',
    gone: 'CSF 12.02',
    now: 'CC_SRC',
    note: 'Only the current databases exist.',
    source: 'changelog.txt of CSF 15.00, 12.02',
  },
  {
    name: 'WATCH_MODE',
    gone: 'CSF 11.00',
    note: 'The code still reads it: when on, it switches all logging on and PS_INTERVAL off. Use csf --trace instead.',
    source: 'rules-012; csf.pl line 290',
  },
  {name: 'OLD_REAPER', gone: 'CSF 9.07', note: 'Nothing reads it.', source: 'changelog.txt of CSF 15.00, 9.07'},
  ...['LF_DSHIELD', 'LF_SPAMHAUS', 'LF_TOR', 'LF_BOGON'].flatMap((name) =>
    [name, `${name}_URL`].map((each) => ({name: each, gone: 'CSF 6.10', note: lists, source: listsSource})),
  ),
  {name: 'LF_SPAMHAUS_EXTENDED', gone: 'CSF 6.10', note: lists, source: listsSource},
  {name: 'LF_SPAMHAUS_EXTENDED_URL', gone: 'CSF 6.10', note: lists, source: listsSource},
  {
    name: 'LF_QUICKSTART',
    gone: 'CSF 6.00',
    now: 'LFDSTART',
    note: 'It was renamed.',
    source: 'changelog.txt of CSF 15.00, 6.00',
  },
  {
    name: 'LF_EXPLOIT_CHECK',
    gone: 'CSF 5.76',
    now: 'LF_EXPLOIT_IGNORE',
    note: 'The new setting names what is left out.',
    source: 'changelog.txt of CSF 15.00, 5.76',
  },
  {name: 'FUSER', gone: 'CSF 4.74', note: 'Nothing reads it.', source: 'changelog.txt of CSF 15.00, 4.74'},
  {name: 'MONOLITHIC_KERNEL', gone: 'CSF 4.41', note: 'Nothing reads it.', source: 'changelog.txt of CSF 15.00, 4.41'},
  {name: 'ALLOW_RES_PORTS', gone: 'CSF 2.50', note: 'Nothing reads it.', source: 'changelog.txt of CSF 15.00, 2.50'},
  {
    name: 'DISABLE_SIG_CHLD_IGNORE',
    gone: 'CSF 2.15',
    note: 'Nothing reads it.',
    source: 'changelog.txt of CSF 15.00, 2.15',
  },
];

/** Settings that only the fork ConfigServer Firewall of Aetherinox has, read there at commit 0b9509a. */
export const forkSettings: ReadonlySet<string> = new Set([
  ...['LFD_PROCESS_BIND', 'SPONSOR_ICON_ANIM', 'SPONSOR_ICON_HIDE', 'SPONSOR_LICENSE', 'SPONSOR_RELEASE_INSIDERS'],
  ...['UI_BLOCK_PRIVATE_NET', 'UI_CSP_ADVANCED_ENABLED', 'UI_CSP_ADVANCED_RULE', 'UI_CSP_ENABLED'],
  ...['UI_LOGS_REFRESH_TIME', 'UI_LOGS_START_PAUSED', 'UI_RETRY_SHOW_REMAINING', 'UI_WEBMIN_SHOW_BUTTON_CONFIG'],
]);

/** Settings that a patch for HestiaCP adds to CSF: csf.conf of carlosfriascf/CSF-HestiaCP at 93abe35. */
export const hestiaSettings: ReadonlySet<string> = new Set([
  'HESTIA',
  'HESTIA_LOG',
  'LF_HESTIA',
  'LF_HESTIA_PERM',
  'PORTS_hestia',
]);

/** Since when CSF has a setting, newest first: changelog.txt of CSF 15.00. */
export const arrivals: readonly {version: string; names: readonly string[]}[] = [
  {version: '14.08', names: ['LF_TEMP_EMAIL_ALERT']},
  {version: '14.06', names: ['MESSENGERV3PERMS', 'MESSENGERV3GROUP']},
  {version: '14.04', names: ['CC_MESSENGER_ALLOW', 'CC_MESSENGER_DENY']},
  {version: '14.02', names: ['MESSENGERV3', 'LF_SUDO_EMAIL_ALERT', 'SUDO_LOG']},
  {version: '14.00', names: ['CC_SRC', 'CURL', 'WGET']},
  {version: '13.09', names: ['MM_LICENSE_KEY']},
];

const past: ReadonlyMap<string, PastSetting> = new Map(pastSettings.map((setting) => [setting.name, setting]));

/** What became of a setting that an earlier version had. */
export function pastSetting(name: string): PastSetting | undefined {
  return past.get(name);
}

/** Whether 15.11, an earlier version or a fork has a setting of this name. */
export function isKnownSetting(name: string): boolean {
  return shippedSettings.has(name) || past.has(name) || forkSettings.has(name) || hestiaSettings.has(name);
}

const bySmallLetters = new Map([...shippedSettings.keys()].map((name) => [name.toLowerCase(), name]));

/** The setting of 15.11 that was meant, where a name is near enough to be a slip of the keyboard. */
export function nearestSetting(name: string): string | undefined {
  const sameLetters = bySmallLetters.get(name.toLowerCase());
  // A name of quite another length is never near enough.
  const slips = Math.max(2, Math.floor(name.length / 4));
  const candidates = [...shippedSettings.keys()].filter((known) => Math.abs(known.length - name.length) <= slips);
  return sameLetters ?? /did you mean (\S+)\?/.exec(didYouMean(name, candidates))?.[1];
}
