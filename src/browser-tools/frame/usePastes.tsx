import {useMemo, useState, type ReactNode} from 'react';

import QuietLink from '@site/src/components/QuietLink';
import {harmOf, marksOf, readPaste, type Paste, type PasteKind} from '@sentinel/csf/answers/paste';
import {longestInWords} from '@sentinel/csf/answers/paste/length';
import {sections} from '@sentinel/csf/pages/sections';

import styles from './styles.module.css';

type Texts = Readonly<Partial<Record<string, string>>>;

type Pastes<Given extends Texts> = {
  /** The texts of the fields without the marks of a paste. */
  texts: Given;
  /** What was left out of a field. */
  takenFrom: (name: keyof Given & string) => readonly string[];
  /** Says below a field what was left out, and lets visitors keep it. */
  noteOf: (name: keyof Given & string) => ReactNode;
};

/**
 * Reads the texts of some fields without what a mail, a page or a terminal put around their lines, unless the visitor
 * wants them as pasted.
 * @param given texts by the name of their field: the same object until one changes
 */
export default function usePastes<Given extends Texts>(
  given: Given,
  kindOf: (name: string) => PasteKind,
): Pastes<Given> {
  // The texts that are read as pasted: the next paste into their field is read without marks again.
  const [kept, setKept] = useState<Texts>({});
  const [kinds] = useState(() => kindOf);
  const pastes = useMemo(
    () => Object.entries(given).map(([name, text = '']): [string, Paste] => [name, readPaste(text, kinds(name))]),
    [given, kinds],
  );
  const texts = useMemo(
    () => Object.fromEntries(pastes.map(([name, {text}]) => [name, kept[name] === given[name] ? kept[name] : text])),
    [pastes, kept, given],
  );
  return {
    // The names are those of the given texts.
    texts: texts as Given,
    takenFrom: (name) => (kept[name] === given[name] ? [] : (new Map(pastes).get(name)?.taken ?? [])),
    noteOf(name) {
      const paste = new Map(pastes).get(name) ?? {taken: []};
      const marks = marksOf(paste);
      const isKept = kept[name] === given[name];
      return (
        <p className={styles.pasteNote} aria-live="polite">
          {'isTooLong' in paste && (
            <span>{`Read as pasted: this page looks for the marks of mails and pages only in up to ${longestInWords}.`}</span>
          )}
          {marks !== '' && (
            <>
              {isKept ? `Read as pasted, with ${marks}.` : `Read without ${marks}. ${harmOf(paste)}`.trim()}{' '}
              <label className={styles.keepMarks}>
                <input
                  type="checkbox"
                  checked={isKept}
                  onChange={({target}) => setKept({...kept, [name]: target.checked ? given[name] : undefined})}
                />
                Read it as pasted
              </label>{' '}
              <QuietLink to={sections.pastes}>Which marks?</QuietLink>
            </>
          )}
        </p>
      );
    },
  };
}
