import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';

type Props = {
  /** Path of the feed, such as `/docs/changelog/atom.xml`. */
  to: string;
  /** What a feed reader calls it. */
  title: string;
  children: ReactNode;
};

/** Links to a feed, and lets feed readers find it. */
export default function FeedLink({to, title, children}: Props): ReactNode {
  const address = useBaseUrl(to);
  return (
    <>
      <Head>
        <link rel="alternate" type="application/atom+xml" href={address} title={title} />
      </Head>
      <a href={address}>{children}</a>
    </>
  );
}
