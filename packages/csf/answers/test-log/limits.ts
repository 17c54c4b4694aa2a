import type {Hit} from '../../model/lfd/hit';
import {secondsOfPass, startedValues, type SettingValues} from '../../model/lfd/blocking/blockingSettings';
import type {PastedLists} from '../../model/lfd/blocking/lists';
import {otherAllows} from '../../model/lfd/blocking/simulate';
import {hasLog, settingsThatRead} from '../../model/lfd/logs';
import {readList} from '../../model/lists/readList';
import {isTrue, numberOf} from '../../model/perl';
import {logChecks} from '../../model/services';
import {entryOfSetting, sections, type ToolNote} from '../../pages/sections';
import {crowdOf, ignoresNobody, wideAllow} from '../wideEntries';

/** What an administrator should know about the values of settings that decide about blocks. */
export function notesOnSettings(values: SettingValues): ToolNote[] {
  const {changed, number, on} = startedValues(values);
  const parse = number('LF_PARSE');
  return [
    ...(on('TESTING')
      ? [
          {
            text: 'With TESTING = "1", lfd does not start. The result shows what it does after TESTING = "0".',
            page: sections.testing,
          },
        ]
      : []),
    ...(values.LF_DAEMON !== undefined && !on('LF_DAEMON')
      ? [{text: 'With LF_DAEMON = "0", lfd does not run.', page: entryOfSetting('LF_DAEMON')}]
      : []),
    ...(parse < 5 || parse > 20
      ? [{text: 'LF_PARSE must be 5 to 20. lfd uses 5 instead of this value.', page: entryOfSetting('LF_PARSE')}]
      : []),
    ...(number('LF_INTERVAL') < 60
      ? [
          {
            text: 'lfd logs that it raises LF_INTERVAL to 300, but it keeps the value of csf.conf.',
            page: entryOfSetting('LF_INTERVAL'),
          },
        ]
      : []),
    ...(on('PS_INTERVAL') && number('PS_INTERVAL') < 60
      ? [{text: 'lfd raises PS_INTERVAL to 60.', page: entryOfSetting('PS_INTERVAL')}]
      : []),
    ...(numberOf(values.RESTRICT_SYSLOG) === 1
      ? [
          {
            text: 'RESTRICT_SYSLOG = "1" sets the checks of logs that syslog writes to 0. lfd still looks for SSH failures in /var/log/secure and /var/log/messages, if it reads them for another setting. Then the first failure blocks.',
            page: sections.restrictSyslog,
          },
        ]
      : []),
    ...(on('WATCH_MODE') ? [{text: 'WATCH_MODE switches off port scan tracking.', page: sections.logLines}] : []),
    ...(isTrue(values.LF_SUHOSIN)
      ? [{text: 'LF_SUHOSIN has no effect: lfd never opens SUHOSIN_LOG.', page: entryOfSetting('LF_SUHOSIN')}]
      : []),
    ...logChecks
      .filter(({setting}) => setting !== 'LF_SUHOSIN' && on(setting) && !hasLog(setting, changed))
      .map(({setting, needs = ''}) => {
        const others = settingsThatRead(needs);
        return {
          text: `${setting} has no effect while ${others.join(' and ')} ${others.length > 1 ? 'are' : 'is'} off: lfd does not open the log.`,
          page: entryOfSetting(setting),
        };
      }),
    ...(on('LF_TRIGGER')
      ? [
          {
            text: 'With LF_TRIGGER, all services share one limit. The settings of single services are only on or off.',
            page: entryOfSetting('LF_TRIGGER'),
          },
        ]
      : []),
    ...(on('LF_SELECT') && on('LF_TRIGGER')
      ? [{text: 'LF_SELECT has no effect while LF_TRIGGER is on.', page: entryOfSetting('LF_SELECT')}]
      : []),
    ...(on('LF_SELECT') && !on('LF_TRIGGER')
      ? [{text: 'Port lines in /etc/ssh/sshd_config replace PORTS_sshd.', page: sections.blockedPorts}]
      : []),
    ...(on('LF_NETBLOCK') && values.LF_NETBLOCK_IPV6 !== undefined && values.LF_NETBLOCK_IPV6 !== ''
      ? [
          {
            text: 'LF_NETBLOCK_IPV6 has no effect: lfd compares IPv6 networks including the host part.',
            page: entryOfSetting('LF_NETBLOCK_IPV6'),
          },
        ]
      : []),
  ];
}

/** The first line of csf.ignore and of csf.allow that means more people than anybody knows. */
export function notesOnLists({ignore, allow}: PastedLists): ToolNote[] {
  const first = <T>(text: string | undefined, read: (entry: string) => T | undefined): T[] =>
    readList(text)
      .flatMap(({entry}) => read(entry) ?? [])
      .slice(0, 1);
  return [
    ...first(ignore, (entry) => {
      const crowd = crowdOf(entry);
      return crowd === 'everybody'
        ? `csf.ignore has ${entry}: ${ignoresNobody(entry)}. Delete it.`
        : crowd && `csf.ignore keeps lfd from blocking ${crowd}, whatever they try.`;
    }),
    ...first(allow, wideAllow).map((does) => `csf.allow ${does}.`),
  ].map((text) => ({text, page: sections.allow}));
}

/** Where the replay of a log can differ from what lfd did. */
export function notesOnReplay(hits: readonly Hit[], values: SettingValues): ToolNote[] {
  const pass = secondsOfPass(values);
  const isTimeless = hits.some(({seconds}) => seconds === undefined);
  const texts = [
    'lfd counts by its own clock, when it reads a line. Here every line counts at the time in the line.',
    `lfd reads its logs about every ${pass} seconds (LF_PARSE) and looks up the host name first, so a block can come some seconds after the line that caused it.`,
    'The tester assumes that lfd counted and blocked nothing before the first line, except the entries in your lists.',
    'Lines after a block count as they would count in lfd. On a server, a working block prevents most of these lines.',
    ...(hits.some(({setting}) => /^(PS|LT_|LF_APACHE)/.test(setting))
      ? [
          'Port scans, web errors and logins per hour count in fixed windows that begin when lfd starts. Here the first window begins with the first line. On a server, a burst can fall into two windows.',
        ]
      : []),
    ...(hits.some(({times = 1}) => times > 1)
      ? [
          `A line "last message repeated" counts here if it comes within ${pass} seconds of its line. On a server, lfd may look at the log between the two: then it counts none of the repetitions.`,
        ]
      : []),
    ...(isTimeless
      ? ['Some lines have no time that the tester can read. It gives no verdict on a block that depends on them.']
      : []),
    ...(hits.some(({setting, port}) => /^PS/.test(setting) && port === undefined)
      ? ['Some packets have no port here, so the tester does not apply PS_PORTS and PS_DIVERSITY to them.']
      : []),
  ];
  return texts.map((text) => ({text, page: sections.logCounts}));
}

/** Files and facts that were not given and that can change the result. */
export function notGiven(values: SettingValues, lists: PastedLists): ToolNote[] {
  const namesHosts = (text: string | undefined): boolean => readList(text).some(({entry}) => /^[.\w]/.test(entry));
  const includes = Object.entries(lists).filter(([, text]) =>
    readList(text).some(({included}) => included !== undefined),
  );
  const files = [
    ...(lists.ignore === undefined ? ['csf.ignore: lfd does not count its addresses.'] : []),
    ...(lists.allow === undefined
      ? [
          isTrue(values['IGNORE_ALLOW'])
            ? 'csf.allow: with IGNORE_ALLOW, lfd does not count its addresses.'
            : 'csf.allow: lfd logs a block of its addresses, but they stay allowed.',
        ]
      : []),
    ...(lists.deny === undefined ? ['csf.deny: lfd does not block an address again that is already in it.'] : []),
    ...(lists.rignore === undefined || namesHosts(lists.rignore)
      ? ['csf.rignore: lfd ignores addresses by their host names, which this page does not look up.']
      : []),
    ...includes.map(([name]) => `csf.${name} includes other files, which this page does not have.`),
  ];
  const others: [setting: string, text: string, isOn?: boolean][] = [
    ['CC_IGNORE', 'lfd ignores addresses by country, which this page does not look up.'],
    ['GLOBAL_IGNORE', 'lfd also ignores the addresses of that list.'],
    ['RELAYHOSTS', 'lfd also ignores the addresses in /etc/relayhosts.'],
    ['DYNDNS_IGNORE', 'lfd also ignores the addresses of the names in csf.dyndns.', isTrue(values.DYNDNS)],
    ['GLOBAL_DYNDNS_IGNORE', 'lfd also ignores the addresses of the names in that list.', isTrue(values.GLOBAL_DYNDNS)],
    ...otherAllows.map((name): [string, string] => [name, 'a block does nothing for the addresses that it allows.']),
  ];
  return [
    ...files.map((text) => ({text, page: sections.logUnknown})),
    ...others.flatMap(([name, text, isOn = true]) =>
      isOn && isTrue(values[name]) ? [{text: `${name}: ${text}`, page: entryOfSetting(name)}] : [],
    ),
    {text: "The server's own addresses: lfd ignores them.", page: sections.logUnknown},
    {text: 'regex.custom.pm: lfd tries its patterns before its own.', page: sections.ownPatterns},
  ];
}
