import {readFileSync} from 'node:fs';
import path from 'node:path';

import {downloads} from '@site/src/pages/_swag/downloads';

import {readPng} from '../support/png';
import {buildFolder, pageAt} from './build';

const {$} = pageAt('/swag/');

const links = $('main a[download]')
  .toArray()
  .map((link) => {
    const address = $(link).attr('href')!;
    const [, kind = '', width, height, unit, bytes = '', order = ''] =
      /\(([\w ]+), (?:([\d.]+) × ([\d.]+)\s(mm|px), )?([\d.]+)\s(bytes|kB)\)/.exec($(link).parent().text()) ?? [];
    // A caption with several files names each beside its link.
    return {address, kind, width, height, unit, bytes, order, text: $(link).text(), saved: $(link).attr('download')};
  });

/** Width and height of a drawing or picture, to a tenth. */
function extentOf(file: Buffer): (number | string)[] {
  if (file.toString('latin1', 1, 4) === 'PNG') {
    const {width, height} = readPng(file);
    return [width, height, 'px'];
  }
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(file.toString())!;
  const unit = / width="[\d.]+mm"/.test(file.toString()) ? 'mm' : 'px';
  return [...[width, height].map((length) => Math.round(Number(length) * 10) / 10), unit];
}

test('the page offers each file once', () => {
  expect(links.map(({address}) => address).sort()).toEqual(downloads.map((file) => `/${file}`).sort());
});

test('every file is there, of the kind, extent and size that the page tells, and saved under a name that says whose it is', () => {
  for (const {address, kind, width, height, unit, bytes, order, text, saved} of links) {
    const file = readFileSync(path.join(buildFolder, address));
    const ending = path.extname(address).slice(1);
    const name = path.basename(address);
    expect([address, kind]).toEqual([address, {svg: 'SVG', png: 'PNG', txt: 'text', sh: 'shell script'}[ending]]);
    expect(order === 'kB' ? Number(bytes) * 1000 : Number(bytes)).toBeCloseTo(file.length, order === 'kB' ? -2 : 0);
    expect(file.length).toBeLessThan(150_000);
    const extent = ['txt', 'sh'].includes(ending) ? [] : extentOf(file);
    expect([address, unit === undefined ? [] : [Number(width), Number(height), unit]]).toEqual([address, extent]);
    expect([text, saved]).toEqual([`Download ${name}`, `sentinel-firewall-${name}`]);
  }
});

test('the form to request printed stickers is the contact form, with that topic chosen', () => {
  const topic = $('main form select[name="topic"]');
  expect(topic.find('option[selected]').attr('value')).toBe('stickers');
});
