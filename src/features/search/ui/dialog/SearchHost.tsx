import {lazy, Suspense, useEffect, type ReactNode} from 'react';

import siteConfig from '@generated/docusaurus.config';

import {encodeText} from '@site/src/urls/textInUrl';

import {loadDialog} from './loadDialog';
import {closeSearch, getOpenedSearch, isSearchOpen, openSearch, useOpenedSearch} from './openedSearch';
import Waiting from './Waiting';

const SearchDialog = lazy(() => loadDialog().catch(openResultsPage));

/** Holds the open dialog and the keys that open it; it stands outside of pages, so that a navigation leaves it alone. */
export default function SearchHost(): ReactNode {
  const opened = useOpenedSearch();

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const isShortcut = (event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k';
      if (!event.defaultPrevented && (isShortcut || (event.key === '/' && !isTyping(event.target)))) {
        event.preventDefault();
        if (!isSearchOpen()) {
          openSearch();
        }
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  if (opened === undefined) {
    return null;
  }
  return (
    <Suspense fallback={<Waiting onCancel={() => closeSearch(opened.words)} />}>
      <SearchDialog
        opened={opened}
        onClose={(words) => {
          closeSearch(words);
          document.querySelector<HTMLElement>('[data-search-button]')?.focus();
        }}
      />
    </Suspense>
  );
}

/** After a deployment the file of the dialog is gone; the results page comes with files of its own. */
function openResultsPage(error: unknown): Promise<never> {
  console.warn('The search dialog could not be loaded, so the results page opens.', error);
  const words = getOpenedSearch()?.words;
  const query = words ? `?q=${encodeText(words)}` : '';
  window.location.assign(`${siteConfig.baseUrl}search/${query}`);
  return new Promise(() => undefined);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}
