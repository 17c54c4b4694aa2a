/** A search as the empty page of the benchmark offers it. */
export type Contender = {
  /** Opens the index and asks one query; gives the milliseconds until it is open and until the first result is there. */
  first: (query: string) => Promise<{open: number; result: number}>;
  /** Fetches everything that can be fetched before a query. */
  open: () => Promise<void>;
  /** Everything that a search box shows for a query; gives the addresses, best first. */
  ask: (query: string) => Promise<string[]>;
};

declare global {
  interface Window {
    contender: Contender;
  }
}
