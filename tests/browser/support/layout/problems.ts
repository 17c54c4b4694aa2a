import {hasArea, intersect, type Box} from './box';
import {describeElement} from './describeElement';
import type {Look} from './Look';

type Part = {element: Element; box: Box};

const controls = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="option"]';

/** Is outside the window until the keyboard reaches it. */
const skipLink = '[href="#__docusaurus_skipToContent_fallback"]';

/** Whether the page has to be scrolled sideways, and what seems to be the cause. */
export function findOverflow(look: Look): string[] {
  const {scrollWidth, clientWidth} = document.documentElement;
  if (scrollWidth <= clientWidth) {
    return [];
  }
  const wide = look
    .elements('body *')
    .filter((element) => element.getBoundingClientRect().right > clientWidth && !element.closest(skipLink));
  const innermost = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
  const names = innermost.slice(0, 3).map(describeElement).join(', ') || 'unknown';
  return [`the page is ${scrollWidth - clientWidth} px too wide; what sticks out: ${names}`];
}

/** Text and controls beyond the sides of the window that no scrolling reaches. */
export function findOutside(look: Look): string[] {
  const width = document.documentElement.clientWidth;
  return unique(
    [...textsOf(look), ...controlsOf(look)]
      .filter(({element, box: {left, right}}) => (left < -1 || right > width + 1) && !element.closest(skipLink))
      .map(({element, box: {left, right}}) => {
        const pixels = Math.ceil(Math.max(-left, right - width));
        return `${describeElement(element)} is ${pixels} px outside of the window`;
      }),
  );
}

/** Controls that lie on others. */
export function findOverlaps(look: Look): string[] {
  return meetings(controlsOf(look)).map(
    ([one, other]) => `${describeElement(one)} and ${describeElement(other)} overlap`,
  );
}

/** Words that lie on others. */
export function findCollisions(look: Look): string[] {
  return meetings(textsOf(look)).map(
    ([one, other]) => `${describeElement(one)} and ${describeElement(other)} run into each other`,
  );
}

/** Words that something cuts off, so that no scrolling brings them back. */
export function findCutWords(look: Look): string[] {
  return unique(
    look
      .texts()
      .filter(({element, boxes}) => boxes.some((box) => look.isCut(element, box)))
      .map(({element}) => `${describeElement(element)} is cut off`),
  );
}

function textsOf(look: Look): Part[] {
  return seenParts(look, look.texts());
}

function controlsOf(look: Look): Part[] {
  return seenParts(
    look,
    look.elements(controls).map((element) => ({element, boxes: look.boxesOf(element)})),
  );
}

function seenParts(look: Look, things: {element: Element; boxes: Box[]}[]): Part[] {
  return things
    .flatMap(({element, boxes}) => boxes.map((box) => ({element, box: look.seen(element, box)})))
    .filter(({box}) => hasArea(box));
}

/** Pairs of different elements, none within the other, whose boxes share some area. */
function meetings(parts: Part[]): [Element, Element][] {
  const sorted = parts.toSorted((one, other) => one.box.top - other.box.top);
  const pairs: [Element, Element][] = [];
  sorted.forEach((one, index) => {
    for (let next = index + 1; next < sorted.length && sorted[next]!.box.top < one.box.bottom; next++) {
      const other = sorted[next]!;
      const areRelated = one.element.contains(other.element) || other.element.contains(one.element);
      if (!areRelated && hasArea(intersect(one.box, other.box))) {
        pairs.push([one.element, other.element]);
      }
    }
  });
  return pairs;
}

function unique(sentences: string[]): string[] {
  return [...new Set(sentences)];
}
