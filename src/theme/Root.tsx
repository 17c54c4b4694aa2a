import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

import useKeyboardNavigationClass from '@site/src/components/KeyboardNavigation/useKeyboardNavigationClass';
import PageLoadError from '@site/src/components/PageLoadError';
import SearchHost from '@site/src/components/SearchModal/SearchHost';
import SocialCard from '@site/src/components/SocialCard';
import textFont from '@site/src/css/fonts/atkinson-hyperlegible-next.woff2';

/** Stands around every page and is never unmounted. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  useKeyboardNavigationClass();
  return (
    <>
      <Head>
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
      {/* Before the page, whose own tags win. */}
      <SocialCard />
      {children}
      <SearchHost />
      <PageLoadError />
    </>
  );
}
