import {describeElement} from './describeElement';

/** What this file adds to the window of a page. */
export type WatchedPaints = {shifts: Shift[]; largestPaint: LargestPaint | undefined};

/** Elements that moved without the visitor's doing, and the score of that. */
export type Shift = {score: number; elements: string[]};

/** The largest thing that was painted before anybody scrolled; text has no address. */
export type LargestPaint = {element: string; image: string; isPreloaded: boolean};

// TypeScript's library knows neither entry.
type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: {node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly}[];
};
type LargestContentfulPaint = PerformanceEntry & {element: Element | null; url: string};

const watched: WatchedPaints = Object.assign(window, {shifts: [], largestPaint: undefined});

new PerformanceObserver((list) => {
  for (const {value, hadRecentInput, sources} of list.getEntries() as LayoutShift[]) {
    if (!hadRecentInput) {
      watched.shifts.push({score: value, elements: sources.map(describeMove)});
    }
  }
}).observe({type: 'layout-shift', buffered: true});

new PerformanceObserver((list) => {
  for (const {element, url} of list.getEntries() as LargestContentfulPaint[]) {
    const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="image"]')];
    watched.largestPaint = {
      element: element ? describeElement(element) : 'an element that is gone',
      image: url,
      isPreloaded: url.startsWith('data:') || preloads.some(({href}) => href === url),
    };
  }
}).observe({type: 'largest-contentful-paint', buffered: true});

function describeMove({node, previousRect, currentRect}: LayoutShift['sources'][number]): string {
  const element = node instanceof Element ? node : node?.parentElement;
  const {x, y} = {x: currentRect.x - previousRect.x, y: currentRect.y - previousRect.y};
  return `${element ? describeElement(element) : 'an element that is gone'} by ${Math.round(x)} px across and ${Math.round(y)} px down`;
}
