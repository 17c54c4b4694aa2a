import {lazy, Suspense, useEffect, type ReactNode} from 'react';

import {encodeText} from '@site/src/addresses/textInAddress';
import {siteRoot} from '@site/src/components/OfflineCopy/siteRoot';

import {loadDialog} from './loadDialog';
import {getOpenedSearch, setOpenedSearch, useOpenedSearch} from './openedSearch';
import selectedText from './selectedText';
import Waiting from './Waiting';

const SearchDialog = lazy(() => loadDialog().catch(openResultsPage));

/** Holds the open dialog and the keys that open it; it stands outside of pages, so that a navigation leaves it alone. */
export default function SearchHost(): ReactNode {
  const words = useOpenedSearch();

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const isShortcut = (event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k';
      if (isShortcut || (event.key === '/' && !isTyping(event.target))) {
        event.preventDefault();
        setOpenedSearch(selectedText());
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  if (words === undefined) {
    return null;
  }
  return (
    <Suspense fallback={<Waiting onCancel={() => setOpenedSearch(undefined)} />}>
      <SearchDialog
        initialQuery={words}
        onClose={() => {
          setOpenedSearch(undefined);
          document.querySelector<HTMLElement>('[data-search-button]')?.focus();
        }}
      />
    </Suspense>
  );
}

/** After a deployment the file of the dialog is gone; the results page comes with files of its own. */
function openResultsPage(error: unknown): Promise<never> {
  console.warn('The search dialog could not be loaded, so the results page opens.', error);
  const query = getOpenedSearch() ? `?q=${encodeText(getOpenedSearch()!)}` : '';
  window.location.assign(`${siteRoot()}search/${query}`);
  return new Promise(() => undefined);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}
