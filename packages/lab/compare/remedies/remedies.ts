import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import {checkConfig} from '@sentinel/csf/answers/check-config/checkConfig';
import type {Finding} from '@sentinel/csf/answers/check-config/checkRule';
import {parseConfig} from '@sentinel/csf/model/conf/parseConfig';
import {shippedText, shippedValues, type Panel} from '@sentinel/csf/model/conf/shippedConfig';
import type {Encoding} from '@sentinel/csf/model/slurp';

const fixtures = 'packages/csf/tests/fixtures/config';

/** A csf.conf whose remedies are carried out. */
export type File = {name: string; text: string; panel: Panel; encoding: Encoding};

/** How a remedy in words is carried out: words.yml describes the fields. */
type Words = {
  remedy: string;
  set?: Record<string, string>;
  append?: Record<string, string>;
  shipped?: true;
  replace?: [pattern: string, by: string];
  delete?: true;
  save?: true;
  elsewhere?: string;
};

/** Remedies that write no value, by their sentence. */
export function readWords(): Map<string, Words> {
  const groups = load(readFileSync(path.join(fixtures, 'words.yml'), 'utf8')) as Record<string, Words[]>;
  return new Map(
    Object.values(groups).flatMap((rows) => rows.map((row) => [withoutNumbers(row.remedy), row] as const)),
  );
}

/** A remedy without the numbers of lines: another remedy may have deleted one. */
function withoutNumbers(remedy: string): string {
  return remedy.replaceAll(/\bline \d+/g, 'line');
}

/** The files that trigger each rule, and what they lack from the shipped file; in a csf that is not in TESTING mode. */
export function readFiles(): File[] {
  return readdirSync(path.join(fixtures, 'rules')).map((name) => {
    const whole = readFileSync(path.join(fixtures, 'rules', name, 'triggers.conf'), 'utf8');
    const [first = '', panel, encoding] = /^@(?:panel (\w+)|([\w-]+))\n/.exec(whole) ?? [];
    return wholeFile({
      name,
      text: whole.slice(first.length),
      panel: (panel ?? 'generic') as Panel,
      encoding: (encoding ?? 'utf-8') as Encoding,
    });
  });
}

/** The shipped file with these lines instead of its own. */
function wholeFile({text, panel, encoding, ...file}: File): File {
  const names = new Set(parseConfig(text, encoding).lines.flatMap((line) => ('name' in line ? [line.name] : [])));
  const rest = shippedText(panel)
    .replace(/^TESTING = "1"$/m, 'TESTING = "0"')
    .split('\n')
    .filter((line) => !names.has(/^\w+/.exec(line)?.[0] ?? ''));
  return {...file, panel, encoding, text: [text.trimEnd(), ...rest].join('\n')};
}

/** What the checker says about a file, without what is only not as shipped. */
export function findingsOf({text, panel, encoding}: File): Finding[] {
  return checkConfig(text, panel, encoding).findings.filter(({severity}) => severity !== 'difference');
}

/** The file after somebody did what a finding says; undefined where that is nothing for this file. */
export function follow(file: File, finding: Finding, words: ReadonlyMap<string, Words>): File | undefined {
  const {fix, line, severity, remedy, setting = ''} = finding;
  if (fix !== undefined) {
    return withLines(file, fix);
  }
  const row = words.get(withoutNumbers(remedy));
  if (severity === 'unknown' || severity === 'obsolete' || remedy.startsWith('Delete ') || row?.delete) {
    return line === undefined ? undefined : changeLines(file, (text, number) => (number === line ? [] : [text]));
  }
  const own = (values: Record<string, string>): Record<string, string> =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name === '*' ? setting : name, value]));
  if (row?.set) {
    return withLines(file, own(row.set));
  }
  if (row?.append) {
    const {values} = parseConfig(file.text, file.encoding);
    const added = Object.entries(own(row.append)).map(([name, value]) => [
      name,
      [values.get(name)?.value ?? '', value].filter((part) => part !== '').join(','),
    ]);
    return withLines(file, Object.fromEntries(added) as Record<string, string>);
  }
  if (row?.shipped) {
    return withLines(file, {[setting]: shippedValues(file.panel).get(setting)?.value ?? ''});
  }
  if (row?.replace) {
    const [pattern, by] = row.replace;
    return changeLines(file, (text, number) =>
      line === undefined || number === line ? [text.replaceAll(new RegExp(pattern, 'g'), by)] : [text],
    );
  }
  return row?.save ? {...file, text: file.text.replace(/^\ufeff/, ''), encoding: 'utf-8'} : undefined;
}

/** The file without its other findings at which csf stops, so that what it does then comes from one remedy. */
export function settle(start: File, words: ReadonlyMap<string, Words>, but?: Finding): File {
  let file = start;
  for (let round = 0; round < 20; round += 1) {
    const stopping = findingsOf(file).find(
      (each) => each.stop !== undefined && (but === undefined || !isSame(each, but)),
    );
    const next = stopping && follow(file, stopping, words);
    if (next === undefined) {
      break;
    }
    file = next;
  }
  return file;
}

/** All lines that the checker offers for a file, copied at once. */
export function copyAll(file: File, isWanted: (finding: Finding) => boolean): File {
  const fixes = findingsOf(file)
    .filter(isWanted)
    .flatMap(({fix}) => (fix ? [fix] : []));
  return withLines(file, Object.assign({}, ...fixes) as Record<string, string>);
}

function withLines(file: File, values: Readonly<Record<string, string>>): File {
  const kept = changeLines(file, (text, _, name) => (name !== '' && name in values ? [] : [text]));
  const lines = Object.entries(values).map(([name, value]) => `${name} = "${value}"\n`);
  return {...kept, text: `${kept.text.replace(/\n*$/, '\n')}${lines.join('')}`};
}

function changeLines({text, ...file}: File, change: (text: string, number: number, name: string) => string[]): File {
  const lines = parseConfig(text, file.encoding).lines;
  const names = new Map(lines.map((line) => [line.number, 'name' in line ? line.name : '']));
  return {
    ...file,
    text: text
      .split('\n')
      .flatMap((line, index) => change(line, index + 1, names.get(index + 1) ?? ''))
      .join('\n'),
  };
}

/** Whether two findings are one, in a file that may have other lines before it. */
export function isSame(one: Finding, other: Finding): boolean {
  return (
    one.id === other.id &&
    one.setting === other.setting &&
    one.title === other.title &&
    withoutNumbers(one.remedy) === withoutNumbers(other.remedy)
  );
}

/** Whether a finding is one less after its remedy. */
export function isGone(finding: Finding, before: File, after: File): boolean {
  const count = (file: File): number => findingsOf(file).filter((each) => isSame(each, finding)).length;
  return count(after) < count(before);
}
