import {useEffect, useEffectEvent, useRef, type RefObject} from 'react';

import {createTabStorage} from '@site/src/browser-tools/frame/tabStorage';
import type {Encoding} from '@site/src/csf/conf/parseConfig';

/** The file to check, as it was given. */
export type Input = {
  text: string;
  encoding: Encoding;
  /** Empty where it was typed or pasted. */
  fileName: string;
};

const nothing: Input = {text: '', encoding: 'utf-8', fileName: ''};

const encodings: readonly string[] = ['utf-8', 'utf-8-bom', 'utf-16', 'windows-1252'] satisfies Encoding[];

/** What the checker was given, in this tab. */
export const toolInput = createTabStorage('tool.config-checker', nothing, readInput);

function readInput(stored: unknown): Input | undefined {
  if (typeof stored !== 'object' || stored === null) {
    return undefined;
  }
  const {text, encoding, fileName} = stored as Partial<Record<keyof Input, unknown>>;
  if (typeof text !== 'string') {
    return undefined;
  }
  return {
    text,
    encoding: typeof encoding === 'string' && encodings.includes(encoding) ? (encoding as Encoding) : 'utf-8',
    fileName: typeof fileName === 'string' ? fileName.slice(0, 200) : '',
  };
}

/** Longer texts are checked, but a text field becomes slow with them. */
const mostShown = 1_000_000;

/** Whether the field shows a text. */
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
export function useFieldText(begin: () => unknown): FieldText {
  const field = useRef<HTMLTextAreaElement>(null);

  function show(text: string): void {
    field.current!.value = isShown(text) ? text : '';
  }

  function showLine(number: number): void {
    const area = field.current!;
    const {start, end, row} = positionOfLine(area.value, number);
    area.focus();
    area.setSelectionRange(start, end);
    // Lines do not wrap, so each is as high as the others.
    area.scrollTop = (row - 3) * Number.parseFloat(getComputedStyle(area).lineHeight);
    area.scrollLeft = 0;
  }

  const bringTogether = useEffectEvent(() => {
    const typed = field.current!.value;
    if (typed !== '') {
      toolInput.set({text: typed, encoding: 'utf-8', fileName: ''});
    } else {
      show(toolInput.get().text);
    }
    if (toolInput.get().text !== '') {
      begin();
    }
  });
  useEffect(() => bringTogether(), []);

  return {field, show, showLine};
}

/** Where a line is in a text, counted from 1; a form feed ends a line for csf, but not in a text field. */
export function positionOfLine(text: string, number: number): {start: number; end: number; row: number} {
  const ends = /\r\n?|[\n\v\f]/g;
  let [start, row] = [0, 0];
  for (let line = 1; line < number; line += 1) {
    const found = ends.exec(text);
    if (found === null) {
      break;
    }
    start = ends.lastIndex;
    row += /[\v\f]/.test(found[0]) ? 0 : 1;
  }
  ends.lastIndex = start;
  return {start, end: ends.exec(text)?.index ?? text.length, row};
}
