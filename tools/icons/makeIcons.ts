import {palette} from '../../src/brand/palette';
import {motd, prompt} from '../../src/brand/shell';
import links from '../../src/product/facts/links.json';

import {type Ground} from './drawing';
import {iconPng, type Icon} from './png';
import {hexSticker, lineSticker, roundSticker, slideBadge} from './stickers';
import {badgeSvg, markSvg, wordmarkSvg} from './svg';
import {screens, wallpaperPng, wallpaperSvg} from './wallpapers';

/** A system cuts this icon to a shape of its own and leaves at least a circle of four fifths of the width. */
const maskable: Icon = {size: 512, scale: 11, isRounded: false};

const icons: Record<string, Icon> = {
  'img/touch-icon.png': {size: 180, scale: 5, isRounded: false},
  'img/icon-192.png': {size: 192, scale: 6, isRounded: true},
  'img/icon-512.png': {size: 512, scale: 16, isRounded: true},
  'img/icon-maskable-512.png': maskable,
};

/** Every file of `static/` that shows the mark or the gate, by its path there, and the manifest that names the icons. */
export function makeIcons(): Record<string, string | Buffer> {
  const drawn = Object.entries(icons).map(([file, icon]): Made => [file, iconPng(icon)]);
  return {
    'img/mark.svg': markSvg('light'),
    'img/mark-dark.svg': markSvg('dark'),
    'img/favicon.svg': markSvg('light'),
    'img/wordmark.svg': wordmarkSvg('light'),
    'img/wordmark-dark.svg': wordmarkSvg('dark'),
    'img/badge.svg': badgeSvg('light'),
    'img/badge-dark.svg': badgeSvg('dark'),
    'swag/sticker-round.svg': roundSticker(),
    'swag/sticker-hexagon.svg': hexSticker(),
    'swag/sticker-line.svg': lineSticker(),
    'swag/slide-badge.svg': slideBadge('light'),
    'swag/slide-badge-dark.svg': slideBadge('dark'),
    'swag/motd.txt': motd,
    'swag/prompt.sh': prompt,
    'site.webmanifest': manifest(),
    ...Object.fromEntries([...drawn, ...wallpapers()]),
  };
}

type Made = readonly [file: string, content: string | Buffer];

/** Each as a drawing, and as the picture that telephones and desktops take. */
function wallpapers(): Made[] {
  const grounds: [Ground, string][] = [
    ['light', ''],
    ['dark', '-dark'],
  ];
  return Object.entries(screens).flatMap(([name, screen]) =>
    grounds.flatMap(([ground, suffix]): Made[] => {
      const file = `swag/wallpaper-${name}${suffix}`;
      return [
        [`${file}.svg`, wallpaperSvg(screen, ground)],
        [`${file}.png`, wallpaperPng(screen, ground)],
      ];
    }),
  );
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
