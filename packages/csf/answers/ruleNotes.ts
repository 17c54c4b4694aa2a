import type {Note, Reason} from '../model/firewall/configuration';
import {entryOfSetting, sections, type Section, type ToolNote} from '../pages/sections';

type Words = {[Name in Reason['is']]: (reason: Extract<Reason, {is: Name}>) => [text: string, page: Section]};

const readDifferently = (what: string, rules: string): string =>
  `iptables and csf read ${what} in different ways, so ${rules} left out here.`;

const words: Words = {
  'ip6tables-not-a-path': () => [
    'csf turns IPV6 off: IP6TABLES is not the path of a program. IPv6 stays unfiltered.',
    entryOfSetting('IP6TABLES'),
  ],
  'ftp-helper-is-1': () => [
    'USE_FTPHELPER wants the port of the FTP server, such as 21. csf takes 1 for 0.',
    entryOfSetting('USE_FTPHELPER'),
  ],
  'ip-logging-off': () => ['csf turns DROP_IP_LOGGING off while PS_INTERVAL is on.', entryOfSetting('DROP_IP_LOGGING')],
  'no-easyapache': () => [
    'csf turns MESSENGERV2 and HTTPS of the MESSENGER service off without EasyApache 4.',
    entryOfSetting('MESSENGERV2'),
  ],
  'no-perl-ssl': () => [
    'csf turns HTTPS of the MESSENGER service off without the Perl module IO::Socket::SSL.',
    entryOfSetting('MESSENGER_HTTPS_IN'),
  ],
  'not-a-country': ({code, setting}) => [
    `csf skips "${code}" in ${setting}: it is neither a country code of two letters nor a network such as AS64496.`,
    entryOfSetting(setting),
  ],
  'not-a-target': ({value}) => [
    `iptables does not take "${value}", so csf uses DROP for DROP_OUT.`,
    entryOfSetting('DROP_OUT'),
  ],
  'too-many-messenger-ports': ({setting}) => [
    `csf turns the MESSENGER service off: ${setting} has more than 15 ports.`,
    entryOfSetting(setting),
  ],
  'no-such-device': ({device}) => [
    `csf skips "${device}" in ETH_DEVICE_SKIP: the server has no such network device.`,
    entryOfSetting('ETH_DEVICE_SKIP'),
  ],
  'flood-count': ({entry, most}) => [
    `csf skips "${entry}" in PORTFLOOD: its count is not between 1 and ${most}.`,
    entryOfSetting('PORTFLOOD'),
  ],
  'too-few-knocks': ({entry}) => [
    `csf skips "${entry}" in PORTKNOCKING: it needs three knocks or more.`,
    entryOfSetting('PORTKNOCKING'),
  ],
  'owner-unknown': ({name, setting}) => [
    `csf makes a rule for "${name}" in ${setting} only if the server has it; here it is left out.`,
    entryOfSetting(setting),
  ],
  'country-unknown': ({address}) => [
    `The country of ${address} is unknown here, so CC_MESSENGER_ALLOW and CC_MESSENGER_DENY find none.`,
    entryOfSetting('CC_MESSENGER_ALLOW'),
  ],
  'name-server-unclear': ({text}) => [
    `The rules for the name server "${text}" are left out here: its address is unusual.`,
    sections.packetUnknown,
  ],
  'servers-in-file': ({setting}) => [
    `${setting} names a file, whose servers are unknown here.`,
    entryOfSetting(setting),
  ],
  'ipv6-off': () => ['csf makes no rule for an IPv6 address while IPV6 is 0.', sections.ipv6],
  'line-end-inside': () => [
    'csf sees the end of a line inside, behind a letter such as Å or х, and reads the rest as a line.',
    sections.ascii,
  ],
  'address-unclear': ({text}) => [readDifferently(`"${text}"`, 'its rules are'), sections.packetUnknown],
  'filter-unclear': ({text}) => [readDifferently(`the address of "${text}"`, 'its rule is'), sections.packetUnknown],
  'set-entry-unclear': ({text}) => [
    `ipset does not take "${text}", and may leave out other lines because of it.`,
    sections.sets,
  ],
  included: ({path}) => [`What ${path} holds is unknown here.`, sections.packetUnknown],
  'no-rule': ({why}) => [`csf makes no rule of this line: ${why}.`, sections.noRule],
  'no-address': ({host, isLeftOut}) => [
    `"${host}" is no address, so ${isLeftOut ? 'its rules are left out here' : 'csf makes no rule of it'}.`,
    sections.temporaryEnd,
  ],
  'time-over': ({host}) => [`The time of ${host} is over, so csf removes the line.`, sections.temporaryEnd],
  'set-size': ({set, value}) => [
    `ipset makes no set ${set}: "${value}" is no number that it takes.`,
    entryOfSetting('LF_IPSET_MAXELEM'),
  ],
  'set-broken': ({set, address}) => [
    `ipset stops at the address before it, so the set ${set} lacks ${address}.`,
    sections.sets,
  ],
  'set-full': ({set, address}) => [`${address} is not in the set ${set}, which is full.`, sections.sets],
  'set-refuses': ({set, address}) => [`${address} is not in the set ${set}, which does not take it.`, sections.sets],
  semicolon: () => [
    'The entry has a semicolon: the shell ends the command there, so csf makes a rule without a target, which decides nothing.',
    sections.noRule,
  ],
  'not-modelled': ({why, isFatal}) => [
    `A rule is left out here: ${why}.${isFatal ? ' If iptables refuses it, csf stops, and the server is open.' : ''}`,
    sections.packetUnknown,
  ],
  refused: ({why}) => [`iptables refuses a rule: ${why}. csf warns and goes on without it.`, sections.failedStart],
  stopped: ({why}) => [
    `csf stops with an error and removes all its rules, so that the server is open: ${why}.`,
    sections.failedStart,
  ],
};

/** What a note of the model says to a visitor, and the section that says more. */
export function noteInWords({reason}: Note): ToolNote {
  const [text, page] = (words[reason.is] as (one: Reason) => [string, Section])(reason);
  return {text, page};
}
