import {useEffect, useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';

import {isStarCount, parseStoredCount, serializeCount} from './starCount';

/** One request per repository and page load, however often the badge is shown. */
const requests = new Map<string, Promise<number | undefined>>();

function requestCount(repo: string): Promise<number | undefined> {
  const request = requests.get(repo) ?? fetchCount(repo);
  requests.set(repo, request);
  return request;
}

async function fetchCount(repo: string): Promise<number | undefined> {
  try {
    const response = await fetch(`https://api.github.com/repos/${repo}`, {referrerPolicy: 'no-referrer'});
    const body: unknown = response.ok ? await response.json() : undefined;
    const count = (body as {stargazers_count?: unknown} | undefined)?.stargazers_count;
    return isStarCount(count) ? count : undefined;
  } catch {
    // Offline, refused or no JSON: the badge keeps what it shows.
    return undefined;
  }
}

/** The number of stars of a repository at GitHub; undefined as long as none is known. */
export default function useStarCount(repo: string | undefined): number | undefined {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    if (!repo) {
      console.error('Missing required attribute "repo"');
      return undefined;
    }
    const slot = createStorageSlot(`star-count.${repo}`);
    const stored = parseStoredCount(slot.get(), Date.now());
    setCount(stored?.count);
    if (stored?.isFresh) {
      return undefined;
    }
    let isShown = true;
    void requestCount(repo).then((fetched) => {
      if (fetched !== undefined) {
        slot.set(serializeCount(fetched, Date.now()));
        if (isShown) {
          setCount(fetched);
        }
      }
    });
    return () => {
      isShown = false;
    };
  }, [repo]);
  return count;
}
