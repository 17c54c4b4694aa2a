import alerts from '../../product/facts/alerts.json';
import blocklists from '../../product/facts/blocklists.json';
import ports from '../../product/facts/ports.json';
import {files, type ProductFile} from '../../product/files';
import {variantNames} from '../../product/settings';
import type {AlertDescription} from './descriptions';
import {code, list, pageLink, plain} from './settingMarkdown';

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
    throw new Error(`src/product/descriptions/alerts.yml has no ${file}; describe it there.`);
  }
  const {summary, do: action, trap, page} = description;
  return [
    `### ${file}`,
    summary,
    `**What to do:** ${action}`,
    trap === undefined ? '' : `**Surprise:** ${trap}`,
    list([...facts, ['Explained in', pageLink(page)]]),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The names of the panels as they stand alone, in a heading or a cell. */
const panelNames: Record<string, string> = {...variantNames, generic: 'No panel'};

/** The shipped port lists of every panel, each panel with a heading and a table. */
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

/** What usually answers on a port, as a table. */
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
