import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';

import {nearPages, pagesFile, wordsOfAddress, type Page} from '@site/src/features/not-found/logic/nearPages';
import {cutText, encodeText, maxQueryLength} from '@site/src/urls/textInUrl';

type Near = {
  pages: Page[];
  /** The words of the address, as a search query. */
  words: string[];
};

/** The pages with the most similar addresses, and a search for the words of the address. */
export default function NearPages(): ReactNode {
  const near = useNearPages();
  const words = cutText(near.words.join(' '), maxQueryLength);
  return (
    <>
      {near.pages.length > 0 && (
        <>
          <Heading as="h2">Pages with a similar address</Heading>
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
          <Link to={`/search/?q=${encodeText(words)}`}>{`Search for “${words}”`}</Link>
        ) : (
          <Link to="/search/">Search</Link>
        )}{' '}
        <span>in the documentation and the blog.</span>
      </p>
    </>
  );
}

function useNearPages(): Near {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [near, setNear] = useState<Near>({pages: [], words: []});

  useEffect(() => {
    let isCurrent = true;
    async function find(): Promise<void> {
      const address = `/${pathname.slice(baseUrl.length)}`;
      const pages = await fetchPages(baseUrl + pagesFile);
      if (isCurrent) {
        setNear({pages: nearPages(address, pages), words: wordsOfAddress(address)});
      }
    }
    find().catch((error: unknown) => console.warn('Pages with a similar address could not be found.', error));
    return () => {
      isCurrent = false;
    };
  }, [baseUrl, pathname]);

  return near;
}

async function fetchPages(file: string): Promise<Page[]> {
  try {
    const response = await fetch(file);
    if (!response.ok) {
      throw new Error(`${file} returned status ${response.status}.`);
    }
    return (await response.json()) as Page[];
  } catch (error) {
    console.warn('The list of pages is missing.', error);
    return [];
  }
}
