import {flagsOf, type CsfOption} from '../../csf/commands';
import cli from '../../csf/facts/cli.json';
import {files} from '../../csf/files';
import {settings} from '../../csf/settings';
import {readAlertDescriptions, readSettingDescriptions} from '../reference/descriptions';
import {alertsMarkdown, plain, settingMarkdown} from '../reference/referenceMarkdown';

import type {ManPage} from './roff';

const notices = [
  'These manual pages come from the documentation of the project, not with the package.',
  'The full documentation is at [the site](/docs/intro/).',
];

const csf = (): ManPage => ({
  name: 'csf',
  section: 8,
  markdown: [
    '## NAME',
    String.raw`csf \- load and change the firewall rules of Sentinel`,
    '## SYNOPSIS',
    '**csf** *option* [*argument* ...]',
    '## DESCRIPTION',
    'csf makes iptables rules from the settings in `/etc/csf/csf.conf` and the addresses in the lists beside it. It loads, ' +
      'shows and removes these rules, and changes the lists. The daemon lfd(8) calls it to block addresses.',
    'Run it as root. One call takes one option; everything after the option is its argument. Capitals in an option make ' +
      'no difference. An *ip* may be an IPv4 address, an IPv6 address if `IPV6` is `1`, or a range such as `192.0.2.0/24`.',
    '## OPTIONS',
    ...Object.entries(cli.categories).flatMap(([category, title]) => [
      `### ${sentence(plain(title)).replace(/\.$/, '')}`,
      ...cli.csf.filter((option) => option.category === category).map(optionMarkdown),
    ]),
    '## FILES',
    filesOf(({area, panel}) => area === 'config' && panel === undefined),
    '## EXIT STATUS',
    '#### 0',
    'Success, and almost every refusal: a bad address, one of the server itself, one that is listed already or not found, an unknown option.',
    '#### 1',
    '`/etc/csf/csf.disable` or `/etc/csf/csf.error` exists and stops this option, or a start failed.',
    '#### 255',
    'A line of `/etc/csf/csf.conf` is not in the form of csf.conf(5), or a setting is there twice.',
    'Do not trust it in a script: ask `csf -g` for an address, and `iptables -S` for the policies.',
    '## EXAMPLES',
    'Find the list that blocks an address, and lift a permanent block:',
    ['```', 'csf -g 203.0.113.7', 'csf -dr 203.0.113.7', '```'].join('\n'),
    'Deny an address for one hour:',
    ['```', 'csf -td 203.0.113.7 1h', '```'].join('\n'),
    'Apply changed settings:',
    ['```', 'csf -ra', '```'].join('\n'),
    '## SEE ALSO',
    'csf.conf(5), lfd(8), [Commands](/docs/usage/commands/)',
    ...notices,
  ].join('\n\n'),
});

const lfd = (): ManPage => ({
  name: 'lfd',
  section: 8,
  markdown: [
    '## NAME',
    String.raw`lfd \- read logs and block attackers with the firewall of Sentinel`,
    '## SYNOPSIS',
    '**csf --lfd** [**start**|**stop**|**restart**|**status**]',
    '## DESCRIPTION',
    'lfd is a daemon. It reads new lines of the logs of services, counts failed logins and other events by address, and ' +
      'has csf(8) block an address that reaches a limit. It also watches connections, processes, files and mail, loads ' +
      'block lists, and sends mails. All settings are in csf.conf(5).',
    'lfd takes no options. It does not start while `TESTING` is `1`.',
    '## CONTROL',
    ...cli.lfd.control.flatMap(({how, label}) => [`#### **${plain(how)}**`, sentence(plain(label))]),
    '## MAILS',
    'These are the templates of its mails, with what to do when you get one.',
    deeper(alertsMarkdown('mail', readAlertDescriptions())),
    '## FILES',
    filesOf(({area, path}) => ['log', 'service'].includes(area) || isOfLfd.test(path)),
    '## SEE ALSO',
    'csf(8), csf.conf(5), [How Sentinel decides](/docs/usage/principles/)',
    ...notices,
  ].join('\n\n'),
});

const csfConf = (): ManPage => {
  const descriptions = readSettingDescriptions();
  const sections = [...new Set([...settings.values()].map(({section}) => section))];
  return {
    name: 'csf.conf',
    section: 5,
    markdown: [
      '## NAME',
      String.raw`csf.conf \- settings of csf and lfd`,
      '## SYNOPSIS',
      '`/etc/csf/csf.conf`',
      '## DESCRIPTION',
      'Each line has one setting, in the form',
      ['```', 'NAME = "value"', '```'].join('\n'),
      'The value is in double quotes. A line that begins with # is a comment. A setting that is there twice, or a value ' +
        'without quotes, stops csf(8) and lfd(8). Each panel has a file of its own, and does not have all settings.',
      'After a change, run `csf -ra`.',
      '## SETTINGS',
      ...sections.flatMap((section) => [
        `### ${plain(section)}`,
        ...[...settings.values()]
          .filter((setting) => setting.section === section)
          .map((setting) => deeper(settingMarkdown(setting, descriptions.get(setting.name)!))),
      ]),
      '## SEE ALSO',
      'csf(8), lfd(8), [Settings](/docs/reference/settings/)',
      ...notices,
    ].join('\n\n'),
  };
};

/** The manual pages, in Markdown, from the facts and our descriptions. */
export function manPages(): ManPage[] {
  return [csf(), lfd(), csfConf()];
}

/** Lists that only lfd reads. */
const isOfLfd = /\/csf\.(?:\w*ignore|conf|dirwatch|dyndns|blocklists|logfiles|rblconf)$/;

/** Notes on csf's source, which do not help its users. */
const isOfCode = /dispatch table|csf\.pl/;

function optionMarkdown(option: CsfOption & {notes?: string[]; needs?: string[]}): string {
  const {label, notes = [], needs = []} = option;
  const flags = flagsOf(option).map((flag) => `**${plain(flag)}**`);
  return [
    `#### ${[flags.join(', '), argumentsMarkdown(option.arguments)].filter(Boolean).join(' ')}`,
    sentence(plain(label)),
    [
      ...needs.map((name) => `- It needs \`${name}\`.`),
      ...notes.filter((note) => !isOfCode.test(note)).map((note) => `- ${sentence(plain(note))}`),
    ].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** An option's arguments: flags are typed as they are, words are replaced. */
function argumentsMarkdown(grammar: string): string {
  const literal = /^\[[a-z]+(\|[a-z]+)+\]/.test(grammar);
  return plain(grammar).replace(/-?[a-z]+/g, (word) => (word.startsWith('-') || literal ? `**${word}**` : `*${word}*`));
}

function filesOf(isPicked: (file: (typeof files)[number]) => boolean): string {
  return files
    .filter(isPicked)
    .map(({path, purpose}) => `#### ${plain(path)}\n\n${sentence(plain(purpose))}`)
    .join('\n\n');
}

/** Generated Markdown whose headings are entries. */
function deeper(markdown: string): string {
  return markdown.replace(/^### (.*)$/gm, (_, heading: string) => `#### **${plain(heading)}**`);
}

/** A fact as a sentence. Names such as `lfd` stay in lower case. */
function sentence(text: string): string {
  const begin = /^(csf|lfd|ip|cPanel|iptables)\b/.test(text) ? text : text[0]!.toUpperCase() + text.slice(1);
  return /[.?!]$/.test(begin) ? begin : `${begin}.`;
}
