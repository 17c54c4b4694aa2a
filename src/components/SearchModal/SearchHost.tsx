import {lazy, Suspense, useEffect, type ReactNode} from 'react';

import {loadDialog} from './loadDialog';
import {setOpenedSearch, useOpenedSearch} from './openedSearch';
import selectedText from './selectedText';

const SearchDialog = lazy(loadDialog);

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
    <Suspense>
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

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}
