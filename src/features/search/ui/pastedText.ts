import type {ClipboardEvent} from 'react';

import {shortenText} from '@site/src/features/search/logic/particulars';
import {maxQueryLength} from '@site/src/urls/textInUrl';

/** The last pasted text and what the field shows of it. It is kept in memory only, also on the way to the results page. */
let last: {shown: string; text: string} | undefined;

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** What the field shows of a text. As long as it shows that, the search knows the whole text. */
function take(text: string): string {
  const shown = inOneLine(text.length > maxQueryLength ? shortenText(text) : text);
  last = {shown, text};
  return shown;
}

/** What the field shows of words that come from elsewhere: a selection on the page, or a URL. */
export function fitIntoField(words: string): string {
  return words.length > maxQueryLength ? take(words) : words;
}

/** The whole text that somebody pasted, if the field shows these words of it. */
export function pastedAs(words: string): string | undefined {
  return last?.shown === inOneLine(words) ? last.text : undefined;
}

/** Words that the visitor wants searched as they are. */
let keptAsTyped: string | undefined;

/** Searches these words without a repair from now on. */
export function keepAsTyped(words: string): void {
  keptAsTyped = words;
}

/** Whether to search words without a repair. */
export function isKeptAsTyped(words: string): boolean {
  return keptAsTyped === words;
}

/**
 * Reads a text that is pasted into the field: one that fits into it as it is, and of a longer one or one of several
 * lines the words that say the most.
 */
export function onPaste(event: ClipboardEvent<HTMLInputElement>, show: (words: string) => void): void {
  const {value, selectionStart, selectionEnd} = event.currentTarget;
  const pasted = event.clipboardData.getData('text/plain');
  const text = value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length);
  const shown = take(text);
  if (text.length > maxQueryLength || pasted.includes('\n')) {
    event.preventDefault();
    show(shown);
  }
}

/** What the page says about words that do not show all that was pasted, or that fill the field. */
export function lengthNote(words: string): string | undefined {
  const pasted = pastedAs(words);
  if (pasted !== undefined && pasted.length > maxQueryLength) {
    return `The field holds ${maxQueryLength} characters. It shows the words that say the most about your text.`;
  }
  return words.length >= maxQueryLength ? `The field is full: it holds ${maxQueryLength} characters.` : undefined;
}
