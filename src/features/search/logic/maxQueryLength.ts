/** Longest query, in characters, that is looked up; the rest is cut. */
export const maxQueryLength = 64;
