import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {cardFile, cardSize} from '@site/src/brand/head';

type Props = {
  /** Path of the page below the base URL; the current page by default. */
  page?: string;
};

/** Sets the picture that shows when somebody shares a page. The preview draws none. */
export default function SocialCard({page}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const image = useBaseUrl(cardFile(page ?? pathname.slice(siteConfig.baseUrl.length)), {absolute: true});
  if (process.env.NODE_ENV === 'development') {
    return null;
  }
  return (
    <Head>
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta property="og:image:alt" content={`The title of the page under the mark of ${siteConfig.title}`} />
      <meta name="twitter:image" content={image} />
    </Head>
  );
}
