import {confErrors, startRefusal, type LineError} from '@sentinel/csf/model/firewall/server';
import {readPacket, type FieldName, type PacketFields} from '@sentinel/csf/answers/test-packet/packetForm';

type FormErrors = {
  fields: Partial<Record<FieldName, string>>;
  /** Of csf.conf. */
  lines: readonly LineError[];
  /** All of them; undefined if there are none. */
  sentence: string | undefined;
};

/** What keeps the form from being tested. */
export default function errorsIn(packet: PacketFields, conf: string): FormErrors {
  const reading = readPacket(packet);
  const fields = 'errors' in reading ? reading.errors : {};
  const lines = confErrors(conf);
  const sentences = Object.values(fields);
  if (lines.length > 0) {
    sentences.push(startRefusal(lines));
  }
  return {fields, lines, sentence: sentences.length === 0 ? undefined : sentences.join(' ')};
}
