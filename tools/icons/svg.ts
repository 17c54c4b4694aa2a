import {mark, scaleRect, type Rect} from '../../src/brand/mark';
import {palette} from '../../src/brand/palette';
import links from '../../src/product/facts/links.json';

import {bars, lettering, svg, widthOf, type Ground} from './drawing';

const productName = links.product.name;

/** The mark alone. */
export function markSvg(ground: Ground): string {
  return svg({width: mark.size, height: mark.size}, productName, markShapes(ground));
}

/** The mark and the name of the product. */
export function wordmarkSvg(ground: Ground): string {
  const letters = lettering(productName, {
    left: 42,
    baseline: 22,
    size: 17.5,
    fill: ground === 'dark' ? palette.onInk : palette.ink,
  });
  return svg({width: 180, height: mark.size}, productName, markShapes(ground) + letters);
}

const badgeColors = {
  light: {edge: palette.inkLine, left: palette.ink, right: palette.accentOnPaper, gate: palette.blockedOnInk},
  dark: {edge: palette.mutedOnInk, left: palette.paper, right: palette.accentOnInk, gate: palette.blockedOnPaper},
};

/** The badge for a README: ink on a light ground, paper on a dark one. */
export function badgeSvg(ground: Ground): string {
  const words = ['protected by', 'Sentinel'] as const;
  const size = 12;
  const padding = 8;
  const start = 24;
  const middle = Math.round(start + widthOf(words[0], size) + padding);
  const width = Math.round(middle + widthOf(words[1], size) + 2 * padding);
  const {edge, left, right, gate} = badgeColors[ground];
  const line = ground === 'dark' ? palette.ink : palette.markBars;
  const letters = ground === 'dark' ? palette.ink : palette.onInk;
  return svg(
    {width, height: 20},
    words.join(' '),
    `<rect width="${width}" height="20" rx="4" fill="${edge}"/>` +
      `<path fill="${left}" d="M4 1H${middle}V19H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3z"/>` +
      `<path fill="${right}" d="M${middle} 1H${width - 4}a3 3 0 0 1 3 3V16a3 3 0 0 1-3 3H${middle}z"/>` +
      markBars(0.5, 4, 2, {line, gate}) +
      lettering(words[0], {left: start, baseline: 14, size, fill: letters}) +
      lettering(words[1], {left: middle + padding, baseline: 14, size, fill: letters}),
  );
}

/** On a dark ground a line around the tile keeps its shape. */
function markShapes(ground: Ground): string {
  const {size, radius} = mark;
  const tile =
    ground === 'dark'
      ? `<rect x=".5" y=".5" width="${size - 1}" height="${size - 1}" rx="${radius - 0.5}" fill="${palette.ink}" stroke="${palette.inkLine}"/>`
      : `<rect width="${size}" height="${size}" rx="${radius}" fill="${palette.ink}"/>`;
  return tile + markBars(1, 0, 0, {line: palette.markBars, gate: palette.blockedOnInk});
}

function markBars(scale: number, left: number, top: number, colors: {line: string; gate: string}): string {
  const move = (rects: readonly Rect[]): Rect[] => rects.map((rect) => scaleRect(rect, scale, left, top));
  return bars(move(mark.lines), colors.line) + bars(move(mark.gate), colors.gate);
}
