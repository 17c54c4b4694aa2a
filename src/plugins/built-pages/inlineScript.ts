import {minifySync} from '@swc/core';

/** The source of a script as short as it can stand in pages. */
export function inlineScript(source: string): string {
  return minifySync(source, {compress: true, mangle: true}).code;
}
