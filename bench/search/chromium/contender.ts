/** A search as a page of the benchmark offers it. */
export type Contender = {
  /** Opens the index and asks a query; gives the milliseconds until there is a first result. */
  first: (query: string) => Promise<number>;
  /** Fetches whatever can be fetched before a query. */
  open: () => Promise<void>;
  /** Everything that a box would show for a query; gives the addresses, best first. */
  ask: (query: string) => Promise<string[]>;
};

declare global {
  interface Window {
    contender: Contender;
  }
}
