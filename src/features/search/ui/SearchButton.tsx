import {useEffect, useRef, type ReactNode} from 'react';
import {useDocSearchKeyboardEvents} from '@docsearch/react/useDocSearchKeyboardEvents';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {isSearchOpen, loadDialog, openSearch, typeIntoSearch} from './openedSearch';
import styles from './searchButton.module.css';

/**
 * The search button of the navbar, with the keys that open the search, or a link without scripts. `SearchHost` renders
 * the dialog.
 */
export default function SearchButton(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const {siteConfig} = useDocusaurusContext();

  useDocSearchKeyboardEvents({
    // The dialog closes itself. If the hook knew that it is open, Ctrl+K would close it too, even in the middle of a
    // word.
    isOpen: false,
    onOpen: open,
    onClose: () => undefined,
    onInput,
    searchButtonRef: button,
    // The site has no assistant.
    isAskAiActive: false,
    onAskAiToggle: () => undefined,
  });

  useEffect(() => {
    document.addEventListener('keydown', showKeys);
    return () => document.removeEventListener('keydown', showKeys);
  }, []);

  /** Fetches the dialog and the index when the visitor is about to search. */
  function prepare(): void {
    loadDialog().then(
      ({prepareSearch}) => prepareSearch(siteConfig),
      // Opening the dialog reports a failure.
      () => undefined,
    );
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-search-button
        aria-haspopup="dialog"
        aria-label="Search docs"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={open}
        onFocus={prepare}
        onPointerEnter={prepare}
      >
        <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
          <path
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            d="M13 13l5 5M8.5 15a6.5 6.5 0 100-13 6.5 6.5 0 000 13z"
          />
        </svg>
        <span className={styles.label}>Search docs</span>
        <kbd translate="no" className={styles.key}>
          /
        </kbd>
      </button>
      <noscript>
        <Link to="/search/" className={styles.allPages}>
          All pages
        </Link>
      </noscript>
    </>
  );
}

function open(): void {
  if (!isSearchOpen()) {
    openSearch();
  }
}

/** Shows the search keys on `?`, except in a field, where it is a character. */
function showKeys(event: KeyboardEvent): void {
  if (event.key !== '?' || isSearchOpen()) {
    return;
  }
  if (!(event.target as Element).closest('input,textarea,select,[contenteditable],dialog')) {
    // The placeholder of the loading dialog would read it as a character.
    event.preventDefault();
    openSearch(true);
  }
}

/** Handles keys on the focused button. A character begins a search. */
function onInput(event: KeyboardEvent): void {
  const isCharacter = /^[\p{L}\p{N}]$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (isCharacter && !isSearchOpen()) {
    event.preventDefault();
    typeIntoSearch(event.key);
  }
}
