import {shippedSettings} from '../../../model/conf/shippedConfig';
import {entryOfSetting} from '../../../pages/sections';
import {toolNames} from '../../../pages/toolNames';
import {trim} from '../../../model/perl';
import {ruleKinds} from '../kinds';
import {readAs, type LineReading} from '../kinds/ruleKind';
import type {RuleKind} from '../kinds/ruleKind';

const settings = ruleKinds.filter(({setting}) => setting !== undefined);

/** Reads a setting such as PORTFLOOD = "22;tcp;5;300" as csf does, one reading per entry; undefined for anything else. */
export function readSetting(line: string): LineReading[] | undefined {
  const [, name, right = ''] = /^([A-Za-z]\w*)\s*=(.*)$/s.exec(line) ?? [];
  const [, bare] = /^(\w+)\s*[^=]*$/.exec(line) ?? [];
  if (settings.some(({setting}) => setting === bare)) {
    return [{kind: undefined, error: `csf skips a line of csf.conf without =. Write ${bare!} = "…".`}];
  }
  // The first field of a filter may look like a setting: d=22|s=203.0.113.7.
  if (name === undefined || /^[sdug]$/i.test(name)) {
    return undefined;
  }
  const kind = settings.find(({setting}) => setting === name.toUpperCase());
  if (kind === undefined) {
    return [
      {
        kind: undefined,
        error: `${name} is not a setting of the rule builder, which reads PORTFLOOD, CONNLIMIT and PORTKNOCKING.${shippedSettings.has(name) ? ` The ${toolNames.conf} reads it.` : ''}`,
        page: entryOfSetting(name),
      },
    ];
  }
  const error = errorInForm(name, kind.setting!, right);
  if (error !== undefined) {
    return [{kind: kind.id, error}];
  }
  // csf reads up to the last quote of the line.
  const value = right.slice(right.indexOf('"') + 1, right.lastIndexOf('"'));
  return trim(value) === ''
    ? [{kind: kind.id, error: `${name} is empty, so it does nothing.`}]
    : entriesOf(value).map((entry) => readAs(kind, entry));
}

function errorInForm(name: string, setting: string, right: string): string | undefined {
  if (name !== setting) {
    return `csf knows the setting only as ${setting}, in capitals.`;
  }
  const quotes = right.split('"').length - 1;
  if (quotes < 2) {
    return `csf needs double quotes around the value: ${setting} = "${right.replace(/^\s*['"]?|['"]?\s*(#.*)?$/gs, '')}". With other quotes, or without any, csf and lfd do not start.`;
  }
  return quotes > 2
    ? 'csf reads the value up to the last double quote of the line. Leave only the two around the value.'
    : undefined;
}

/**
 * Reads the value of such a setting without its name: 22;tcp;5;300,80;tcp;20;5. Undefined for
 * anything else.
 */
export function readBareList(line: string): LineReading[] | undefined {
  const [, value = ''] = /^"?([^"#]*)"?\s*(?:#.*)?$/.exec(line) ?? [];
  const entries = entriesOf(value);
  if (!value.includes(';') || !/^[\d\s;,a-z_]*$/i.test(value)) {
    return undefined;
  }
  const kind = kindOfEntries(entries);
  return kind && entries.map((entry) => readAs(kind, entry));
}

function kindOfEntries(entries: readonly string[]): RuleKind | undefined {
  const isLike = (kind: RuleKind, entry: string | undefined): boolean => entry !== undefined && kind.looksLike(entry);
  return (
    settings.find((kind) => entries.every((entry) => isLike(kind, entry))) ??
    settings.find((kind) => isLike(kind, entries[0]))
  );
}

/** The entries of a list; as in Perl, commas at its end add none. */
function entriesOf(value: string): string[] {
  return value.replace(/[\s,]+$/, '').split(',');
}
