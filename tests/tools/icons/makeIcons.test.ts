import {readFileSync} from 'node:fs';
import path from 'node:path';

import {downloads} from '@site/src/pages/_swag/downloads';
import sizes from '@site/src/pages/_swag/sizes.json';
import {makeIcons} from '@site/tools/icons/makeIcons';
import {measure} from '@site/tools/icons/measure';

import {readPng} from '../../support/png';

let icons: ReturnType<typeof makeIcons>;

beforeAll(() => {
  icons = makeIcons();
}, 60_000);

test('what lies in static/ is what "npm run icons" makes', () => {
  const changed = Object.entries(icons).filter(([file, made]) => {
    const kept = readFileSync(path.join('static', file));
    // Of a picture the pixels are compared, since each version of zlib packs them in its own way.
    return Buffer.isBuffer(made) ? !readPng(made).rows.equals(readPng(kept).rows) : made !== kept.toString();
  });
  expect(changed.map(([file]) => file)).toEqual([]);
});

test('the swag page knows the size of every file that it offers', () => {
  const measured = downloads.map((file) => {
    const content = readFileSync(path.join('static', file));
    return [file, measure(file.endsWith('.png') ? content : content.toString())];
  });
  expect(sizes).toEqual(Object.fromEntries(measured));
});
