import type {KeyboardEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import type {IndexFiles} from '@site/src/features/search/ui/clients';
import useIndexFiles from '@site/src/features/search/ui/useIndexFiles';
import type {SearchProvider} from '@site/src/environment';

import {loadDialog} from './loadDialog';
import {isSearchOpen, openSearch, typeIntoSearch} from './openedSearch';
import styles from './styles.module.css';

/** Fetches the dialog, and the built-in index if that is to answer, when the visitor is about to search. */
function prepare(isBuiltIn: boolean, files: IndexFiles): void {
  Promise.all([loadDialog(), isBuiltIn ? import('@site/src/features/search/ui/clients') : undefined]).then(
    ([, clients]) => clients?.builtInClient(files).prepare?.(),
    // A failure shows when the dialog is opened.
    () => undefined,
  );
}

/** The search button of the navbar, or a link where no script runs; the dialog itself is held by `SearchHost`. */
export default function SearchButton(): ReactNode {
  const files = useIndexFiles();
  const {siteConfig} = useDocusaurusContext();
  const {provider} = siteConfig.customFields?.search as SearchProvider;
  const beReady = (): void => prepare(provider === 'embedded', files);

  function onKeyDown(event: KeyboardEvent): void {
    const isTyped = !isSearchOpen() && /^[\p{L}\p{N}]$/u.test(event.key);
    if (isTyped && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      typeIntoSearch(event.key);
    }
  }

  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-search-button
        aria-haspopup="dialog"
        aria-label="Search docs"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => {
          if (!isSearchOpen()) {
            openSearch();
          }
        }}
        onFocus={beReady}
        onPointerEnter={beReady}
        onKeyDown={onKeyDown}
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
        <kbd className={styles.key}>/</kbd>
      </button>
      <noscript>
        <Link to="/search/" className={styles.allPages}>
          All pages
        </Link>
      </noscript>
    </>
  );
}
