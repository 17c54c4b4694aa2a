import {load, type YAMLException} from 'js-yaml';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {ContentError} from '../../lib/node/contentError';
import {checkTerm} from '@sentinel/csf/answers/terms/checkTerm';
import {didYouMean} from '@sentinel/csf/model/didYouMean';
import {templates} from '@sentinel/csf/model/files';
import {settings} from '@sentinel/csf/model/settings';
import {withVersion} from '@sentinel/csf/model/version';

/** Our description of a setting. The facts about it come from the product. */
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

/** Our description of a template of a mail or page. */
type AlertDescription = {summary: string; do: string; trap?: string; page?: string};

/** Our description of a fork. The facts about it come from its repository. */
type ForkDescription = {
  name: string;
  by: string;
  package: string;
  systems: string;
  updates: string;
  /** How to move to it. */
  towards: string;
  /** How to leave it for Sentinel. */
  back: string;
  /** Files of the repository that say so. */
  sources: string[];
};

const project = path.resolve(__dirname, '../../..');
const settingsFolder = 'packages/csf/descriptions/settings';

/** The file that describes templates, relative to the project's folder. */
export const alertsFile = 'packages/csf/descriptions/alerts.yml';

/** The file that describes forks, relative to the project's folder. */
export const forksFile = 'packages/csf/descriptions/forks.yml';

/** The parts of a description: which are required, and the maximum length of each in characters. */
const forms = {
  setting: {
    required: ['summary', 'effect', 'when'],
    known: ['summary', 'effect', 'when', 'values', 'trap', 'lockout', 'open', 'page'],
    longest: {summary: 180, effect: 420, when: 220, trap: 300} as Record<string, number>,
  },
  alert: {required: ['summary', 'do'], known: ['summary', 'do', 'trap', 'page'], longest: {} as Record<string, number>},
};

/** Our description of a setting. @throws if there is none */
export const settingDescription = descriptionsIn<SettingDescription>(settingsFolder, settingDescriptionFiles);

/** Our description of a template. @throws if there is none */
export const alertDescription = descriptionsIn<AlertDescription>(alertsFile);

/** Our description of a fork, by its id. @throws if there is none */
export const forkDescription = descriptionsIn<ForkDescription>(forksFile);

/** The files that describe settings, relative to the project's folder. */
export function settingDescriptionFiles(): string[] {
  return readdirSync(path.join(project, settingsFolder)).map((file) => `${settingsFolder}/${file}`);
}

/** The file that describes the settings of a section of csf.conf, relative to the project's folder. */
export function descriptionFileOf(section: string): string {
  return `${settingsFolder}/${section.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.yml`;
}

/** Finds errors in the descriptions of a project's folder. A folder without descriptions has no errors. */
export function checkDescriptions(siteDir: string): ContentError[] {
  if (!existsSync(path.join(siteDir, alertsFile))) {
    return [];
  }
  const sections = new Map<string, string[]>();
  for (const {name, section} of settings.values()) {
    sections.set(section, [...(sections.get(section) ?? []), name]);
  }
  return [
    ...[...sections].flatMap(([section, names]) => checkFile(siteDir, descriptionFileOf(section), 'setting', names)),
    ...checkFile(siteDir, alertsFile, 'alert', [...templates]),
  ];
}

function checkFile(siteDir: string, file: string, kind: keyof typeof forms, names: string[]): ContentError[] {
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  let described: Record<string, Record<string, unknown>>;
  try {
    described = (load(withVersion(text)) ?? {}) as typeof described;
  } catch (error) {
    const {mark, reason} = error as YAMLException;
    return [{file, line: mark.line + 1, message: `this is not valid YAML (${reason})`}];
  }
  const lines = text.split('\n');
  const lineOf = (name: string, part = ''): number => {
    const start = lines.findIndex((line) => line.startsWith(`${name}:`));
    const own = part === '' ? 0 : lines.slice(start).findIndex((line) => line.startsWith(`  ${part}:`));
    return start + Math.max(own, 0) + 1;
  };
  const present = Object.keys(described);
  const inOrder = names.filter((name) => present.includes(name));
  const misplaced = kind === 'setting' ? present.find((name, place) => name !== inOrder[place]) : undefined;
  return [
    ...names
      .filter((name) => !present.includes(name))
      .map((name) => ({file, line: 1, message: `${name} has no description; write it here`})),
    ...present
      .filter((name) => !names.includes(name))
      .map((name) => ({
        file,
        line: lineOf(name),
        message: `${name} does not belong here${didYouMean(name, names) || '; delete it, or move it to its own file'}`,
      })),
    ...(misplaced !== undefined && names.includes(misplaced)
      ? [{file, line: lineOf(misplaced), message: `${misplaced} is not in the order of csf.conf; move it`}]
      : []),
    ...Object.entries(described).flatMap(([name, entry]) =>
      checkEntry(siteDir, kind, entry).map(([part, message]) => ({
        file,
        line: lineOf(name, part),
        message: `${name}: ${message}`,
      })),
    ),
  ];
}

/** The errors of one description, each with its part. */
function checkEntry(siteDir: string, kind: keyof typeof forms, entry: Record<string, unknown>): [string, string][] {
  const {required, known, longest} = forms[kind];
  const texts = Object.entries(entry).filter((part): part is [string, string] => typeof part[1] === 'string');
  const {page} = entry;
  return [
    ...required.filter((part) => !entry[part]).map((part): [string, string] => ['', `there is no "${part}"; write it`]),
    ...Object.keys(entry)
      .filter((part) => !known.includes(part))
      .map((part): [string, string] => [
        part,
        `a description cannot have "${part}"${didYouMean(part, known) || `; known are ${known.join(', ')}`}`,
      ]),
    ...texts
      .filter(([part]) => part in longest)
      .flatMap(([part, text]): [string, string][] => [
        ...(text.length > longest[part]!
          ? [[part, `the ${part} has ${text.length} characters; write at most ${longest[part]}`] as [string, string]]
          : []),
        ...(/^[\w`"(].*[.?]$/s.test(text)
          ? []
          : [[part, `the ${part} is not a sentence; begin with a word and end with a full stop`] as [string, string]]),
      ]),
    ...texts.flatMap(([part, text]) =>
      [...text.matchAll(/`([^`]+)`/g)]
        .flatMap(([, term = '']) => checkTerm(term) ?? [])
        .map((message): [string, string] => [part, message]),
    ),
    ...(typeof page === 'string' && !existsSync(path.join(siteDir, 'docs', `${page}.mdx`))
      ? [['page', `there is no page docs/${page}.mdx; name one that exists`] as [string, string]]
      : []),
  ];
}

/** Looks up descriptions by name in files, which are read once. */
function descriptionsIn<Description>(
  place: string,
  files: () => readonly string[] = () => [place],
): (name: string) => Description {
  let descriptions: Map<string, Description> | undefined;
  return (name) => {
    descriptions ??= new Map(
      files().flatMap((file) =>
        // checkDescriptions checks the form of each entry.
        Object.entries(
          load(withVersion(readFileSync(path.join(project, file), 'utf8')), {filename: file}) as Record<
            string,
            Description
          >,
        ),
      ),
    );
    const description = descriptions.get(name);
    if (description === undefined) {
      throw new Error(`${place} has no ${name}; describe it there`);
    }
    return description;
  };
}
