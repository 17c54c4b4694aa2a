import {useEffect, useState} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';

import {memoize} from '@site/src/lib/memoize';
import {storedRecord} from '@site/src/lib/storedRecord';

/** One request per repository and page load, however often the badge is shown. */
const requests = new Map<string, Promise<number | undefined>>();

function requestCount(repo: string): Promise<number | undefined> {
  return memoize(requests, repo, () => fetchCount(repo));
}

async function fetchCount(repo: string): Promise<number | undefined> {
  try {
    const response = await fetch(`https://api.github.com/repos/${repo}`, {referrerPolicy: 'no-referrer'});
    const body: unknown = response.ok ? await response.json() : undefined;
    const count = (body as {stargazers_count?: unknown} | undefined)?.stargazers_count;
    return isStarCount(count) ? count : undefined;
  } catch {
    // Offline, refused or not JSON: the badge keeps what it shows.
    return undefined;
  }
}

/** A repository's number of stars on GitHub; undefined until it is known. */
export default function useStarCount(repo: string | undefined): number | undefined {
  const [stored, slot] = useStorageSlot(repo ? `star-count.${repo}` : null);
  const [fetched, setFetched] = useState<number>();

  useEffect(() => {
    if (!repo) {
      console.error('Missing required attribute "repo"');
      return;
    }
    // Reads the storage itself: `stored` is not read yet during hydration.
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

/** How long a count is used before it is fetched again, in milliseconds: 24 hours. */
const maxAge = 86_400_000;

type StoredCount = {
  count: number;
  /** When the count was read, in milliseconds since 1970. */
  timestamp: number;
};

/** The text that stores a count. */
export function serializeCount(count: number, timestamp: number): string {
  return JSON.stringify({count, timestamp} satisfies StoredCount);
}

/** Reads a stored count; undefined if it is invalid. */
export function parseStoredCount(text: string | null): StoredCount | undefined {
  const {count, timestamp} = storedRecord(text);
  return isStarCount(count) && typeof timestamp === 'number' ? {count, timestamp} : undefined;
}

/** A count from the future, as after a clock was set back, counts as expired. */
function isFresh(timestamp: number | undefined, now: number): boolean {
  return timestamp !== undefined && timestamp <= now && now - timestamp < maxAge;
}

/** Whether a value from outside can be a number of stars. */
export function isStarCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** Each is a thousand of the one before. */
const units = ['', 'K', 'M', 'B', 'T'];

/**
 * Writes 999 as it is and 1,234 as "1.2K", so that the badge keeps its width. `Intl.NumberFormat` in compact notation
 * does the same, but would load its language data for this one number.
 */
export function formatCount(count: number): string {
  let tenths = count * 10;
  let unit = 0;
  for (let power = 1000; tenths >= 10_000 && unit < units.length - 1; power *= 1000) {
    tenths = Math.round((count * 10) / power);
    unit++;
  }
  return `${tenths / 10}${units[unit]}`;
}
