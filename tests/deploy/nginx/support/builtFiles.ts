import {readFileSync} from 'node:fs';
import path from 'node:path';

import {buildFolder} from '../../../support/builtAddresses';

const readBuilt = (file: string): string => readFileSync(path.join(buildFolder, file), 'utf8');

const home = readBuilt('index.html');

/** The addresses of a script, a style sheet and a font, which have a hash in their names. */
export const script = /\/assets\/js\/main\.[\w.]+\.js/.exec(home)![0];
export const style = /\/assets\/css\/styles\.\w+\.css/.exec(home)![0];
export const font = /\/assets\/fonts\/[^)"']+\.woff2/.exec(readBuilt(style))![0];
