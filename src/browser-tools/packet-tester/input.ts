import {textOf, textsOf} from '@site/src/browser-tools/frame/texts';
import {createToolInput} from '@site/src/browser-tools/frame/toolInput';
import type {Typed} from '@site/src/browser-tools/frame/typedIn';
import {recordOf} from '@site/src/lib/storedRecord';
import {filledFields, packetFieldsOf, type PacketFields} from '@sentinel/csf/answers/test-packet/packetForm';
import {listNames, type Lists} from '@sentinel/csf/model/firewall/server';

/** What a visitor gave to the tester, as the tab keeps it. */
export type Input = {
  packet: PacketFields;
  conf: string;
  lists: Lists;
  /** Whether the visitor asked for a verdict, which then follows the input. */
  isAsked: boolean;
  /** The second server, for a comparison: lines of csf.conf, and lists that differ. */
  change: {conf: string; lists: Lists};
};

export const input = createToolInput<Input>('packet-tester', ({packet, conf, lists, isAsked, change}) => ({
  packet: packetFieldsOf(recordOf(packet)),
  conf: textOf(conf),
  lists: textsOf(lists, listNames),
  isAsked: isAsked === true,
  change: {conf: textOf(recordOf(change)['conf']), lists: textsOf(recordOf(change)['lists'], listNames)},
}));

/** Takes over what somebody typed before hydration. */
export function giveTyped(typed: Typed): void {
  const {packet, lists} = input.get();
  input.give({
    ...textsOf(typed, ['conf']),
    packet: {...packet, ...filledFields(packetFieldsOf(typed))},
    lists: {...lists, ...textsOf(typed, listNames)},
  });
}
