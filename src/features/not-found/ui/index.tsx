import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';

import {cutText, encodeText} from '@site/src/urls/textInAddress';
import {maxQueryLength} from '@site/src/features/search/logic/record';

import useNearPages from './useNearPages';

/** The pages whose addresses are nearest to the one that was asked for, and the search with its words. */
export default function NearPages(): ReactNode {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const near = useNearPages(`/${pathname.slice(baseUrl.length)}`);
  const words = cutText(near.words.join(' '), maxQueryLength);
  return (
    <>
      {near.pages.length > 0 && (
        <>
          <Heading as="h2">Pages near this address</Heading>
          <ul>
            {near.pages.map(({url, title}) => (
              <li key={url}>
                <Link to={url}>{title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {words ? (
          <Link to={`/search/?q=${encodeText(words)}`}>Search for “{words}”</Link>
        ) : (
          <Link to="/search/">Search</Link>
        )}{' '}
        in the documentation and the blog.
      </p>
    </>
  );
}
