import {parseConfig} from '../../model/conf/parseConfig';
import {panelOf, shippedValues, type Panel} from '../../model/conf/shippedConfig';
import {isTrue} from '../../model/perl';

/**
 * The values of the server: the visitor's own, and the shipped ones of the panel where the pasted text lacks a setting.
 * To lfd, a setting that is missing is 0, which would block networks at the first line; a part of a file is no such file.
 */
export function valuesOf({panel, config}: {panel: Panel; config: string}): {
  values: Record<string, string>;
  missing: number;
  given: ReadonlySet<string>;
  panel: Panel;
} {
  const own = parseConfig(config);
  const known = panelOf(own) ?? panel;
  const shipped = shippedValues(known);
  const entries = [...shipped, ...own.values].map(([name, {value}]): [string, string] => [name, value]);
  const missing = config.trim() === '' ? 0 : [...shipped.keys()].filter((name) => !own.values.has(name)).length;
  return {values: Object.fromEntries(entries), missing, given: new Set(own.values.keys()), panel: known};
}

/** The setting in a csf.conf that keeps lfd from running. */
export function stopOf(config: string): string | undefined {
  const {values} = parseConfig(config);
  return isTrue(values.get('TESTING')?.value)
    ? 'TESTING = "1"'
    : values.has('LF_DAEMON') && !isTrue(values.get('LF_DAEMON')!.value)
      ? 'LF_DAEMON = "0"'
      : undefined;
}
