import {mark, scaleRect} from '../../src/brand/mark';
import {palette} from '../../src/brand/palette';
import links from '../../src/csf/facts/links.json';

import {bars, lettering, svg, type Ground} from './drawing';

const productName = links.product.name;
const markColors = {line: palette.markBars, gate: palette.blockedOnInk};

/** The mark alone. */
export function markSvg(ground: Ground): string {
  return svg({width: mark.size, height: mark.size}, productName, tiledMark(ground));
}

/** The mark and the name of the product. */
export function wordmarkSvg(ground: Ground): string {
  const fill = ground === 'dark' ? palette.onInk : palette.ink;
  const letters = lettering.draw(productName, {left: 42, baseline: 22, size: 17.5, fill});
  return svg({width: 180, height: mark.size}, productName, tiledMark(ground), letters);
}

/** The mark's place on a square picture. */
export type Icon = {
  /** Width and height in pixels. */
  size: number;
  /** Pixels per unit of the mark, a whole number for sharp edges. */
  scale: number;
  /**
   * A tile with round corners and a transparent background, or ink to the edges if a system crops the corners itself.
   */
  isRounded: boolean;
};

/** An icon, with the mark in its middle. */
export function iconSvg({size, scale, isRounded}: Icon): string {
  const offset = (size - mark.size * scale) / 2;
  const radius = isRounded ? mark.radius * scale : 0;
  return svg(
    {width: size, height: size},
    productName,
    `<rect width="${size}" height="${size}" rx="${radius}" fill="${palette.ink}"/>`,
    markShapes({scale, left: offset, top: offset}, markColors),
  );
}

const badgeColors = {
  light: {
    edge: palette.inkLine,
    left: palette.ink,
    right: palette.accentOnPaper,
    letters: palette.onInk,
    ...markColors,
  },
  dark: {
    edge: palette.mutedOnInk,
    left: palette.paper,
    right: palette.accentOnInk,
    letters: palette.ink,
    line: palette.ink,
    gate: palette.blockedOnPaper,
  },
};

/** The badge for a README: ink on light backgrounds, paper on dark ones. */
export function badgeSvg(ground: Ground): string {
  const before = 'protected by';
  const after = links.product.shortName;
  const size = 12;
  const padding = 8;
  const start = 24;
  const middle = Math.round(start + lettering.widthOf(before) * size + padding);
  const width = Math.round(middle + lettering.widthOf(after) * size + 2 * padding);
  const {edge, left, right, letters, ...colors} = badgeColors[ground];
  return svg(
    {width, height: 20},
    `${before} ${after}`,
    `<rect width="${width}" height="20" rx="4" fill="${edge}"/>`,
    `<path fill="${left}" d="M4 1H${middle}V19H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3z"/>`,
    `<path fill="${right}" d="M${middle} 1H${width - 4}a3 3 0 0 1 3 3V16a3 3 0 0 1-3 3H${middle}z"/>`,
    markShapes({scale: 0.5, left: 4, top: 2}, colors),
    lettering.draw(before, {left: start, baseline: 14, size, fill: letters}),
    lettering.draw(after, {left: middle + padding, baseline: 14, size, fill: letters}),
  );
}

/** The mark on its tile. On a dark background, a line around the tile shows its shape. */
function tiledMark(ground: Ground): string {
  const {size, radius} = mark;
  const tile =
    ground === 'dark'
      ? `<rect x=".5" y=".5" width="${size - 1}" height="${size - 1}" rx="${radius - 0.5}" fill="${palette.ink}" stroke="${palette.inkLine}"/>`
      : `<rect width="${size}" height="${size}" rx="${radius}" fill="${palette.ink}"/>`;
  return tile + markShapes({scale: 1, left: 0, top: 0}, markColors);
}

type Place = {scale: number; left: number; top: number};

function markShapes({scale, left, top}: Place, {line, gate}: {line: string; gate: string}): string {
  const [lines, gates] = [mark.lines, mark.gate].map((rects) => rects.map((rect) => scaleRect(rect, scale, left, top)));
  return bars(lines!, line) + bars(gates!, gate);
}
