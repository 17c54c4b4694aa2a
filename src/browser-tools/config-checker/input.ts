import {textOf} from '@site/src/browser-tools/frame/texts';
import {createToolInput} from '@site/src/browser-tools/frame/toolInput';
import type {Encoding} from '@sentinel/csf/model/slurp';

/** The file to check, as it was given. */
export type Input = {
  text: string;
  encoding: Encoding;
  /** Empty where it was typed or pasted. */
  fileName: string;
};

const encodings: readonly unknown[] = ['utf-8', 'utf-8-bom', 'utf-16', 'windows-1252'] satisfies Encoding[];

export const input = createToolInput<Input>('config-checker', ({text, encoding, fileName}) => ({
  text: textOf(text),
  encoding: encodings.includes(encoding) ? (encoding as Encoding) : 'utf-8',
  // The tab does not keep a text that no field holds.
  fileName: textOf(text) === '' ? '' : textOf(fileName).slice(0, 200),
}));

/** The input that somebody types or pastes. */
export function typedInput(text: string): Input {
  return {text, encoding: 'utf-8', fileName: ''};
}
