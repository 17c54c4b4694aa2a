import {keep} from '@site/src/components/BrowserTool/kept';
import type {Encoding} from '@site/src/features/config-checker/logic/decode';

/** The file to check, as it was given. */
export type Input = {
  text: string;
  encoding: Encoding;
  /** Empty where it was typed or pasted. */
  fileName: string;
};

export const nothing: Input = {text: '', encoding: 'utf-8', fileName: ''};

const encodings: readonly string[] = ['utf-8', 'utf-8-bom', 'utf-16', 'windows-1252'] satisfies Encoding[];

/** What the checker was given, in this tab. */
export const keptInput = keep('tool.config-checker', nothing, readInput);

function readInput(stored: unknown): Input | undefined {
  if (typeof stored !== 'object' || stored === null) {
    return undefined;
  }
  const {text, encoding, fileName} = stored as Partial<Record<keyof Input, unknown>>;
  if (typeof text !== 'string') {
    return undefined;
  }
  return {
    text,
    encoding: typeof encoding === 'string' && encodings.includes(encoding) ? (encoding as Encoding) : 'utf-8',
    fileName: typeof fileName === 'string' ? fileName.slice(0, 200) : '',
  };
}
