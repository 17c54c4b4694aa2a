import {useEffect, useEffectEvent, useRef, type RefObject} from 'react';

import {keptInput} from './kept';
import {placeOfLine} from './lines';

/** Longer texts are checked, but a text field becomes slow with them. */
const mostShown = 1_000_000;

/** Whether a text stands in the field. */
export function isShown(text: string): boolean {
  return text.length <= mostShown;
}

type FieldText = {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Puts a text into the field, unless it is too long for one. */
  show: (text: string) => void;
  /** Leads to a line, counted from 1, and selects it. */
  showLine: (number: number) => void;
};

/**
 * The field keeps its own text. When the page comes to life, what was typed before that is taken,
 * else what the tab remembers comes back; `begin` is called where there is one of both.
 */
export default function useFieldText(begin: () => unknown): FieldText {
  const field = useRef<HTMLTextAreaElement>(null);

  function show(text: string): void {
    field.current!.value = isShown(text) ? text : '';
  }

  function showLine(number: number): void {
    const area = field.current!;
    const {start, end, row} = placeOfLine(area.value, number);
    area.focus();
    area.setSelectionRange(start, end);
    // Lines do not wrap, so each is as high as the others.
    area.scrollTop = (row - 3) * Number.parseFloat(getComputedStyle(area).lineHeight);
    area.scrollLeft = 0;
  }

  const bringTogether = useEffectEvent(() => {
    const typed = field.current!.value;
    if (typed !== '') {
      keptInput.set({text: typed, encoding: 'utf-8', fileName: ''});
    } else {
      show(keptInput.get().text);
    }
    if (keptInput.get().text !== '') {
      begin();
    }
  });
  useEffect(() => bringTogether(), []);

  return {field, show, showLine};
}
