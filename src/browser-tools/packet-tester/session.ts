import type {PacketFields} from '@site/src/csf/packet-test/packetForm';
import type {Server, ServerChange} from '@site/src/csf/firewall/server';
import {
  compareServers,
  listRules,
  testPacket,
  turningChanges,
  type Comparison,
  type PacketTest,
  type RuleList,
} from '@site/src/csf/packet-test/testPacket';

/** What the worker is asked for; `now` in seconds since 1970. */
export type Question = {id: number; server: Server; now: number} & (
  {kind: 'test'; packet: PacketFields} | {kind: 'rules'} | {kind: 'compare'; change: ServerChange; packet: PacketFields}
);

/** What it answers, with the number of the question. */
export type Reply = {id: number} & (
  | {kind: 'test'; test: PacketTest}
  | {kind: 'rules'; rules: RuleList}
  | {kind: 'compare'; comparison: Comparison}
  | {kind: 'failed'; sentence: string}
);

/** Answers one question after the other: in a worker, or in the page where there is none. */
export function createSession(reply: (reply: Reply) => void): (question: Question) => void {
  return (question) => {
    const {id, server, now} = question;
    try {
      switch (question.kind) {
        case 'test': {
          const test = testPacket(server, question.packet, now);
          // The answer does not wait for what would turn it.
          reply({id, kind: 'test', test});
          if ('answer' in test) {
            reply({id, kind: 'test', test: {...test, changes: turningChanges(server, question.packet, now)}});
          }
          break;
        }
        case 'rules':
          reply({id, kind: 'rules', rules: listRules(server, now)});
          break;
        case 'compare':
          reply({
            id,
            kind: 'compare',
            comparison: compareServers(server, question.change, question.packet, now),
          });
          break;
      }
    } catch (error) {
      console.error(error);
      reply({id, kind: 'failed', sentence: failed});
    }
  };
}

const failed =
  'The tester failed at this packet or these files. That is an error of this page, not of your server: please report it with the packet and the line that causes it.';
