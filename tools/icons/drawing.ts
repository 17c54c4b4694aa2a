import {pathOf, type Rect} from '../../src/brand/mark';
import {palette} from '../../src/brand/palette';
import {letterSpacing, readFont} from '../../src/plugins/built-pages/social-cards/typeface';

/** The ground that a drawing is made for. */
export type Ground = 'light' | 'dark';

/** Colours of a drawing of the gate that lies on the ground itself, without the tile of the mark. */
export const inks = {
  light: {
    ground: palette.paper,
    faint: palette.paperLine,
    line: palette.onPaper,
    muted: palette.mutedOnPaper,
    gate: palette.blockedOnPaper,
  },
  dark: {
    ground: palette.ink,
    faint: palette.inkLine,
    line: palette.markBars,
    muted: palette.mutedOnInk,
    gate: palette.blockedOnInk,
  },
} as const;

const font = readFont('heading');
const spacing = {letterSpacing: letterSpacing.heading};

type Size = {width: number; height: number; unit?: 'mm'};

/** A drawing as a file; lengths in it are pixels, or millimetres where the size says so. */
export function svg({width, height, unit}: Size, title: string, shapes: string): string {
  const [wide, high] = [width, height].map((length) => `${round(length)}${unit ?? ''}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${round(width)} ${round(height)}" role="img" aria-label="${title}"><title>${title}</title>${shapes}</svg>\n`;
}

/** Rectangles of one colour as one shape. */
export function bars(rects: readonly Rect[], fill: string): string {
  const rounded = rects.map(({x, y, width, height}) => ({
    x: round(x),
    y: round(y),
    width: round(width),
    height: round(height),
  }));
  return `<path fill="${fill}" d="${pathOf(rounded)}"/>`;
}

type Lettering = {left: number; baseline: number; size: number; fill: string};

/** A text as a shape, so that it looks the same where the font is missing; its outline keeps the font's own whole units. */
export function lettering(text: string, {left, baseline, size, fill}: Lettering): string {
  const outline = font.getPath(text, 0, 0, font.unitsPerEm, spacing);
  return `<path fill="${fill}" transform="translate(${left} ${baseline}) scale(${size / font.unitsPerEm})" d="${outline.toPathData(0)}"/>`;
}

/** How wide a text is in this size. */
export function widthOf(text: string, size: number): number {
  return font.getAdvanceWidth(text, size, spacing);
}

/** A length as a file writes it: a thousandth of a millimetre is not seen. */
export function round(length: number): number {
  return Math.round(length * 1000) / 1000;
}
