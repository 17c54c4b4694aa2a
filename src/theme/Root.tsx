import type {ReactNode} from 'react';

import useKeyboardNavigationClass from '@site/src/components/KeyboardNavigation/useKeyboardNavigationClass';
import PageLoadError from '@site/src/components/PageLoadError';
import SearchHost from '@site/src/components/SearchModal/SearchHost';

/** Stands around every page and is never unmounted. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  useKeyboardNavigationClass();
  return (
    <>
      {children}
      <SearchHost />
      <PageLoadError />
    </>
  );
}
