import {Refusal} from '@site/src/browser-tools/frame/session';
import {decodeConfig, refuseSize, type Decoded} from '@sentinel/csf/answers/check-config/decode';

import type {Input} from './input';

export {shippedText} from '@sentinel/csf/model/conf/shippedConfig';

/** Reads a file that a visitor chose. */
export async function readFile(file: File): Promise<Input> {
  const decoded = refuseSize(file.size) ?? decodeConfig(new Uint8Array(await file.arrayBuffer()));
  const {text, encoding} = accept(decoded, `${file.name}: `);
  return {text, encoding, fileName: file.name};
}

/** @throws Refusal with what a text is, if it is no csf.conf */
export function accept(decoded: Decoded, prefix = ''): Extract<Decoded, {isConfig: true}> {
  if (!decoded.isConfig) {
    throw new Refusal(prefix + decoded.sentence, {page: decoded.page});
  }
  return decoded;
}
