import {cardSize} from '../../../brand/head';
import {drawOut, mark, pathOf, scaleRect} from '../../../brand/mark';
import {palette} from '../../../brand/palette';
import {openFont} from '../../../lib/node/lettering';
import links from '@sentinel/csf/facts/links.json';

import {capHeight, fitTitle, lineHeight, shorten} from './fitTitle';
import type {Card} from './readCard';

const left = 80;
const textWidth = cardSize.width - 2 * left;

/** In pixels. The mark has no tile, because a tile has the colour of the background. */
const layout = {
  mark: {left: left - 8, top: 56, scale: 2},
  productName: {left: 152, baseline: 100, size: 34, fill: palette.onInk},
  room: {left, baseline: 190, size: 25, fill: palette.mutedOnInk},
  title: {top: 228, width: textWidth, height: 222},
  gate: {left: 826, top: 466, scale: 3},
  command: {left, baseline: 448, size: 34, fill: palette.markBars},
  address: {left, baseline: 592, fill: palette.mutedOnInk, sizes: [25, 22, 19]},
};

/** Opens the fonts, and returns a function that draws a card as SVG. */
export function openCardDrawing(): (card: Card) => string {
  const heading = openFont('heading');
  const code = openFont('code');
  const ground =
    `<rect width="100%" height="100%" fill="${palette.ink}"/>` +
    drawMark() +
    heading.draw(links.product.name, layout.productName);

  return ({title, room, command, address}) => {
    const isShown = command !== undefined && code.widthOf(command) * layout.command.size <= textWidth;
    // A title above a command leaves it a line.
    const height = layout.title.height - (isShown ? 60 : 0);
    const {size, lines} = fitTitle(title, heading.widthOf, {...layout.title, height});
    const titleLines = lines.map((line, index) => {
      const baseline = Math.round(layout.title.top + size * (capHeight + index * lineHeight));
      return heading.draw(line, {left, baseline, size, fill: palette.onInk});
    });
    const {sizes, ...place} = layout.address;
    const small = sizes.find((each) => code.widthOf(address) * each <= textWidth) ?? sizes.at(-1)!;
    const shown = shorten(address, code.widthOf, textWidth / small);
    const shapes = [
      ground,
      room ? code.draw(room, layout.room) : '',
      ...titleLines,
      isShown ? code.draw(command, layout.command) : '',
      code.draw(shown, {...place, size: small}),
    ];
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">${shapes.join('')}</svg>`;
  };
}

/** The mark stretched across the card: its lines start at the left edge, and one ends at the right edge. */
function drawMark(): string {
  const {scale, left: x, top: y} = layout.mark;
  const wide = drawOut(layout.gate, {from: 0, to: cardSize.width});
  const lines = [...mark.lines.map((line) => scaleRect(line, scale, x, y)), ...wide.lines];
  const gates = [...mark.gate.map((bar) => scaleRect(bar, scale, x, y)), ...wide.gate];
  return `<path fill="${palette.markBars}" d="${pathOf(lines)}"/><path fill="${palette.blockedOnInk}" d="${pathOf(gates)}"/>`;
}
