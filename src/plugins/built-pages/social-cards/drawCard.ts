import {cardSize} from '../../../brand/cardFile';
import {drawOut, mark, scaleRect} from '../../../brand/mark';
import {palette} from '../../../brand/palette';
import links from '../../../product/facts/links.json';

import {encodePng} from './encodePng';
import {capHeight, fitTitle, lineHeight, shorten} from './fitTitle';
import type {Card} from './readCard';
import {bitDepth, createSheet, fillRect, layStamp, type Ink, type Sheet} from './sheet';
import {loadTypeface, type Typeface} from './typeface';

const margin = 80;
const textWidth = cardSize.width - 2 * margin;

/** Where everything stands, in pixels; the mark is drawn without its tile, which has the colour of the ground. */
const layout = {
  mark: {left: margin - 8, top: 56, scale: 2},
  productName: {left: 152, baseline: 100, size: 34},
  room: {baseline: 190, size: 25},
  title: {top: 228, width: textWidth, height: 222},
  gate: {left: 826, top: 466, scale: 3},
  address: {baseline: 592, sizes: [25, 22, 19]},
};

const flat = {bars: 1, gate: 2};
const bright: Ink = {first: 3, shades: 8};
const muted: Ink = {first: 11, shades: 5};
const colors = [
  palette.ink,
  palette.markBars,
  palette.blockedOnInk,
  ...shadesOver(palette.ink, palette.onInk, bright.shades),
  ...shadesOver(palette.ink, palette.mutedOnInk, muted.shades),
];

/** Letters stand on quarters of a pixel: more would not be seen, and each has to be drawn once. */
const steps = 4;

/** zlib's: level 4 takes 2.2 ms instead of 0.9 to make a card smaller by a seventh, which no visitor of a page fetches. */
const compression = 2;

type Typefaces = {heading: Typeface; code: Typeface};

/** The fonts of the cards, which any number of painters may share. */
export function loadTypefaces(): Typefaces {
  return {heading: loadTypeface('heading'), code: loadTypeface('code')};
}

/** Makes a function that draws one card at a time, always on the same sheet; what all cards share is drawn once. */
export function createCardPainter({heading, code}: Typefaces): (card: Card) => Buffer {
  const ground = createSheet(cardSize.width, cardSize.height);
  drawMark(ground);
  drawGate(ground);
  write(ground, heading, links.product.name, layout.productName, bright);
  const sheet = createSheet(cardSize.width, cardSize.height);

  return ({title, room, address}) => {
    ground.rows.copy(sheet.rows);
    const widthOf = (face: Typeface) => (text: string) => face.setLine(text).width;
    if (room) {
      write(sheet, code, room, {left: margin, ...layout.room}, muted);
    }
    const {size, lines} = fitTitle(title, widthOf(heading), layout.title);
    lines.forEach((line, index) => {
      const baseline = Math.round(layout.title.top + size * (capHeight + index * lineHeight));
      write(sheet, heading, line, {left: margin, baseline, size}, bright);
    });
    const {baseline, sizes} = layout.address;
    const small = sizes.find((each) => widthOf(code)(address) * each <= textWidth) ?? sizes.at(-1)!;
    const shown = shorten(address, widthOf(code), textWidth / small);
    write(sheet, code, shown, {left: margin, baseline, size: small}, muted);
    return encodePng({...sheet, bitDepth, colors}, compression);
  };
}

function drawMark(sheet: Sheet): void {
  const {left, top, scale} = layout.mark;
  mark.lines.forEach((line) => fillRect(sheet, scaleRect(line, scale, left, top), flat.bars));
  mark.gate.forEach((bar) => fillRect(sheet, scaleRect(bar, scale, left, top), flat.gate));
}

/** The mark once more, as large as the card: its lines come from the left edge, and the one that passes leaves at the right. */
function drawGate(sheet: Sheet): void {
  const {lines, gate} = drawOut(layout.gate, {from: 0, to: sheet.width});
  lines.forEach((line) => fillRect(sheet, line, flat.bars));
  gate.forEach((bar) => fillRect(sheet, bar, flat.gate));
}

type Place = {left: number; baseline: number; size: number};

function write(sheet: Sheet, face: Typeface, text: string, {left, baseline, size}: Place, ink: Ink): void {
  for (const {glyph, x} of face.setLine(text).glyphs) {
    const at = Math.round((left + x * size) * steps) / steps;
    const byte = Math.floor(at / 2);
    layStamp(sheet, face.stampOf(glyph, {size, shift: at - 2 * byte, ink}), byte, baseline);
  }
}

/** Colours from the ground, which is not among them, to the ink. */
function shadesOver(ground: string, ink: string, shades: number): string[] {
  const channels = (color: string): number[] => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  const from = channels(ground);
  const to = channels(ink);
  return Array.from({length: shades}, (_, index) => {
    const part = (index + 1) / shades;
    const mixed = from.map((channel, place) => Math.round(channel + (to[place]! - channel) * part));
    return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  });
}
