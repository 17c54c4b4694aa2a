/** The interface of a search in the benchmark's empty page. */
export type Contender = {
  /** Opens the index and runs one query. Returns the milliseconds until it is open and until the first result. */
  first: (query: string) => Promise<{open: number; result: number}>;
  /** Fetches everything that can be fetched before a query. */
  open: () => Promise<void>;
  /** Computes everything that a search box shows for a query. Returns the URLs, best first. */
  ask: (query: string) => Promise<string[]>;
};

declare global {
  interface Window {
    contender: Contender;
  }
}
