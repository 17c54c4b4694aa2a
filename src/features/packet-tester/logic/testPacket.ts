import {shippedValues} from '../../config-checker/logic/shippedConfig';
import {
  answerOf,
  dockerAnswer,
  familyOf,
  isPassed,
  notesOn,
  unfilteredAnswer,
  type Answer,
} from './answer';
import {possibleChanges, type Change} from './changes';
import {compareRules, type ComparedRules} from './compareRules';
import {usualServer, type Configuration, type Note} from './configuration';
import {makeRules} from './makeRules';
import type {Packet} from './packet';
import {readPacket, type PacketFields} from './packetForm';
import {printRules, printSets} from './printRules';
import type {RuleSet} from './ruleSet';
import {changedServer, panelOfServer, unknownNames, valuesOf, type Server, type ServerChange} from './server';
import {walkPacket} from './walkPacket';

/** The answer about a packet, or why there is none. */
export type PacketTest = {answer: Answer; changes: Change[]} | {refusal: string};

export type RuleList = {texts: {4: string; 6: string; sets: string}};

export type Comparison = ComparedRules & {
  /** What happens to the packet; undefined where the form holds none. */
  before?: string;
  after?: string;
};

/** Says what csf on a server makes of a packet; `now` in seconds since 1970. */
export function testPacket(server: Server, fields: PacketFields, now: number): PacketTest {
  const reading = readPacket(fields);
  if ('errors' in reading) {
    return {refusal: Object.values(reading.errors).join(' ')};
  }
  const {packet} = reading;
  const made = rulesOf(server, packet, now);
  const values = valuesOf(server);
  const plain = judged(made, packet, values);
  const answer = reading.isPublishedByDocker && plain.visit !== undefined ? dockerAnswer(packet, made.ruleSet, plain) : plain;
  const notes = [...notesOn(values, packet, reading.isOwnAddressKnown), ...notesOfServer(server, made.notes)];
  return {
    answer: {...answer, notes},
    changes: answer === plain ? turningChanges(server, packet, now, plain) : [],
  };
}
