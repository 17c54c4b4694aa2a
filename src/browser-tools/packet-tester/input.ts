import {createTabStorage} from '@site/src/browser-tools/frame/tabStorage';
import {initialPacket, packetFieldsOf, type PacketFields} from '@site/src/csf/packet-test/packetForm';
import {listNames, type Lists} from '@site/src/csf/firewall/server';

/** What a visitor gave to the tester, as the tab keeps it. */
export type Input = {
  packet: PacketFields;
  conf: string;
  lists: Lists;
  /** The second server, for a comparison: lines of csf.conf, and lists that differ. */
  change: {conf: string; lists: Lists};
};

const nothing: Input = {packet: initialPacket, conf: '', lists: {}, change: {conf: '', lists: {}}};

export const storedInput = createTabStorage('tool.packet-tester', nothing, (stored) => {
  const {packet, conf, lists, change} = recordOf(stored);
  return {
    packet: packetFieldsOf(recordOf(packet)),
    conf: textOf(conf),
    lists: listsOf(lists),
    change: {conf: textOf(recordOf(change)['conf']), lists: listsOf(recordOf(change)['lists'])},
  };
});

/** Changes a part of what was given. */
export function give(changes: Partial<Input>): void {
  storedInput.set({...storedInput.get(), ...changes});
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function listsOf(value: unknown): Lists {
  const record = recordOf(value);
  return Object.fromEntries(
    listNames.flatMap((name) =>
      typeof record[name] === 'string' && record[name] !== '' ? [[name, record[name]]] : [],
    ),
  );
}
