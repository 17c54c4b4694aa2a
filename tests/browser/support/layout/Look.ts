import {hasArea, intersect, type Box} from './box';

/** What happens to content that sticks out of an element: nothing, or it has to be scrolled to, or nobody sees it. */
type Cut = 'no' | 'scrolled' | 'lost';
type Clipper = {box: Box; x: Cut; y: Cut};

/** Boxes of a text, one for each line. */
type Text = {element: Element; boxes: Box[]};

const cuts: Record<string, Cut> = {visible: 'no', auto: 'scrolled', scroll: 'scrolled', hidden: 'lost', clip: 'lost'};

/** One look at the page as it is now; it remembers what it asked, so a changed page needs another. */
export class Look {
  readonly #styles = new Map<Element, CSSStyleDeclaration>();
  readonly #forScreenReaders = new Map<Element, boolean>();
  readonly #clippers = new Map<Element, Clipper[]>();

  /** Looks at an element with all that is in it. */
  constructor(readonly root: Element) {}

  /** Elements that can be seen, or could be if they were scrolled to. */
  elements(selector: string): Element[] {
    return [...this.root.querySelectorAll(selector)].filter((element) => this.#isShown(element));
  }

  /** Texts that can be seen, or could be if they were scrolled to. */
  texts(): Text[] {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(this.root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement!;
      if (walker.currentNode.nodeValue!.trim() !== '' && this.#isShown(element)) {
        range.selectNodeContents(walker.currentNode);
        const boxes = [...range.getClientRects()].map((box) => this.#inkOf(element, box)).filter(hasArea);
        texts.push({element, boxes});
      }
    }
    return texts;
  }

  /** The boxes of an element, one for each line of an inline one. */
  boxesOf(element: Element): Box[] {
    const boxes = [...element.getClientRects()];
    return this.#styleOf(element).display === 'inline' ? boxes.map((box) => this.#inkOf(element, box)) : boxes;
  }

  /** The part of a box of an element or of its text that can be seen when nobody scrolls inside of the page. */
  seen(element: Element, box: Box): Box {
    return this.#clippersOf(element).reduce(
      (rest, {box: frame, x, y}) =>
        intersect(rest, {
          left: x === 'no' ? -Infinity : frame.left,
          right: x === 'no' ? Infinity : frame.right,
          top: y === 'no' ? -Infinity : frame.top,
          bottom: y === 'no' ? Infinity : frame.bottom,
        }),
      box,
    );
  }

  /** Whether some of a box can be reached by no scrolling. */
  isCut(element: Element, {left, top, right, bottom}: Box): boolean {
    for (const {box, x, y} of this.#clippersOf(element)) {
      if (
        (x === 'lost' && (left < box.left - 1 || right > box.right + 1)) ||
        (y === 'lost' && (top < box.top - 1 || bottom > box.bottom + 1))
      ) {
        return true;
      }
      // What scrolls inside of a frame is seen where the frame is seen.
      [left, right] = x === 'scrolled' ? [box.left, box.right] : [left, right];
      [top, bottom] = y === 'scrolled' ? [box.top, box.bottom] : [top, bottom];
    }
    return false;
  }

  /** Letters fill less than the line that belongs to them. */
  #inkOf(element: Element, {left, right, top, bottom}: Box): Box {
    const height = Math.min(parseFloat(this.#styleOf(element).fontSize), bottom - top);
    const middle = (top + bottom) / 2;
    return {left, right, top: middle - height / 2, bottom: middle + height / 2};
  }

  #isShown(element: Element): boolean {
    return (
      element.checkVisibility({opacityProperty: true, visibilityProperty: true}) &&
      !this.#isForScreenReaders(element) &&
      element.closest('[inert]') === null
    );
  }

  /** Whether an element is hidden from the eye, though not from a screen reader, by itself or by one around it. */
  #isForScreenReaders(element: Element): boolean {
    let answer = this.#forScreenReaders.get(element);
    if (answer === undefined) {
      const {position, overflow, clip, clipPath} = this.#styleOf(element);
      const {width, height} = element.getBoundingClientRect();
      answer =
        (position === 'absolute' &&
          (clip !== 'auto' || clipPath === 'inset(50%)' || (overflow !== 'visible' && width <= 1 && height <= 1))) ||
        (element.parentElement !== null && this.#isForScreenReaders(element.parentElement));
      this.#forScreenReaders.set(element, answer);
    }
    return answer;
  }

  /** What cuts off the content of an element, from the nearest outwards. */
  #clippersOf(element: Element): Clipper[] {
    let clippers = this.#clippers.get(element);
    if (clippers === undefined) {
      const container = this.#containerOf(element);
      const outer = container === null ? [] : this.#clippersOf(container);
      const {overflowX, overflowY, display} = this.#styleOf(element);
      // Overflow of these two is the window's.
      const isOfWindow = element === document.documentElement || element === document.body;
      const x = cuts[overflowX] ?? 'no';
      const y = cuts[overflowY] ?? 'no';
      const isClipper = !isOfWindow && display !== 'inline' && display !== 'contents' && (x !== 'no' || y !== 'no');
      clippers = isClipper ? [{box: element.getBoundingClientRect(), x, y}, ...outer] : outer;
      this.#clippers.set(element, clippers);
    }
    return clippers;
  }

  /** The next element outwards whose overflow counts for this one. */
  #containerOf(element: Element): Element | null {
    const {position} = this.#styleOf(element);
    let container = element.parentElement;
    if (position === 'absolute' || position === 'fixed') {
      while (container !== null && !this.#holds(container, position)) {
        container = container.parentElement;
      }
    }
    return container;
  }

  #holds(container: Element, inner: 'absolute' | 'fixed'): boolean {
    const {position, transform, filter, contain} = this.#styleOf(container);
    const isLayer = transform !== 'none' || filter !== 'none' || /paint|layout|strict|content/.test(contain);
    return isLayer || (inner === 'absolute' && position !== 'static');
  }

  #styleOf(element: Element): CSSStyleDeclaration {
    let style = this.#styles.get(element);
    if (style === undefined) {
      style = getComputedStyle(element);
      this.#styles.set(element, style);
    }
    return style;
  }
}
