import type {Place} from '@site/src/components/PageFeedback/pageFeedback';

/** The part of the page that the address names, if it is under a heading of the page. */
export function sectionInAddress(hash: string): Place['section'] {
  const id = decode(hash.slice(1));
  const heading = id === '' ? null : document.getElementById(id);
  return heading !== null && /^H[2-6]$/.test(heading.tagName) ? {id, title: wordsOf(heading)} : undefined;
}

function wordsOf(heading: HTMLElement): string {
  const copy = heading.cloneNode(true) as HTMLElement;
  copy.querySelector('.hash-link')?.remove();
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Nothing for what is no encoding. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
