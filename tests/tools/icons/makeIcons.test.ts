import {readFileSync} from 'node:fs';
import path from 'node:path';

import {downloads} from '@site/src/pages/_swag/downloads';
import {makeIcons} from '@site/tools/icons/makeIcons';

import {readPng} from '../../support/png';

let icons: Awaited<ReturnType<typeof makeIcons>>;

beforeAll(async () => {
  icons = await makeIcons();
});

test('what lies in static/ is what "npm run icons" makes', () => {
  const changed = Object.entries(icons).filter(([file, made]) => {
    const kept = readFileSync(path.join('static', file));
    // Of a picture the pixels are compared, since each version of zlib packs them in its own way.
    return Buffer.isBuffer(made) ? !readPng(made).rows.equals(readPng(kept).rows) : made !== kept.toString();
  });
  expect(changed.map(([file]) => file)).toEqual([]);
});

test.each(downloads)('$file has the shape that the swag page shows', ({file, width, height}) => {
  const [, own, ownHeight] = /viewBox="0 0 (\d+) (\d+)"/.exec(String(icons[`img/${file}`]))!;
  expect(width / height).toBeCloseTo(Number(own) / Number(ownHeight));
});
