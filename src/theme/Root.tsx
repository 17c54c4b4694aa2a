import type {ReactNode} from 'react';

import useKeyboardNavigationClass from '@site/src/components/KeyboardNavigation/useKeyboardNavigationClass';
import PageLoadError from '@site/src/components/PageLoadError';
import SearchHost from '@site/src/features/search/ui/SearchHost';
import SocialCard from '@site/src/components/SocialCard';

/** Stands around every page and is never unmounted. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  useKeyboardNavigationClass();
  return (
    <>
      {/* Before the page, whose own tags win. */}
      <SocialCard />
      {children}
      <SearchHost />
      <PageLoadError />
    </>
  );
}
