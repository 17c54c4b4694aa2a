import {readFileSync} from 'node:fs';
import {parse} from 'opentype.js';

import {memoize} from '../memoize';

/** The site's two fonts, with letter spacing in em. */
const fonts = {
  heading: {
    file: '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff',
    letterSpacing: -0.015,
  },
  code: {
    file: '@fontsource/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-400-normal.woff',
    letterSpacing: 0,
  },
};

type Place = {left: number; baseline: number; size: number; fill: string};

type Lettering = {
  /** The width of a text in em. */
  widthOf(text: string): number;
  /** A text as an SVG path, so that it looks the same without the font. */
  draw(text: string, place: Place): string;
};

/** Reads one of the fonts. Characters that it lacks are omitted from a text. */
export function openFont(name: keyof typeof fonts): Lettering {
  const {file, letterSpacing} = fonts[name];
  const {buffer, byteOffset, byteLength} = readFileSync(require.resolve(file));
  const font = parse(buffer.slice(byteOffset, byteOffset + byteLength));
  // The fonts have no ligatures, and looking for them takes most of the time.
  const options = {letterSpacing, features: {}};
  const widths = new Map<string, number>();
  const known = (text: string): string =>
    [...text]
      .filter((character) => font.hasChar(character))
      .join('')
      .replaceAll(/ {2,}/g, ' ');
  return {
    widthOf: (text) => memoize(widths, text, () => font.getAdvanceWidth(known(text), 1, options)),
    draw: (text, {left, baseline, size, fill}) => {
      // The outline keeps the font's integer units, which makes the file smaller.
      const outline = font.getPath(known(text), 0, 0, font.unitsPerEm, options).toPathData(0);
      return `<path fill="${fill}" transform="translate(${left} ${baseline}) scale(${size / font.unitsPerEm})" d="${outline}"/>`;
    },
  };
}
