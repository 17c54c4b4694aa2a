import {useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';

import Results from '@site/src/components/Search/Results';
import useSearch from '@site/src/components/Search/useSearch';
import useSearchClient from '@site/src/components/Search/useSearchClient';
import {maxQueryLength} from '@site/src/search/engine';

import styles from './styles.module.css';

type Props = {
  /** The key that opened the dialog, if it was a letter or digit. */
  initialQuery: string;
  onClose: () => void;
};

/** A modal dialog with the search field and what it found. */
export default function SearchDialog({initialQuery, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(() => initialQuery || selectedText());
  const {state, retry} = useSearch(useSearchClient(), query);

  useEffect(() => {
    dialog.current?.showModal();
    input.current?.focus();
    if (!initialQuery) {
      input.current?.select();
    }
  }, [initialQuery]);

  function moveFocus(event: KeyboardEvent): void {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step === undefined) {
      return;
    }
    event.preventDefault();
    const stops = [input.current, ...(dialog.current?.querySelectorAll<HTMLElement>('[data-search-hit]') ?? [])];
    const next = stops.indexOf(document.activeElement as HTMLInputElement) + step;
    stops[Math.max(0, Math.min(next, stops.length - 1))]?.focus();
  }

  function closeOnBackdrop(event: MouseEvent): void {
    if (event.target === dialog.current) {
      dialog.current?.close();
    }
  }

  return (
    // Escape and the Cancel button close the dialog too: the click is only for the mouse.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search docs"
      onClose={onClose}
      onClick={closeOnBackdrop}
      onKeyDown={moveFocus}
    >
      <div className={styles.box}>
        <form
          role="search"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            dialog.current?.querySelector<HTMLElement>('[data-search-hit]')?.click();
          }}
        >
          <input
            ref={input}
            type="search"
            className={styles.input}
            aria-label="Search docs"
            placeholder="Search docs"
            autoComplete="off"
            maxLength={maxQueryLength}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <button type="button" className={styles.cancel} onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </form>
        <div className={styles.results}>
          <Results state={state} retry={retry} onFollow={() => dialog.current?.close()} />
        </div>
        {query.trim() && (
          <p className={styles.more}>
            <Link to={`/search/?q=${encodeURIComponent(query)}`} onClick={() => dialog.current?.close()}>
              Open as a page
            </Link>
          </p>
        )}
      </div>
    </dialog>
  );
}

/** Text that was marked before the search opened is what one wants to look up. */
function selectedText(): string {
  return window.getSelection()?.toString().trim().slice(0, maxQueryLength) ?? '';
}
