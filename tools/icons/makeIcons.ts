import sharp from 'sharp';

import {palette} from '../../src/brand/palette';
import {motd, prompt} from '../../src/brand/motd';
import links from '../../src/csf/facts/links.json';

import {badgeSvg, iconSvg, markSvg, wordmarkSvg, type Icon} from './marks';
import {hexSticker, lineSticker, roundSticker, slideBadge} from './stickers';
import {screens, wallpaperSvg} from './wallpapers';

const icons: Record<string, Icon> = {
  'img/touch-icon.png': {size: 180, scale: 5, isRounded: false},
  'img/icon-192.png': {size: 192, scale: 6, isRounded: true},
  'img/icon-512.png': {size: 512, scale: 16, isRounded: true},
  // Systems crop this icon to their own shape, but keep at least a circle of four fifths of the width.
  'img/icon-maskable-512.png': {size: 512, scale: 11, isRounded: false},
};

const grounds = [
  ['light', ''],
  ['dark', '-dark'],
] as const;

/** Every file of `static/` that shows the mark or the gate, by its path there, and the manifest that names the icons. */
export async function makeIcons(): Promise<Record<string, string | Buffer>> {
  const files: Record<string, string | Buffer> = {
    'img/favicon.svg': markSvg('light'),
    'swag/sticker-round.svg': roundSticker(),
    'swag/sticker-hexagon.svg': hexSticker(),
    'swag/sticker-line.svg': lineSticker(),
    'swag/motd.txt': motd,
    'swag/prompt.sh': prompt,
    'site.webmanifest': manifest(),
  };
  for (const [ground, suffix] of grounds) {
    files[`img/mark${suffix}.svg`] = markSvg(ground);
    files[`img/wordmark${suffix}.svg`] = wordmarkSvg(ground);
    files[`img/badge${suffix}.svg`] = badgeSvg(ground);
    files[`swag/slide-badge${suffix}.svg`] = slideBadge(ground);
    for (const [name, screen] of Object.entries(screens)) {
      const wallpaper = wallpaperSvg(screen, ground);
      files[`swag/wallpaper-${name}${suffix}.svg`] = wallpaper;
      // Phones and desktops only accept bitmaps.
      files[`swag/wallpaper-${name}${suffix}.png`] = await png(wallpaper);
    }
  }
  for (const [file, icon] of Object.entries(icons)) {
    files[file] = await png(iconSvg(icon));
  }
  return files;
}

function png(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({compressionLevel: 9}).toBuffer();
}

/** Its URLs are relative, so that it works with every base URL. */
function manifest(): string {
  const icon = (file: string, purpose: string) => ({
    src: file,
    sizes: `${icons[file]!.size}x${icons[file]!.size}`,
    type: 'image/png',
    purpose,
  });
  const content = {
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
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** The swag page's data about a file. Text files have no width and height. */
export type Measure = {bytes: number; width?: number; height?: number; unit?: 'px' | 'mm'};

/** Reads the size of a written file. */
export function measure(content: string | Buffer): Measure {
  const bytes = Buffer.byteLength(content);
  if (Buffer.isBuffer(content)) {
    return {bytes, width: content.readUInt32BE(16), height: content.readUInt32BE(20), unit: 'px'};
  }
  const [, width, unit, height] = /^<svg [^>]*width="([\d.]+)(mm)?" height="([\d.]+)/.exec(content) ?? [];
  return width === undefined
    ? {bytes}
    : {bytes, width: Number(width), height: Number(height), unit: unit === 'mm' ? 'mm' : 'px'};
}
