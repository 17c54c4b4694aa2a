import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

import type {Page} from '@site/src/features/not-found/logic/nearPages';
import {pagesFile} from '@site/src/features/not-found/logic/pagesFile';

type Near = {
  pages: Page[];
  /** The words of the address, for a search. */
  words: string[];
};

/**
 * Finds the pages near to an address in the browser. What that takes is fetched here, since
 * the pages of the docs carry the not-found page with them; what cannot be fetched stays empty.
 */
export default function useNearPages(address: string): Near {
  const file = useBaseUrl(pagesFile);
  const [near, setNear] = useState<Near>({pages: [], words: []});

  useEffect(() => {
    let isCurrent = true;
    async function find(): Promise<void> {
      try {
        const list = fetchPages(file);
        const {nearPages, wordsOfAddress} = await import('@site/src/features/not-found/logic/nearPages');
        const pages = await list;
        if (isCurrent) {
          setNear({pages: nearPages(address, pages), words: wordsOfAddress(address)});
        }
      } catch (error) {
        console.warn('Pages near this address cannot be named.', error);
      }
    }
    void find();
    return () => {
      isCurrent = false;
    };
  }, [address, file]);

  return near;
}

async function fetchPages(file: string): Promise<Page[]> {
  try {
    const response = await fetch(file);
    if (!response.ok) {
      throw new Error(`${file} was answered with status ${response.status}.`);
    }
    return (await response.json()) as Page[];
  } catch (error) {
    console.warn('The list of pages is missing.', error);
    return [];
  }
}
