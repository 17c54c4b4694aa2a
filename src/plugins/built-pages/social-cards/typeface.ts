import {readFileSync} from 'node:fs';
import {parse, type Glyph} from 'opentype.js';

import {memoize} from '../../../lib/memoize';

import {rasterize, type Coverage} from './rasterize';
import {cutStamp, type Ink, type Stamp} from './sheet';

const files = {
  heading: '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff',
  code: '@fontsource/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-400-normal.woff',
};

/** What is added between two letters, in em. */
export const letterSpacing = {heading: -0.015, code: 0};

/** A text in one line with the place of every glyph; lengths are in em. */
export type Line = {glyphs: {glyph: Glyph; x: number}[]; width: number};

/** Size in pixels, place from the first pixel of a byte, up to two pixels to the right, and ink of a glyph. */
type Look = {size: number; shift: number; ink: Ink};

/** A font that remembers what it has set and drawn before. */
export type Typeface = {
  /** Sets a text; characters that the font lacks are left out. */
  setLine(text: string): Line;
  /** A glyph in ink, for a byte of a sheet in which its origin lies. */
  stampOf(glyph: Glyph, look: Look): Stamp;
};

/** Reads one of the two fonts of the site. */
export function loadTypeface(name: keyof typeof files): Typeface {
  const font = readFont(name);
  const space = font.getAdvanceWidth(' ', 1);
  const words = new Map<string, Line>();
  const shapes = new Map<string, Coverage>();
  const stamps = new Map<string, Stamp>();

  const setWord = (word: string): Line => {
    const glyphs = [...word].filter((character) => font.hasChar(character)).map((each) => font.charToGlyph(each));
    const line: Line = {glyphs: [], width: 0};
    glyphs.forEach((glyph, index) => {
      const next = glyphs[index + 1];
      line.glyphs.push({glyph, x: line.width});
      line.width +=
        (glyph.advanceWidth! + (next ? font.getKerningValue(glyph, next) : 0)) / font.unitsPerEm + letterSpacing[name];
    });
    return line;
  };

  const wordsOf = (text: string): Line[] =>
    text
      .split(' ')
      .map((word) => memoize(words, word, () => setWord(word)))
      .filter(({glyphs}) => glyphs.length > 0);

  /** A glyph in pixels, its origin moved to the right by a part of a pixel. */
  const shapeOf = (glyph: Glyph, size: number, shift: number): Coverage =>
    memoize(shapes, `${glyph.index} ${size} ${shift}`, () => {
      const scale = size / font.unitsPerEm;
      return rasterize(glyph.path.commands, (x, y) => [x * scale + shift, -y * scale]);
    });

  return {
    setLine: (text) => {
      const line: Line = {glyphs: [], width: 0};
      for (const {glyphs, width} of wordsOf(text)) {
        const start = line.width + (line.width > 0 ? space : 0);
        glyphs.forEach(({glyph, x}) => line.glyphs.push({glyph, x: start + x}));
        line.width = start + width;
      }
      return line;
    },
    stampOf: (glyph, {size, shift, ink}) =>
      memoize(stamps, `${glyph.index} ${size} ${shift} ${ink.first}`, () => {
        const pixel = Math.floor(shift);
        return cutStamp(shapeOf(glyph, size, shift - pixel), ink, pixel);
      }),
  };
}

/** One of the two fonts of the site, as opentype.js gives it. */
export function readFont(name: keyof typeof files) {
  const {buffer, byteOffset, byteLength} = readFileSync(require.resolve(files[name]));
  return parse(buffer.slice(byteOffset, byteOffset + byteLength));
}
