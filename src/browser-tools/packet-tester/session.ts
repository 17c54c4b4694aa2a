import {Refusal, type Session} from '@site/src/browser-tools/frame/session';
import type {PacketVerdict} from '@sentinel/csf/answers/test-packet/answer';
import type {Change} from '@sentinel/csf/answers/test-packet/changes';
import type {PacketFields} from '@sentinel/csf/answers/test-packet/packetForm';
import {changedServer, sizeRefusal, type Server, type ServerChange} from '@sentinel/csf/model/firewall/server';
import {
  compareServers,
  listRules,
  testPacket,
  turningChanges,
  type Comparison,
  type RuleList,
} from '@sentinel/csf/answers/test-packet/testPacket';
import {whyNoConf} from '@sentinel/csf/answers/test-packet/whyNoConf';

import {refuseLong} from './errorsIn';

export type Question = {server: Server} & (
  | {kind: 'test'; packet: PacketFields}
  | {kind: 'rules'; settings: Readonly<Record<string, string>>}
  | {kind: 'compare'; change: ServerChange; packet: PacketFields}
);

export type Answer =
  | {kind: 'test'; verdict: PacketVerdict; changes: readonly Change[]}
  | {kind: 'rules'; rules: RuleList}
  | {kind: 'compare'; comparison: Comparison};

/** Makes the rules of a server, and sends packets through them. */
export default function createSession(): Session<Question, Answer> {
  return (question, give) => {
    const {server} = question;
    refuse(refuseLong(server.conf));
    const noConf = whyNoConf(server.conf);
    refuse(noConf?.sentence, noConf?.page);
    refuse(sizeRefusal(server.conf));
    const now = Math.floor(Date.now() / 1000);
    switch (question.kind) {
      case 'test': {
        const test = testPacket(server, question.packet, now);
        if ('refusal' in test) {
          throw new Refusal(test.refusal);
        }
        const {answer: verdict} = test;
        // The verdict does not wait for what would turn it.
        give({kind: 'test', verdict, changes: []});
        give({kind: 'test', verdict, changes: turningChanges(server, question.packet, now)});
        break;
      }
      case 'rules':
        give({kind: 'rules', rules: listRules(changedServer(server, {settings: question.settings}), now)});
        break;
      case 'compare':
        give({kind: 'compare', comparison: compareServers(server, question.change, question.packet, now)});
    }
  };
}

/** @throws Refusal with the sentence, if there is one */
function refuse(sentence: string | undefined, page?: string): void {
  if (sentence !== undefined) {
    throw new Refusal(sentence, {page});
  }
}
