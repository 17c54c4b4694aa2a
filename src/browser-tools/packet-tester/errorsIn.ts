import {confErrors, startRefusal, type LineError} from '@sentinel/csf/model/firewall/server';
import {isTooLong, longestInWords} from '@sentinel/csf/answers/paste/length';
import {readPacketForm, type FieldName, type PacketFields} from '@sentinel/csf/answers/test-packet/packetForm';

/** Why a text is not read as a csf.conf: to read so much at each key would hold up the page. */
export function refuseLong(conf: string): string | undefined {
  return isTooLong(conf)
    ? `A csf.conf has about 115,000 characters in 2,700 lines, and this page reads up to ${longestInWords} of one. Paste only csf.conf.`
    : undefined;
}

type FormErrors = {
  fields: Partial<Record<FieldName, string>>;
  /** Of csf.conf. */
  lines: readonly LineError[];
  /** All of them; undefined if there are none. */
  sentence: string | undefined;
};

/** What keeps a csf.conf from being read: its length, or lines of it. */
export function errorsInConf(conf: string): {long: string | undefined; lines: readonly LineError[]} {
  const long = refuseLong(conf);
  return {long, lines: long === undefined ? confErrors(conf) : []};
}

/** What keeps the form from being tested. */
export default function errorsIn(packet: PacketFields, {long, lines}: ReturnType<typeof errorsInConf>): FormErrors {
  const reading = readPacketForm(packet);
  const fields = 'errors' in reading ? reading.errors : {};
  const sentences = [...Object.values(fields), ...(long === undefined ? [] : [long])];
  if (lines.length > 0) {
    sentences.push(startRefusal(lines));
  }
  return {fields, lines, sentence: sentences.length === 0 ? undefined : sentences.join(' ')};
}
