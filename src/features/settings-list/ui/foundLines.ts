import type {Line} from './searchLines';

/** More lines take longer than a frame. */
const mostAtOnce = 12;

/** So many of the others are added in one frame. */
const linesPerFrame = 24;

/** Milliseconds without a key after which somebody reads. */
const pause = 250;

/** Milliseconds after a key in which its frame is done, also on a slow processor. */
const frameOfKey = 50;

/** Shows found lines in two lists. */
export type FoundLines = {
  /** How high a line of the list is in the frame that follows a key, in pixels. */
  measureName: (element: HTMLElement) => number;
  /** May be called for every key, with how many of the lines are in sight. */
  show: (lines: readonly Line[], inSight: number) => void;
  /** Makes links of the names at once, for a key that leads to one. */
  complete: () => void;
  stop: () => void;
};

/** What else need not be done with the key. */
export type Waiting = {
  /** Comes right behind the frame, with the number of all lines that were found. */
  tell: (count: number) => void;
  /** Comes when nobody types. */
  settle: () => void;
};

/**
 * Shows copies of the lines that were found. Of those in sight the name of the setting comes with the next frame, into a
 * list that keeps the lines which stay, and all of it right behind; the other lines follow in small parts, once nobody
 * types.
 */
export function createFoundLines(first: HTMLElement, others: HTMLElement, waiting: Waiting): FoundLines {
  let copies = new Map<Line, HTMLElement>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;

  function stop(): void {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  }

  /** What is in the list already is taken out in parts too, before the first line is added. */
  function addOthers(lines: readonly Line[]): void {
    if (others.hidden && others.childElementCount > 0) {
      for (const old of [...others.children].slice(-linesPerFrame)) {
        old.remove();
      }
    } else {
      others.hidden = lines.length === 0;
      others.append(...lines.slice(0, linesPerFrame).map(({element}) => element.cloneNode(true)));
      lines = lines.slice(linesPerFrame);
    }
    if (lines.length > 0) {
      frame = requestAnimationFrame(() => addOthers(lines));
    }
  }

  function complete(): void {
    copies.forEach(completeCopy);
  }

  return {
    stop,
    complete,
    measureName(element) {
      const copy = copyName(element);
      first.append(copy);
      const height = copy.offsetHeight;
      copy.remove();
      return height;
    },
    show(lines, inSight) {
      const atOnce = Math.min(inSight, mostAtOnce);
      stop();
      others.hidden = true;
      copies = new Map(lines.slice(0, atOnce).map((line) => [line, copies.get(line) ?? copyName(line.element)]));
      putInto(first, [...copies.values()]);
      timer = setTimeout(() => {
        complete();
        waiting.tell(lines.length);
        timer = setTimeout(() => {
          waiting.settle();
          if (lines.length > atOnce) {
            addOthers(lines.slice(atOnce));
          }
        }, pause - frameOfKey);
      }, frameOfKey);
    },
  };
}

/** What a line begins with, as mere text: each element in it takes its time to style, lay out and paint. */
function copyName(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(false) as HTMLElement;
  copy.textContent = element.firstChild!.textContent;
  copy.dataset.hasNameOnly = '';
  return copy;
}

/** Gives the copy of a line all that the line holds. */
function completeCopy(copy: HTMLElement, {element}: Line): void {
  if (copy.dataset.hasNameOnly !== undefined) {
    delete copy.dataset.hasNameOnly;
    copy.replaceChildren(...element.cloneNode(true).childNodes);
  }
}

/** Gives a list these children; one that is there stays the same element. */
function putInto(list: HTMLElement, children: readonly Node[]): void {
  const wanted = new Set(children);
  for (const child of [...list.childNodes]) {
    if (!wanted.has(child)) {
      child.remove();
    }
  }
  let next = list.firstChild;
  for (const child of children) {
    if (child === next) {
      next = next.nextSibling;
    } else {
      list.insertBefore(child, next);
    }
  }
}
