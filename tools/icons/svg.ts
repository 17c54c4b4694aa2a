import {mark, scaleRect, type Rect} from '../../src/brand/mark';
import {palette} from '../../src/brand/palette';
import links from '../../src/firewall/facts/links.json';
import {letterSpacing, readFont} from '../../src/plugins/social-cards/typeface';

/** The ground that a drawing is made for. */
export type Ground = 'light' | 'dark';

const productName = links.product.name;
const font = readFont('heading');
const spacing = {letterSpacing: letterSpacing.heading};

/** The mark alone. */
export function markSvg(ground: Ground): string {
  return svg(mark.size, mark.size, productName, markShapes(ground));
}

/** The mark and the name of the product. */
export function wordmarkSvg(ground: Ground): string {
  const letters = path(productName, {
    left: 42,
    baseline: 22,
    size: 17.5,
    fill: ground === 'dark' ? palette.onInk : palette.ink,
  });
  return svg(180, mark.size, productName, markShapes(ground) + letters);
}

/** The badge for a README. */
export function badgeSvg(): string {
  const words = ['protected by', 'Sentinel'] as const;
  const size = 12;
  const padding = 8;
  const start = 24;
  const middle = Math.round(start + widthOf(words[0], size) + padding);
  const width = Math.round(middle + widthOf(words[1], size) + 2 * padding);
  return svg(
    width,
    20,
    words.join(' '),
    `<rect width="${width}" height="20" rx="4" fill="${palette.inkLine}"/>` +
      `<path fill="${palette.ink}" d="M4 1H${middle}V19H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3z"/>` +
      `<path fill="${palette.accentOnPaper}" d="M${middle} 1H${width - 4}a3 3 0 0 1 3 3V16a3 3 0 0 1-3 3H${middle}z"/>` +
      barsOf(0.5, 4, 2) +
      path(words[0], {left: start, baseline: 14, size, fill: palette.onInk}) +
      path(words[1], {left: middle + padding, baseline: 14, size, fill: palette.onInk}),
  );
}

function svg(width: number, height: number, title: string, shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}"><title>${title}</title>${shapes}</svg>\n`;
}

/** On a dark ground a line around the tile keeps its shape. */
function markShapes(ground: Ground): string {
  const {size, radius} = mark;
  const tile =
    ground === 'dark'
      ? `<rect x=".5" y=".5" width="${size - 1}" height="${size - 1}" rx="${radius - 0.5}" fill="${palette.ink}" stroke="${palette.inkLine}"/>`
      : `<rect width="${size}" height="${size}" rx="${radius}" fill="${palette.ink}"/>`;
  return tile + barsOf(1, 0, 0);
}

function barsOf(scale: number, left: number, top: number): string {
  const draw = (bars: readonly Rect[], fill: string): string =>
    `<path fill="${fill}" d="${bars
      .map((bar) => scaleRect(bar, scale, left, top))
      .map(({x, y, width, height}) => `M${x} ${y}h${width}v${height}h-${width}z`)
      .join('')}"/>`;
  return draw(mark.lines, palette.markBars) + draw(mark.gate, palette.blockedOnInk);
}

type Lettering = {left: number; baseline: number; size: number; fill: string};

/** A text as a shape, so that it looks the same where the font is missing; its outline keeps the font's own whole units. */
function path(text: string, {left, baseline, size, fill}: Lettering): string {
  const outline = font.getPath(text, 0, 0, font.unitsPerEm, spacing);
  return `<path fill="${fill}" transform="translate(${left} ${baseline}) scale(${size / font.unitsPerEm})" d="${outline.toPathData(0)}"/>`;
}

function widthOf(text: string, size: number): number {
  return font.getAdvanceWidth(text, size, spacing);
}
