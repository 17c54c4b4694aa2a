import type {Decoded} from '@site/src/features/config-checker/logic/decode';

import type * as checker from './checker';

type Decoder = Pick<typeof checker, 'decodeConfig' | 'refuseSize'>;

/** Reads a file that a visitor chose, or says which file it is and why it cannot be checked. */
export default async function readFile(file: File, {decodeConfig, refuseSize}: Decoder): Promise<Decoded> {
  const read = refuseSize(file.size) ?? (await bytesOf(file).then(decodeConfig, () => unreadable));
  return read.isConfig ? read : {isConfig: false, sentence: `${file.name}: ${read.sentence}`};
}

const unreadable: Decoded = {
  isConfig: false,
  sentence:
    'The browser could not read it. It may be a folder, or a file that has changed or gone since. Choose /etc/csf/csf.conf of your server.',
};

async function bytesOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}
