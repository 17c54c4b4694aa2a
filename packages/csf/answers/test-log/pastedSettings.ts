import {shippedSettings} from '../../model/conf/shippedConfig';

/** Lines of csf.conf among the lines of a log: how many, and whether they count as the csf.conf of the server. */
export type PastedSettings = {lines: number; count: boolean};

/** What grep writes before a line: the file and the number. */
const setting = /^\s*(?:\S*csf\.conf[:-])?(?:\d+[:-])?\s*(([A-Z][A-Z\d_]*)\s*=\s*".*")/;

/** The line of csf.conf that a line of a paste is, as people paste their settings together with a log. */
export function settingIn(line: string): string | undefined {
  const [, text, name = ''] = setting.exec(line) ?? [];
  return shippedSettings.has(name) ? text : undefined;
}

/** What the tester did with them, as a sentence. */
export function pastedInWords({lines, count}: PastedSettings): string {
  const which = lines === 1 ? '1 line' : `${lines} lines`;
  return count
    ? `${which} of the text ${lines === 1 ? 'is a setting' : 'are settings'} and ${lines === 1 ? 'counts' : 'count'} as your csf.conf; all other settings count as shipped.`
    : `${which} of the text ${lines === 1 ? 'is a setting' : 'are settings'} and ${lines === 1 ? 'does' : 'do'} not count, as the field csf.conf has text.`;
}
