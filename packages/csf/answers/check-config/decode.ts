import {recogniseOtherFile} from './otherFiles';
import {errorInMarks} from './pasteMarks';
import type {Encoding} from '../../model/slurp';
import type {NoConf} from '../text-kinds/textKind';

export type Decoded = {isConfig: true; text: string; encoding: Encoding} | ({isConfig: false} & NoConf);

/** The largest file that is read: eight times a csf.conf. */
export const mostBytes = 1024 * 1024;

/** Turns the bytes of a file into text, or says why it is not a csf.conf. */
export function decodeConfig(bytes: Uint8Array): Decoded {
  if (bytes.length === 0) {
    return refuse('The file is empty. Choose /etc/csf/csf.conf of your server.');
  }
  const tooLarge = refuseSize(bytes.length);
  if (tooLarge !== undefined) {
    return tooLarge;
  }
  const kind = recogniseBinary(bytes);
  if (kind !== undefined) {
    return refuse(`The file is ${kind}, but a csf.conf is plain text. Choose /etc/csf/csf.conf of your server.`);
  }
  const {text, encoding} = readText(bytes);
  return checkText(text, encoding);
}

/** Refuses a file by its size alone, so that it need not be read. */
export function refuseSize(bytes: number): Extract<Decoded, {isConfig: false}> | undefined {
  if (bytes <= mostBytes) {
    return undefined;
  }
  const size = (bytes / 1024 / 1024).toFixed(1);
  return refuse(
    `The file is ${size} MB, but a csf.conf has about 0.1 MB. This page does not read files of more than 1 MB. Choose /etc/csf/csf.conf of your server.`,
  );
}

/** Checks a pasted text as `decodeConfig` checks a file. */
export function checkText(text: string, encoding: Encoding = 'utf-8'): Decoded {
  if (/^\s*$/.test(text)) {
    return refuse('There is nothing to read. Paste the text of /etc/csf/csf.conf, or choose the file.');
  }
  if (text.length > mostBytes) {
    return refuse(
      'The text is longer than 1 million characters, but a csf.conf has about 115,000. Paste only csf.conf.',
    );
  }
  const marks = errorInMarks(text);
  if (marks !== undefined) {
    return refuse(marks);
  }
  if (isMostlyControl(text)) {
    return refuse('The file is not plain text, but a csf.conf is. Choose /etc/csf/csf.conf of your server.');
  }
  const other = recogniseOtherFile(text);
  return other === undefined ? {isConfig: true, text, encoding} : {isConfig: false, ...other};
}

function refuse(sentence: string): Extract<Decoded, {isConfig: false}> {
  return {isConfig: false, sentence};
}

function readText(bytes: Uint8Array): {text: string; encoding: Encoding} {
  const wide = wideEncoding(bytes);
  if (wide !== undefined) {
    return {text: new TextDecoder(wide).decode(bytes), encoding: 'utf-16'};
  }
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  try {
    const text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    return {text, encoding: hasMark ? 'utf-8-bom' : 'utf-8'};
  } catch {
    return {text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252'};
  }
}

/** Recognises UTF-16, with or without its mark, by the half of each pair of bytes that is empty. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return 'utf-16le';
  }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    return 'utf-16be';
  }
  const sample = bytes.subarray(0, 2000 - (bytes.length % 2));
  const pairs = Math.floor(sample.length / 2);
  const empty = (offset: number): number =>
    Array.from({length: pairs}, (_, pair) => sample[2 * pair + offset]).filter((byte) => byte === 0).length;
  if (pairs >= 4 && empty(1) > 0.9 * pairs && empty(0) < 0.1 * pairs) {
    return 'utf-16le';
  }
  return pairs >= 4 && empty(0) > 0.9 * pairs && empty(1) < 0.1 * pairs ? 'utf-16be' : undefined;
}

const signatures: readonly {kind: string; bytes: readonly number[]}[] = [
  {kind: 'a gzip archive, such as csf.tgz', bytes: [0x1f, 0x8b]},
  {kind: 'a zip archive', bytes: [0x50, 0x4b, 0x03, 0x04]},
  {kind: 'a PDF', bytes: [0x25, 0x50, 0x44, 0x46]},
  {kind: 'a picture', bytes: [0x89, 0x50, 0x4e, 0x47]},
  {kind: 'a picture', bytes: [0xff, 0xd8, 0xff]},
  {kind: 'a program', bytes: [0x7f, 0x45, 0x4c, 0x46]},
];

function recogniseBinary(bytes: Uint8Array): string | undefined {
  return signatures.find((signature) => signature.bytes.every((byte, index) => bytes[index] === byte))?.kind;
}

/** A text can contain a few stray control characters; more make it a binary file. */
function isMostlyControl(text: string): boolean {
  const sample = text.slice(0, 20_000);
  // eslint-disable-next-line no-control-regex -- they are what is counted
  const odd = sample.match(/[\0-\x08\x0e-\x1f\x7f\ufffd]/g)?.length ?? 0;
  return odd > 8 && odd > sample.length / 100;
}
