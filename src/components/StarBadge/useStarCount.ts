import {useEffect, useState} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';

import {isFresh, isStarCount, parseStoredCount, serializeCount} from './starCount';

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
  const [stored, slot] = useStorageSlot(repo ? `star-count.${repo}` : null);
  const [fetched, setFetched] = useState<number>();

  useEffect(() => {
    if (!repo) {
      console.error('Missing required attribute "repo"');
      return;
    }
    // Asked of the storage itself: while the page comes to life, `stored` is not yet read.
    if (isFresh(parseStoredCount(slot.get())?.timestamp, Date.now())) {
      return;
    }
    void requestCount(repo).then((count) => {
      if (count !== undefined) {
        slot.set(serializeCount(count, Date.now()));
        setFetched(count);
      }
    });
  }, [repo, slot]);

  return fetched ?? parseStoredCount(stored)?.count;
}
