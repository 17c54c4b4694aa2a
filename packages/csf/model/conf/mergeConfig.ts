import {trim} from '../perl';
import {collectComments, type OwnComments} from './ownComments';
import {addedValue, dormantSetting, type Panel, shippedFile} from './shippedConfig';
import type {Entry, ParsedConfig} from './parseConfig';

export type Merged = {
  /** The shipped csf.conf with the visitor's values and comments. */
  text: string;
  /** Settings that keep the visitor's value. */
  kept: string[];
  /** Settings that the visitor's file lacks, with the shipped value. */
  added: {name: string; value: string}[];
  /** Lines of settings that are not taken over. */
  left: {line: number; name: string; value: string; why: 'unknown' | 'repeated' | 'unreadable'}[];
  /** How many of the visitor's own comment lines are in the text. */
  comments: number;
  /** Comment lines that are not, and why. */
  leftComments: OwnComments['left'];
};

/**
 * Makes the file that an upgrade would make (auto.pl and its kin): the shipped file of
 * the panel with the visitor's values. Unlike the product it keeps the visitor's comments, each
 * before the same setting, a setting that the shipped file only has behind a number
 * sign, and the shipped CC_SRC where there is none: an upgrade writes 1, which needs a licence key.
 */
export function mergeConfig(config: ParsedConfig, panel: Panel): Merged {
  const frame = shippedFile(panel);
  const comments = collectComments(config, frame);
  const added: Merged['added'] = [];
  const kept: string[] = [];
  const keep = (own: Entry): string => {
    kept.push(own.name);
    return printSetting(own);
  };
  const lines = frame.lines.flatMap((line) => {
    if (line.kind !== 'setting') {
      const dormant = line.kind === 'comment' ? config.values.get(dormantSetting(line.text, panel) ?? '') : undefined;
      return [dormant === undefined ? line.text : keep(dormant)];
    }
    const own = config.values.get(line.name);
    const before = comments.before.get(line.name) ?? [];
    if (own === undefined) {
      const value = addedValue(line, config.values);
      added.push({name: line.name, value});
      return [...before, value === line.value ? line.text : printSetting({...line, value, rest: ''})];
    }
    const printed = keep(own);
    return [...before, own.value === line.value && trim(own.rest) === '' ? line.text : printed];
  });
  const text = lines.join('\n').replace(/\n*$/, '\n');
  return {
    text: comments.atEnd.length === 0 ? text : `${text}${comments.atEnd.join('\n')}\n`,
    kept,
    added,
    left: leftLines(config, new Set([...frame.values.keys(), ...kept])),
    comments: comments.count,
    leftComments: comments.left,
  };
}

function printSetting({name, value, rest}: {name: string; value: string; rest: string}): string {
  const comment = /^[ \t]*#/.test(rest) ? ` ${trim(rest)}` : '';
  return `${name} = "${value}"${comment}`;
}

function leftLines({lines, values}: ParsedConfig, taken: ReadonlySet<string>): Merged['left'] {
  return lines.flatMap((line): Merged['left'] => {
    if (line.kind === 'unreadable') {
      return [{line: line.number, name: line.name, value: trim(line.text), why: 'unreadable'}];
    }
    if (line.kind !== 'setting') {
      return [];
    }
    const {number, name, value} = line;
    if (!taken.has(name)) {
      return [{line: number, name, value, why: 'unknown'}];
    }
    return values.get(name) === line ? [] : [{line: number, name, value, why: 'repeated'}];
  });
}
