import {findCollisions, findCutWords, findOutside, findOverflow, findOverlaps} from './problems';
import {Look} from './Look';

/** This many problems of a kind are enough to show the cause. */
const most = 6;

/** What this file adds to the window of a page. */
export type InPage = {findProblems: typeof findProblems};

Object.assign(window, {findProblems});

/** Everything that is wrong with the layout of an element, as it is in the window now. */
async function findProblems(selector: string): Promise<string[]> {
  // What React shows for the new width comes with the next frames.
  await nextFrame();
  await nextFrame();
  const look = new Look(document.querySelector(selector)!);
  return [findOverflow, findOutside, findOverlaps, findCollisions, findCutWords].flatMap((find) =>
    find(look).slice(0, most),
  );
}

function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}
