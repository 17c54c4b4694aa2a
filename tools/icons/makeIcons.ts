import {palette} from '../../src/brand/palette';
import links from '../../src/firewall/facts/links.json';

import {iconPng, type Icon} from './png';
import {badgeSvg, markSvg, wordmarkSvg} from './svg';

/** A system cuts this icon to a shape of its own and leaves at least a circle of four fifths of the width. */
const maskable: Icon = {size: 512, scale: 11, isRounded: false};

const icons: Record<string, Icon> = {
  'img/touch-icon.png': {size: 180, scale: 5, isRounded: false},
  'img/icon-192.png': {size: 192, scale: 6, isRounded: true},
  'img/icon-512.png': {size: 512, scale: 16, isRounded: true},
  'img/icon-maskable-512.png': maskable,
};

/** Every file of `static/` that shows the mark, by its path there, and the manifest that names the icons. */
export async function makeIcons(): Promise<Record<string, string | Buffer>> {
  const drawn = Object.entries(icons).map(async ([file, icon]) => [file, await iconPng(icon)] as const);
  return {
    'img/mark.svg': markSvg('light'),
    'img/mark-dark.svg': markSvg('dark'),
    'img/favicon.svg': markSvg('light'),
    'img/wordmark.svg': wordmarkSvg('light'),
    'img/wordmark-dark.svg': wordmarkSvg('dark'),
    'img/badge.svg': badgeSvg(),
    'site.webmanifest': manifest(),
    ...Object.fromEntries(await Promise.all(drawn)),
  };
}

/** Its addresses are relative, so that it is right under every base URL. */
function manifest(): string {
  const icon = (file: string, purpose: string) => ({
    src: file,
    sizes: `${icons[file]!.size}x${icons[file]!.size}`,
    type: 'image/png',
    purpose,
  });
  return `${JSON.stringify(
    {
      name: links.product.name,
      short_name: links.product.shortName,
      start_url: './',
      display: 'browser',
      theme_color: palette.ink,
      background_color: palette.paper,
      icons: [
        icon('img/icon-192.png', 'any'),
        icon('img/icon-512.png', 'any'),
        icon('img/icon-maskable-512.png', 'maskable'),
      ],
    },
    null,
    2,
  )}\n`;
}
