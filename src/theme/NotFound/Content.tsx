import {lazy, Suspense, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';

const ForThisAddress = lazy(() => import('@site/src/features/not-found/ui'));

/**
 * The not-found page, with links to what most visitors look for. The theme makes it a part of each docs page, so what
 * depends on the address is loaded only where it is shown.
 */
export default function NotFoundContent(): ReactNode {
  // React would discard a lazy part of the server's page while it hydrates, with its links: a click on one was lost.
  const isBrowser = useIsBrowser();
  const search = (
    <p>
      <Link to="/search/">Search</Link> in the documentation and the blog.
    </p>
  );
  return (
    <main className="container margin-vert--lg">
      <Heading as="h1">Page not found</Heading>
      <p>
        The page may have moved, or the link was mistyped. <Link to="/docs/locked-out/">I am locked out</Link>
      </p>
      <div className="row">
        <div className="col col--7">
          <Suspense fallback={search}>{isBrowser ? <ForThisAddress /> : search}</Suspense>
        </div>
        <div className="col col--5">
          <Heading as="h2">What most visitors look for</Heading>
          <ul>
            <li>
              <Link to="/docs/troubleshooting/">Troubleshooting</Link>
            </li>
            <li>
              <Link to="/docs/intro/">Introduction</Link>
            </li>
            <li>
              <Link to="/docs/installation/">Install Sentinel</Link> or{' '}
              <Link to="/docs/upgrade-from-csf/">upgrade from CSF</Link>
            </li>
          </ul>
        </div>
      </div>
    </main>
  );
}
