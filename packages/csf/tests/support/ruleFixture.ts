import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Encoding} from '../../model/slurp';
import type {Panel} from '../../model/conf/shippedConfig';

/** Folder of fixtures of the configuration checker. */
export const fixtures = path.resolve('packages/csf/tests/fixtures/config');

/** A fixture; its first line may say `@panel cpanel` or name an encoding, such as `@utf-16`. */
export function readFixture(file: string): {text: string; panel: Panel; encoding: Encoding} {
  const whole = readFileSync(path.join(fixtures, file), 'utf8');
  const [, panel, encoding] = /^@(?:panel (\w+)|([\w-]+))\n/.exec(whole) ?? [];
  return {
    text: panel !== undefined || encoding !== undefined ? whole.slice(whole.indexOf('\n') + 1) : whole,
    panel: (panel ?? 'generic') as Panel,
    encoding: (encoding ?? 'utf-8') as Encoding,
  };
}
