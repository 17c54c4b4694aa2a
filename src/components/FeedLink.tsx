import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';

type Props = {
  /** Path of the Atom feed. */
  feed: string;
  /** What feed readers call it. */
  title: string;
  children: ReactNode;
};

/** Leads to a feed, and tells feed readers of it. */
export default function FeedLink({feed, title, children}: Props): ReactNode {
  const address = useBaseUrl(feed);
  return (
    <>
      <Head>
        <link rel="alternate" type="application/atom+xml" href={address} title={title} />
      </Head>
      <a href={address}>{children}</a>
    </>
  );
}
