import type {Heading, RootContent} from 'mdast';

import {flagsOf, type CsfOption} from '@sentinel/csf/model/commands';
import cli from '@sentinel/csf/facts/cli.json';
import {files} from '@sentinel/csf/model/files';
import {mailEntries} from '../reference/directives/alerts';
import {confSections, settingEntry, settingsOf} from '../reference/directives/settings';
import {code, emphasis, item, joined, list, paragraph, strong, type Inline} from '../reference/nodes';
import type {ManPage} from './roff';

const notices = [
  'These manual pages come from the documentation of the project, not with the package.',
  'The full documentation is at [the site](/docs/intro/).',
];

const csf = (): ManPage => ({
  name: 'csf',
  section: 8,
  content: [
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
      headingOf(3, sentence(title).replace(/\.$/, '')),
      ...cli.csf.filter((option) => option.category === category).flatMap(optionEntry),
    ]),
    '## FILES',
    ...filesOf(({area, panel}) => area === 'config' && panel === undefined),
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
  ],
});

const lfd = (): ManPage => ({
  name: 'lfd',
  section: 8,
  content: [
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
    ...cli.lfd.control.flatMap(({how, label}) => [headingOf(4, strong(how)), paragraph(sentence(label))]),
    '## MAILS',
    'These are the templates of its mails, with what to do when you get one.',
    ...deeper(mailEntries()),
    '## FILES',
    ...filesOf(({area, path}) => ['log', 'service'].includes(area) || isOfLfd.test(path)),
    '## SEE ALSO',
    'csf(8), csf.conf(5), [How Sentinel decides](/docs/usage/principles/)',
    ...notices,
  ],
});

const csfConf = (): ManPage => ({
  name: 'csf.conf',
  section: 5,
  content: [
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
    ...confSections.flatMap((section) => [
      headingOf(3, section),
      ...settingsOf(section).flatMap((setting) => deeper(settingEntry(setting))),
    ]),
    '## SEE ALSO',
    'csf(8), lfd(8), [Settings](/docs/reference/settings/)',
    ...notices,
  ],
});

/** The manual pages, from the facts and our descriptions. */
export function manPages(): ManPage[] {
  return [csf(), lfd(), csfConf()];
}

/** Lists that only lfd reads. */
const isOfLfd = /\/csf\.(?:\w*ignore|conf|dirwatch|dyndns|blocklists|logfiles|rblconf)$/;

/** Notes on csf's source, which do not help its users. */
const isOfCode = /dispatch table|csf\.pl/;

function optionEntry(option: CsfOption & {notes?: string[]; needs?: string[]}): RootContent[] {
  const {label, notes = [], needs = []} = option;
  return [
    headingOf(
      4,
      joined(flagsOf(option).map(strong)),
      option.arguments === '' ? '' : [' ', argumentsOf(option.arguments)],
    ),
    paragraph(sentence(label)),
    ...list([
      ...needs.map((name) => item('It needs ', code(name), '.')),
      ...notes.filter((note) => !isOfCode.test(note)).map((note) => item(sentence(note))),
    ]),
  ];
}

/** An option's arguments: flags are typed as they are, words are replaced. */
function argumentsOf(grammar: string): Inline {
  const literal = /^\[[a-z]+(\|[a-z]+)+\]/.test(grammar);
  return grammar
    .split(/(-?[a-z]+)/)
    .map((part, index) => (index % 2 === 0 ? part : part.startsWith('-') || literal ? strong(part) : emphasis(part)));
}

function filesOf(isPicked: (file: (typeof files)[number]) => boolean): RootContent[] {
  return files.filter(isPicked).flatMap(({path, purpose}) => [headingOf(4, path), paragraph(sentence(purpose))]);
}

function headingOf(depth: 3 | 4, ...content: Inline[]): Heading {
  return {type: 'heading', depth, children: paragraph(...content).children};
}

/** Nodes of the reference whose headings are entries. */
function deeper(nodes: RootContent[]): RootContent[] {
  return nodes.map((node) => (node.type === 'heading' ? headingOf(4, strong(node.children)) : node));
}

/** A fact as a sentence. Names such as `lfd` stay in lower case. */
function sentence(text: string): string {
  const begin = /^(csf|lfd|ip|cPanel|iptables)\b/.test(text) ? text : text[0]!.toUpperCase() + text.slice(1);
  return /[.?!]$/.test(begin) ? begin : `${begin}.`;
}
