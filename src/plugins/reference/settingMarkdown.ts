import {settings, variantNames, variants, type Setting} from '../../product/settings';
import type {SettingDescription} from './descriptions';
import {pageLabel} from './pageLabels';
import {surpriseWords} from './surpriseLabel';

const kindNames: Record<Setting['kind'], string> = {
  boolean: '0 or 1',
  integer: 'whole number',
  enum: 'one of a few values',
  string: 'text',
  'port-list': 'ports, separated by commas',
  list: 'list',
  path: 'path',
};

/** The part of the reference about one setting: a heading, our words, then what the product's files say. */
export function settingMarkdown(setting: Setting, description: SettingDescription): string {
  const {summary, effect, when, trap, values, page} = description;
  return [
    `### ${setting.name}`,
    warning(description),
    summary,
    effect,
    `**When to change it:** ${when}`,
    trap === undefined ? '' : `**${surpriseWords}** ${trap}`,
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
      ['Explained in', pageLink(page)],
    ]),
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

/** The default, once where all panels agree, else by panel. */
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

/** A link to the docs page that explains an entry, by its name in the sidebar. */
export function pageLink(page: string | undefined): string | undefined {
  return page === undefined ? undefined : `[${pageLabel(page)}](/docs/${page}/)`;
}

function shown(value: string): string {
  return value === '' ? 'empty' : code(value);
}

/** Inline code, also for text with backticks or without anything. */
export function code(text: string): string {
  return text === '' ? '(empty)' : text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** Text of the facts that is no Markdown, whatever characters it has. */
export function plain(text: string): string {
  return text.replace(/[\\`*_<>[\]]/g, '\\$&');
}

/** A list of named facts; those that are undefined are left out. */
export function list(entries: [name: string, text: string | undefined][]): string {
  return entries
    .filter(([, text]) => text)
    .map(([name, text]) => `- **${name}:** ${text}`)
    .join('\n');
}
