/** How long a count is used without asking again, in milliseconds: 24 hours. */
export const maxAge = 86_400_000;

export type StoredCount = {count: number; isFresh: boolean};

/** The text under which a count is stored, with the time (milliseconds since 1970) at which it was read. */
export function serializeCount(count: number, now: number): string {
  return JSON.stringify({count, timestamp: now});
}

/**
 * Reads a stored count; undefined for anything that is none.
 * A timestamp of the future, as after a clock was set back, counts as old.
 */
export function parseStoredCount(text: string | null, now: number): StoredCount | undefined {
  try {
    const {count, timestamp} = JSON.parse(text ?? '') as Record<string, unknown>;
    if (!isStarCount(count) || typeof timestamp !== 'number') {
      return undefined;
    }
    const age = now - timestamp;
    return {count, isFresh: age >= 0 && age < maxAge};
  } catch {
    return undefined;
  }
}

/** Whether a value from outside can be a number of stars. */
export function isStarCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** Writes 999 as it is and 1,234 as "1.2K", so that the badge keeps its width. */
export function formatCount(count: number): string {
  return new Intl.NumberFormat('en', {notation: 'compact', maximumFractionDigits: 1}).format(count);
}
