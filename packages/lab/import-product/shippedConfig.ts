import {diffArrays} from 'diff';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {ShippedFiles, ShippedSettings, Replacement} from '@sentinel/csf/model/conf/shippedConfig';
import {serverSettingNames, type ServerSettings} from '@sentinel/csf/model/lists/serverSettings';
import {settingGroups} from '@sentinel/csf/answers/terms/reference';
import type {Setting, Variant} from '@sentinel/csf/model/settings';
import {variants} from '@sentinel/csf/model/settings';
import {confFiles} from './readProduct';

/** Reads the configuration file of every panel from the unpacked folder `csf` of the product. */
export function readShippedTexts(folder: string): Record<Variant, string> {
  return Object.fromEntries(
    variants.map((variant) => [variant, readFileSync(path.join(folder, confFiles[variant]), 'latin1')]),
  ) as Record<Variant, string>;
}

/** The files of all panels in compact form: one in full, and the lines that differ in the others. */
export function packShippedTexts(version: string, texts: Record<Variant, string>): ShippedFiles {
  const generic = texts.generic.split('\n');
  const others = variants.filter((variant) => variant !== 'generic');
  return {
    version,
    generic: texts.generic,
    replacements: Object.fromEntries(
      others.map((variant) => [variant, replacementsFor(generic, texts[variant].split('\n'))]),
    ) as ShippedFiles['replacements'],
  };
}

function replacementsFor(from: string[], to: string[]): Replacement[] {
  const replacements: Replacement[] = [];
  let line = 0;
  let isOpen = false;
  for (const {added, removed, value} of diffArrays(from, to)) {
    if (!added && !removed) {
      line += value.length;
      isOpen = false;
      continue;
    }
    if (!isOpen) {
      replacements.push([line, 0, []]);
      isOpen = true;
    }
    const replacement = replacements.at(-1)!;
    if (removed) {
      replacement[1] += value.length;
      line += value.length;
    } else {
      replacement[2].push(...value);
    }
  }
  return replacements;
}

/** What the checker needs to know about each setting, without what only the reference shows. */
export function packShippedSettings(settings: Iterable<Setting>): ShippedSettings {
  return Object.fromEntries(
    [...settings].map(({name, section, kind, sanity, values}) => [
      name,
      {
        page: settingGroups.find(({sections}) => sections.includes(section))?.id ?? 'index',
        kind,
        ...(sanity && {
          allowed: sanity.allowed.map((rule) => (rule.type === 'range' ? [rule.min, rule.max] : rule.value)),
        }),
        ...(values && {values: values.map(({value}) => value)}),
      },
    ]),
  ) as ShippedSettings;
}

/** The shipped values of the settings that the rule builder asks for. */
export function packServerSettings(settings: Iterable<Setting>): Record<keyof ServerSettings, string> {
  const values = new Map([...settings].map(({name, defaults}) => [name, defaults.generic]));
  return Object.fromEntries(serverSettingNames.map((name) => [name, values.get(name) ?? ''])) as Record<
    keyof ServerSettings,
    string
  >;
}
