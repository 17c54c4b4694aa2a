import {lazy, Suspense, type ReactNode} from 'react';

const Page = lazy(() => import('@site/src/features/not-found/ui'));

/** The not-found page. The theme makes it a part of each docs page, so its code is loaded only where it is shown. */
export default function NotFoundContent(): ReactNode {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
