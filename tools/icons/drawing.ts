import {pathOf, type Rect} from '../../src/brand/mark';
import {palette} from '../../src/brand/palette';
import {openFont} from '../../src/lib/node/lettering';

/** The background that a drawing is for. */
export type Ground = 'light' | 'dark';

/** Colours of the gate directly on the background, without the mark's tile. */
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

/** Draws text in the font of the headings, as outlines. */
export const lettering = openFont('heading');

type Size = {width: number; height: number; unit?: 'mm'};

/** A drawing as an SVG file. Lengths are in pixels, or in millimetres if the size says so. */
export function svg({width, height, unit = '' as 'mm'}: Size, title: string, ...shapes: string[]): string {
  const [wide, high] = [round(width), round(height)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}${unit}" height="${high}${unit}" viewBox="0 0 ${wide} ${high}" role="img" aria-label="${title}"><title>${title}</title>${shapes.join('')}</svg>\n`;
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

/** Rounds a length to a thousandth, which is invisible even in millimetres. */
export function round(length: number): number {
  return Math.round(length * 1000) / 1000;
}
