import type {Session} from '@site/src/browser-tools/frame/session';
import {decodeBlock, type Decoded} from '@sentinel/csf/answers/output';

/** A text without the marks of a paste. */
export type Question = {text: string};

/** Decodes texts. */
export default function createSession(): Session<Question, Decoded> {
  return ({text}, give) => give(decodeBlock(text));
}
