import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {memoize} from '../../lib/memoize';
import {bugs, type Bug} from '../../csf/behaviours';
import {versionAnchor, versions, type Version} from '../../csf/changelog';
import alerts from '../../csf/facts/alerts.json';
import blocklists from '../../csf/facts/blocklists.json';
import ports from '../../csf/facts/ports.json';
import {files, type ProductFile} from '../../csf/files';
import {settings, variantNames, variants, type Setting} from '../../csf/settings';
import {systemNames} from '../../csf/variants';
import type {AlertDescription, SettingDescription} from './descriptions';

/** The label before what other documentation gets wrong. */
export const surpriseWords = 'Surprise:';

/** The label before a bug of the product. */
export const bugWords = 'Known bug:';

const kindNames: Record<Setting['kind'], string> = {
  boolean: '0 or 1',
  integer: 'whole number',
  enum: 'one of a few values',
  string: 'text',
  'port-list': 'ports, separated by commas',
  list: 'list',
  path: 'path',
};

/**
 * The reference entry of a setting: a heading, its purpose, a block of facts, then the rest of our description.
 * @param history further facts, about its past
 */
export function settingMarkdown(
  setting: Setting,
  description: SettingDescription,
  history: [name: string, text: string | undefined][] = [],
): string {
  const {summary, effect, when, trap, values, page} = description;
  return [
    `### ${setting.name}`,
    warning(description),
    summary,
    list([
      [
        'Type',
        `${kindNames[setting.kind]}${setting.unit ? ` (${plain(setting.unit)})` : ''}${setting.holds ? ` (${plain(setting.holds)})` : ''}`,
      ],
      ['Form', setting.grammar === undefined ? undefined : code(setting.grammar)],
      ['Values', valueList(setting, values)],
      ['Default', defaultText(setting)],
      ['Only on', presence(setting)],
      ['Allowed', allowedText(setting)],
      ['Recommended by the product', recommendedText(setting)],
      ['Related', relatedText(setting)],
      ...history,
      ['Explained in', pageLink(page)],
    ]),
    effect,
    `**When to change it:** ${when}`,
    trap === undefined ? '' : `**${surpriseWords}** ${trap}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** One line of the index of all settings. */
export function settingIndexLine({name, section}: Setting, {summary}: SettingDescription): string {
  return `- ${code(name)} ${summary} *${section}*`;
}

function warning({lockout, open}: SettingDescription): string {
  const dangers = [lockout && 'lock you out of the server', open && 'leave the server open'].filter(Boolean);
  return dangers.length === 0 ? '' : `**A wrong value can ${dangers.join(' or ')}.**`;
}

function valueList({values}: Setting, described: SettingDescription['values']): string | undefined {
  const known = described ? Object.entries(described) : (values ?? []).map(({value, label}) => [value, plain(label)]);
  return known.length === 0 ? undefined : known.map(([value = '', label]) => `${code(value)} ${label}`).join('; ');
}

/** The default: one value if all panels agree, otherwise one for each panel. */
function defaultText({defaults}: Setting): string {
  const byValue = new Map<string, string[]>();
  for (const variant of variants) {
    const value = defaults[variant];
    if (value !== null) {
      byValue.set(value, [...(byValue.get(value) ?? []), variantNames[variant]]);
    }
  }
  const entries = [...byValue];
  return entries.length === 1
    ? shown(entries[0]![0])
    : entries.map(([value, names]) => `${names.join(', ')}: ${shown(value)}`).join('; ');
}

function presence({defaults}: Setting): string | undefined {
  const present = variants.filter((variant) => defaults[variant] !== null);
  return present.length === variants.length ? undefined : present.map((variant) => variantNames[variant]).join(', ');
}

function allowedText({sanity}: Setting): string | undefined {
  return sanity?.allowed
    .map((rule) =>
      rule.type === 'range' ? `${code(String(rule.min))} to ${code(String(rule.max))}` : code(rule.value),
    )
    .join(' or ');
}

function recommendedText({sanity}: Setting): string | undefined {
  const value = sanity?.recommended;
  return value === undefined || value === null ? undefined : shown(value);
}

function relatedText({related}: Setting): string | undefined {
  const known = related.filter((name) => settings.has(name));
  return known.length === 0 ? undefined : known.map(code).join(', ');
}

/** The files and folders of one area, each with a heading. */
export function filesMarkdown(area: string): string {
  return files
    .filter((file) => file.area === area)
    .map(fileMarkdown)
    .join('\n\n');
}

function fileMarkdown({path, purpose, settings, line, notes = [], panel, kept_on_upgrade: kept}: ProductFile): string {
  return [
    `### ${path}`,
    plain(`${purpose[0]!.toUpperCase()}${purpose.slice(1)}.`),
    list([
      ['A line is', line === undefined ? undefined : code(line)],
      ['Only on', panel === undefined ? undefined : panelNames[panel]],
      ['At an update', kept === undefined ? undefined : kept ? 'kept' : 'overwritten'],
      ['Settings', settings.length === 0 ? undefined : settings.map(code).join(', ')],
      ...notes.map((note): [string, string] => ['Note', plain(note)]),
    ]),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The templates of mails, or of the web server, each with a heading. */
export function alertsMarkdown(
  kind: 'mail' | 'web-server',
  descriptions: ReadonlyMap<string, AlertDescription>,
): string {
  return kind === 'mail'
    ? alerts.templates
        .map(({file, subject, placeholders, switched_by: switches}) =>
          templateMarkdown(file, descriptions, [
            ['Subject', subject ? code(subject) : undefined],
            ['Switched by', switches.length === 0 ? undefined : switches.map(code).join(', ')],
            [
              'Placeholders',
              placeholders.length === 0 ? undefined : placeholders.map((name) => code(`[${name}]`)).join(', '),
            ],
          ]),
        )
        .join('\n\n')
    : alerts.web_server_templates
        .map(({file, placeholders}) =>
          templateMarkdown(file, descriptions, [
            ['Placeholders', placeholders.length === 0 ? undefined : placeholders.map(code).join(', ')],
          ]),
        )
        .join('\n\n');
}

function templateMarkdown(
  file: string,
  descriptions: ReadonlyMap<string, AlertDescription>,
  facts: [string, string | undefined][],
): string {
  const description = descriptions.get(file);
  if (description === undefined) {
    throw new Error(`src/csf/descriptions/alerts.yml has no ${file}; describe it there.`);
  }
  const {summary, do: action, trap, page} = description;
  return [
    `### ${file}`,
    summary,
    `**What to do:** ${action}`,
    trap === undefined ? '' : `**${surpriseWords}** ${trap}`,
    list([...facts, ['Explained in', pageLink(page)]]),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The names of the panels in headings and cells. */
export const panelNames: Record<string, string> = {...variantNames, generic: 'No panel'};

/** The shipped port lists, with a heading and a table for each panel. */
export function portsMarkdown(): string {
  return Object.entries(ports.variants)
    .map(([variant, lists]) => {
      const rows = Object.entries(lists).map(([setting, {default: value}]) => `| ${code(setting)} | ${code(value)} |`);
      return [
        `### ${panelNames[variant]}`,
        ['| Setting | Ports open by default |', '| --- | --- |', ...rows].join('\n'),
      ].join('\n\n');
    })
    .join('\n\n');
}

/** The usual services by port, as a table. */
export function servicesMarkdown(): string {
  const rows = ports.services.map(
    ({port, protocol, service, in: incoming}) =>
      `| ${code(port)} | ${protocol} | ${service} | ${incoming.length === 7 ? 'all' : incoming.map((name) => panelNames[name]).join(', ') || 'none'} |`,
  );
  return ['| Port | Protocol | Service | Open for visitors on |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** The block lists of the shipped file, each with a heading. */
export function blocklistsMarkdown(): string {
  return blocklists.blocklists
    .map(({name, interval, max, url, ipv6}) =>
      [
        `### ${name}`,
        list([
          ['Address of the list', code(url)],
          ['Fetched every', `${code(String(interval))} seconds`],
          ['Addresses used', max === 0 ? 'all' : code(String(max))],
          ['Holds', ipv6 ? 'IPv6' : 'IPv4'],
        ]),
      ].join('\n\n'),
    )
    .join('\n\n');
}

const day = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});

/** A table of all versions, each linked to its section. */
export function versionsMarkdown(): string {
  return [
    '| Version | Date | `csf -v` says |',
    '|---|---|---|',
    ...versions.map(
      ({version, date, tag, reports}) =>
        `| [${version}](#${versionAnchor(version)}) | ${dayOf(date)}${tag ? '' : ' (no tag)'} | ${reports} |`,
    ),
  ].join('\n');
}

/** What each version changed, with a heading for each. */
export function changelogMarkdown(): string {
  return versions.map((version) => `## Version ${version.version}\n\n${versionMarkdown(version)}`).join('\n\n');
}

/** What one version changed, without a heading. */
export function versionMarkdown({date, tag, commit, summary, changes, bugs}: Version): string {
  return [
    `${tag ? `Tag of ${dayOf(date)}, commit ${commit}.` : `${dayOf(date)}, no tag.`} ${summary}`,
    bullets(changes),
    ...(bugs.length === 0 ? [] : ['Known bugs:', bullets(bugs)]),
  ].join('\n\n');
}

/** The bugs of the product by the page that describes them, with a heading for each page and each bug. */
export function bugsMarkdown(): string {
  const byLabel = new Map<string, Bug[]>();
  for (const bug of bugs.values()) {
    memoize(byLabel, pageLabel(docOf(bug.page)), () => []).push(bug);
  }
  return [...byLabel]
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .flatMap(([label, ofPage]) => [
      `## ${label}`,
      ...ofPage.map((bug) => `### ${plain(bug.title)}\n\n${bugMarkdown(bug)}`),
    ])
    .join('\n\n');
}

/** One bug without its heading. */
export function bugMarkdown({hits, sign, remedy, panels, systems, fixedIn, page}: Bug): string {
  return list([
    ['Who is affected', hits],
    ['How to see it', sign],
    ['What to do', remedy],
    ['Only on', panels?.map((panel) => variantNames[panel]).join(', ')],
    ['Systems', systems?.map((system) => systemNames[system]).join(', ')],
    ['Fixed in', fixedIn && `[${fixedIn}](/docs/changelog/#${versionAnchor(fixedIn)})`],
    ['Explained in', `[${pageLabel(docOf(page))}](/docs/${page.replace(/(?=[?#])|$/, '/')})`],
  ]);
}

/** The docs page of a path within the docs, such as `usage/ipset#anchor`. */
function docOf(page: string): string {
  return page.replace(/[?#].*$/, '');
}

/** A day in words, such as "9 August 2026". */
export function dayOf(date: string): string {
  return day.format(new Date(date));
}

/** A list of these lines. */
export function bullets(lines: string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

const docs = path.resolve(__dirname, '../../../docs');

const labels = new Map<string, string>();

/** The name of a docs page such as `usage/port-knocking` in the sidebar. Other checks report a page that does not exist. */
function pageLabel(page: string): string {
  return memoize(labels, page, () => {
    const file = path.join(docs, `${page}.mdx`);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const [, label = page] = /^sidebar_label: *(.+)$/m.exec(text) ?? /^title: *(.+)$/m.exec(text) ?? [];
    return label.replace(/^(["'])(.*)\1$/, '$2');
  });
}

/** A link to the docs page that explains an entry, labelled as in the sidebar. */
function pageLink(page: string | undefined): string | undefined {
  return page === undefined ? undefined : `[${pageLabel(page)}](/docs/${page}/)`;
}

function shown(value: string): string {
  return value === '' ? 'empty' : code(value);
}

/** Inline code, even for text with backticks and for empty text. */
export function code(text: string): string {
  return text === '' ? '(empty)' : text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** A table with a head. */
export function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Escapes text of the facts, which is not Markdown. */
export function plain(text: string): string {
  return text.replace(/[\\`*_<>[\]]/g, '\\$&');
}

/** A list of named facts, without those that are undefined. */
export function list(entries: [name: string, text: string | undefined][]): string {
  return entries
    .filter(([, text]) => text)
    .map(([name, text]) => `- **${name}:** ${text}`)
    .join('\n');
}
