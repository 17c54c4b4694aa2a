import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';

import SocialCard from '@site/src/components/SocialCard';

import BlockedRequest from './BlockedRequest';
import MovedUrl from './MovedUrl';
import NearPages from './NearPages';

/** The not-found page, with links to what most visitors look for. */
export default function NotFoundPage(): ReactNode {
  return (
    <main className="container margin-vert--xl">
      <SocialCard page="404" />
      <BlockedRequest />
      <Heading as="h1">Page not found</Heading>
      <p>There is no page at this address. The page may have moved, or the link was mistyped.</p>
      <MovedUrl />
      <p>
        <Link to="/docs/locked-out/">I am locked out</Link>: three commands that let you back in.
      </p>
      <NearPages />
      <Heading as="h2">What most visitors look for</Heading>
      <ul>
        <li>
          <Link to="/docs/troubleshooting/">Troubleshooting</Link>: find the cause by what you see
        </li>
        <li>
          <Link to="/docs/intro/">Introduction</Link>: every common task and its shortest answer
        </li>
        <li>
          <Link to="/docs/installation/">Install Sentinel</Link> or{' '}
          <Link to="/docs/upgrade-from-csf/">upgrade from CSF</Link>
        </li>
        <li>
          <Link to="/docs/usage/commands/">All commands of csf and lfd</Link>
        </li>
        <li>
          <Link to="/blog/">Blog</Link>
        </li>
      </ul>
    </main>
  );
}
