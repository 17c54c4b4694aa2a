import {load} from 'js-yaml';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Our own words about a setting; the facts about it come from the product. */
export type SettingDescription = {
  summary: string;
  effect: string;
  when: string;
  values?: Record<string, string>;
  trap?: string;
  lockout?: boolean;
  open?: boolean;
  page?: string;
};

/** Our own words about a template of a mail or page. */
export type AlertDescription = {summary: string; do: string; trap?: string; page?: string};

const folder = path.join(__dirname, '../../product/descriptions');

/** Reads the descriptions of all settings, by name. */
export function readSettingDescriptions(): Map<string, SettingDescription> {
  return new Map(
    readdirSync(path.join(folder, 'settings')).flatMap((file) =>
      Object.entries(readYaml<SettingDescription>(path.join(folder, 'settings', file))),
    ),
  );
}

/** The files of these descriptions, below the project's folder. */
export function settingDescriptionFiles(): string[] {
  return [...new Set(filesOfSettings().values())];
}

/** The file that describes a setting, below the project's folder. */
export function descriptionFileOf(name: string): string {
  return filesOfSettings().get(name)!;
}

let filesByName: Map<string, string> | undefined;

function filesOfSettings(): Map<string, string> {
  filesByName ??= new Map(
    readdirSync(path.join(folder, 'settings')).flatMap((file) =>
      Object.keys(readYaml(path.join(folder, 'settings', file))).map((name): [string, string] => [
        name,
        `src/product/descriptions/settings/${file}`,
      ]),
    ),
  );
  return filesByName;
}

/** Reads the descriptions of all templates, by file name. */
export function readAlertDescriptions(): Map<string, AlertDescription> {
  return new Map(Object.entries(readYaml<AlertDescription>(path.join(folder, 'alerts.yml'))));
}

function readYaml<Description>(file: string): Record<string, Description> {
  // The form of each entry is checked by tests.
  return load(readFileSync(file, 'utf8'), {filename: file}) as Record<string, Description>;
}
