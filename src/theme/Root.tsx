import {useEffect, type ReactNode} from 'react';

import PageLoadError from '@site/src/components/PageLoadError';
import SearchHost from '@site/src/features/search/ui/SearchHost';
import SocialCard from '@site/src/components/SocialCard';

/** Wraps every page and is never unmounted. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  useKeyboardNavigationClass();
  return (
    <>
      {/* Before the page, so that the page's own tags win. */}
      <SocialCard />
      {children}
      <SearchHost />
      <PageLoadError />
    </>
  );
}

/** Marks the page as used by keyboard from the first Tab until the mouse is used. */
function useKeyboardNavigationClass(): void {
  useEffect(() => {
    const mark = (isKeyboard: boolean): void => {
      document.body.classList.toggle('navigation-with-keyboard', isKeyboard);
    };
    // Root is there as long as the page is.
    document.addEventListener('keydown', ({key}) => key === 'Tab' && mark(true));
    document.addEventListener('mousedown', () => mark(false));
  }, []);
}
