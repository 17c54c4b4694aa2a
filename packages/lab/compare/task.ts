/** What a comparison needs. */
export type Task = {
  /** The folder csf. */
  product: string;
  count: number;
  seed: number;
  /** Also renew the fixtures of our tests. */
  isRecording: boolean;
  /** Only the steps of this file of steps/pages. */
  page?: string | undefined;
};

/** What was compared, in words, and how many of them differ. */
export type Outcome = {compared: string; differing: number};

/** Works on two items at a time, or on as many as is said. */
export async function inParallel<T>(items: Iterable<T>, work: (item: T) => Promise<void>, atOnce = 2): Promise<void> {
  const left = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = left.next(); !next.done; next = left.next()) {
      await work(next.value);
    }
  };
  await Promise.all(Array.from({length: atOnce}, worker));
}
