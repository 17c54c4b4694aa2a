import type {ListItem, Paragraph, RootContent} from 'mdast';

import {settings, variantNames, variants, type Allowed, type Setting, type Variant} from '@sentinel/csf/model/settings';
import {didYouMean} from '@sentinel/csf/model/didYouMean';
import {settingAnchor} from '@sentinel/csf/answers/terms/reference';
import {version} from '@sentinel/csf/model/version';
import {descriptionFileOf, settingDescription, settingDescriptionFiles, type SettingDescription} from '../descriptions';
import {
  chip,
  code,
  fact,
  heading,
  item,
  joined,
  list,
  markdown,
  paragraph,
  strong,
  unsearchedFact,
  type Inline,
} from '../nodes';
import {pageLink} from '../pageLink';
import {surpriseLabel} from '../surpriseLabel';
import {directive, type Directive} from './directive';
import {historyFacts} from './changes';

const kindNames: Record<Setting['kind'], string> = {
  boolean: '0 or 1',
  integer: 'whole number',
  enum: 'one of a few values',
  string: 'text',
  'port-list': 'ports, separated by commas',
  list: 'list',
  path: 'path',
};

/** The sections of csf.conf, in order. */
export const confSections = [...new Set([...settings.values()].map(({section}) => section))];

/** `::settings{section="Port Knocking"}`: the settings of a section of csf.conf, each with a heading. */
export const settingsOfSection: Directive = {
  sources: ({section}) => [
    'packages/csf/facts/settings.json',
    'packages/csf/facts/setting-arrivals.json',
    'packages/csf/facts/setting-history.json',
    ...(section ? [descriptionFileOf(section)] : []),
  ],
  content: ({section}) =>
    settingsOf(section ?? '').flatMap((setting) => settingEntry(setting, historyFacts(setting.name))),
};

/** `::settings-index`: the name of each section, how many settings it has, and a line for each. */
export const settingsIndex = directive(['packages/csf/facts/settings.json', ...settingDescriptionFiles()], () =>
  confSections.flatMap((section) => [
    paragraph(strong(section), ` ${settingsOf(section).length}`),
    ...list(
      settingsOf(section).map(({name}) => {
        const {summary, lockout} = settingDescription(name);
        return item(code(name), ' ', markdown(summary), lockout ? [' ', chip('can lock you out')] : []);
      }),
    ),
  ]),
);

/** `::settings-count`: how many settings there are, in a sentence. */
export const settingsCount = directive(['packages/csf/facts/settings.json'], () => {
  const on = (panel: Variant): number => [...settings.values()].filter(({defaults}) => defaults[panel] !== null).length;
  return [
    paragraph(
      `The configuration files of Sentinel ${version} have ${settings.size} settings in all. A server without a panel has ${on('generic')} of them, cPanel ${on('cpanel')}.`,
    ),
  ];
});

/**
 * The entry of a setting: a heading, its purpose, a list of facts, then the rest of our description.
 * @param history further facts, about its past
 */
export function settingEntry(setting: Setting, history: readonly ListItem[] = []): RootContent[] {
  const {name, kind, unit, holds, grammar, sanity, related} = setting;
  const description = settingDescription(name);
  const {summary, effect, when, trap, values, page} = description;
  const facts = [
    ...unsearchedFact('Type', kindNames[kind], unit ? ` (${unit})` : '', holds ? ` (${holds})` : ''),
    ...unsearchedFact('Form', grammar ? code(grammar) : ''),
    ...fact('Values', joined(valuesOf(setting, values), '; ')),
    ...unsearchedFact('Default', defaultOf(setting)),
    ...unsearchedFact('Only on', panelsWith(setting).join(', ')),
    ...unsearchedFact('Allowed', joined((sanity?.allowed ?? []).map(allowed), ' or ')),
    ...unsearchedFact('Recommended by the product', shown(sanity?.recommended)),
    ...unsearchedFact('Related', joined(related.filter((each) => settings.has(each)).map(code))),
    ...history,
    ...unsearchedFact('Explained in', page ? pageLink(page) : ''),
  ];
  return [
    heading(3, name, settingAnchor(name)),
    ...warning(description),
    paragraph(markdown(summary)),
    ...list(facts, {className: ['setting-facts']}),
    paragraph(markdown(effect)),
    paragraph(strong('When to change it:'), ' ', markdown(when)),
    ...(trap ? [paragraph(surpriseLabel(), ' ', markdown(trap))] : []),
  ];
}

function warning({lockout, open}: SettingDescription): Paragraph[] {
  const dangers = [lockout && 'lock you out of the server', open && 'leave the server open'].filter(Boolean);
  return dangers.length === 0 ? [] : [paragraph(chip(`A wrong value can ${dangers.join(' or ')}`))];
}

function valuesOf({values = []}: Setting, described: SettingDescription['values']): Inline[] {
  return described
    ? Object.entries(described).map(([value, label]) => [code(value), ' ', markdown(label)])
    : values.map(({value, label}) => [code(value), ` ${label}`]);
}

/** The default: one value if all panels agree, otherwise one for each panel. */
function defaultOf({defaults}: Setting): Inline {
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
    : joined(
        entries.map(([value, names]) => [`${names.join(', ')}: `, shown(value)]),
        '; ',
      );
}

/** The panels whose csf.conf has a setting; none if all have it. */
export function panelsWith({defaults}: Setting): string[] {
  const having = variants.filter((variant) => defaults[variant] !== null);
  return having.length === variants.length ? [] : having.map((variant) => variantNames[variant]);
}

function allowed(rule: Allowed): Inline {
  return rule.type === 'range' ? [code(String(rule.min)), ' to ', code(String(rule.max))] : code(rule.value);
}

function shown(value: string | null = null): Inline {
  return value === null ? '' : value === '' ? 'empty' : code(value);
}

/** The settings of a section, in order. @throws for a section that there is not */
export function settingsOf(section: string): Setting[] {
  const found = [...settings.values()].filter((setting) => setting.section === section);
  if (found.length === 0) {
    throw new Error(
      `csf.conf has no section "${section}"${didYouMean(section, confSections) || '; copy its name from csf.conf'}`,
    );
  }
  return found;
}
