import {drawOut, mark} from '../../src/brand/mark';
import links from '../../src/csf/facts/links.json';

import {bars, inks, lettering, round, svg, type Ground} from './drawing';

const productName = links.product.name;
const {shortName} = links.product;
const address = new URL(links.site.url).host;

/** The bleed on every side, in millimetres: cutting is never exact. */
const bleed = 3;

/** A shape at this distance from the cut, as path data. */
type Outline = (beyond: number) => string;

/** A round sticker of 60 mm. */
export function roundSticker(): string {
  const radius = 30;
  const middle = radius + bleed;
  const outline: Outline = (beyond) => {
    const reach = radius + beyond;
    return `M${middle - reach} ${middle}a${reach} ${reach} 0 1 1 ${2 * reach} 0a${reach} ${reach} 0 1 1 -${2 * reach} 0z`;
  };
  const width = 2 * middle;
  return sticker(
    {width, height: width},
    outline,
    gateAndName({width, scale: 1, top: 12.5, name: productName, size: 5.4}),
  );
}

/**
 * A hexagon of 44 × 50.8 mm with a corner at the bottom: the standard size, so that stickers fit together without a
 * gap.
 */
export function hexSticker(): string {
  const side = 25.4;
  const inner = side * Math.cos(Math.PI / 6);
  const outerSide = (inner + bleed) / Math.cos(Math.PI / 6);
  const [width, height] = [2 * (inner + bleed), 2 * outerSide];
  const outline: Outline = (beyond) => {
    const reach = (inner + beyond) / Math.cos(Math.PI / 6);
    const corners = Array.from({length: 6}, (_, corner) => {
      const angle = (corner * Math.PI) / 3;
      return `${round(width / 2 + reach * Math.sin(angle))} ${round(height / 2 - reach * Math.cos(angle))}`;
    });
    return `M${corners.join('L')}z`;
  };
  return sticker({width, height}, outline, gateAndName({width, scale: 0.8, top: 13.2, name: shortName, size: 6}));
}

/** A strip of 210 × 18 mm. Its line runs off both ends, so that several strips make one line. */
export function lineSticker(): string {
  const size = {width: 210 + 2 * bleed, height: 18 + 2 * bleed};
  const outline: Outline = (beyond) =>
    `M${bleed - beyond} ${bleed - beyond}H${size.width - bleed + beyond}V${size.height - bleed + beyond}H${bleed - beyond}z`;
  return sticker(size, outline, strip('light', {...size, scale: 0.46, gateAt: 78, letters: 4.6}), inks.light.ground);
}

/** The same strip for the foot of a slide, without a background. Its lines start at the slide's left edge. */
export function slideBadge(ground: Ground): string {
  const size = {width: 640, height: 64};
  return svg(size, productName, strip(ground, {...size, scale: 2, gateAt: 150, letters: 17}));
}

type Size = {width: number; height: number};

function sticker(size: Size, outline: Outline, shapes: string, ground: string = inks.dark.ground): string {
  return svg(
    {...size, unit: 'mm'},
    productName,
    `<clipPath id="bleed"><path d="${outline(bleed)}"/></clipPath>` +
      `<g clip-path="url(#bleed)"><path fill="${ground}" d="${outline(bleed)}"/>${shapes}</g>` +
      // Without a colour: a print shop finds it by its name, and it is not printed.
      `<path id="cut" fill="none" d="${outline(0)}"/>`,
  );
}

type Emblem = {width: number; scale: number; top: number; name: string; size: number};

/** The gate across the whole width, and a name below. */
function gateAndName({width, scale, top, name, size}: Emblem): string {
  const {line, gate: red} = inks.dark;
  const {lines, gate} = drawOut({scale, left: width / 2 - (mark.size / 2) * scale, top}, {from: 0, to: width});
  const letters = lettering.draw(name, {
    left: round((width - lettering.widthOf(name) * size) / 2),
    baseline: round(top + mark.size * scale + size * 1.1),
    size,
    fill: line,
  });
  return bars(lines, line) + bars(gate, red) + letters;
}

/** From the line to the top of its tallest letters, in em. */
const ascent = 0.7;

type Strip = Size & {scale: number; gateAt: number; letters: number};

/** The gate, with the name on the line that passes it and the address below. */
function strip(ground: Ground, {width, height, scale, gateAt, letters}: Strip): string {
  const {line, muted, gate: red} = inks[ground];
  const top = (height - mark.size * scale) / 2;
  const {lines, gate} = drawOut({scale, left: gateAt, top}, {from: 0, to: width});
  const left = round(gateAt + mark.size * scale);
  const small = round(letters * 0.72);
  const apart = lines[1]!.height / 2 + letters * 0.3;
  return (
    bars(lines, line) +
    bars(gate, red) +
    lettering.draw(productName, {left, baseline: round(height / 2 - apart), size: letters, fill: line}) +
    lettering.draw(address, {left, baseline: round(height / 2 + apart + small * ascent), size: small, fill: muted})
  );
}
