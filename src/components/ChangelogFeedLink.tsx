import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Leads to the feed of versions, and tells feed readers of it. */
export default function ChangelogFeedLink({children}: {children: ReactNode}): ReactNode {
  const address = useBaseUrl('/docs/changelog/atom.xml');
  return (
    <>
      <Head>
        <link rel="alternate" type="application/atom+xml" href={address} title="Versions of Sentinel Firewall" />
      </Head>
      <a href={address}>{children}</a>
    </>
  );
}
