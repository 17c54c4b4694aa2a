import {partsFile, partsGlobal, type PartsList} from '../partsFile';

/** The bundler's own object; `e` fetches a chunk by its number, `p` is where all files lie, `parts` are the known hashes. */
declare const __webpack_require__: {
  e: (id: string) => Promise<unknown>;
  p: string;
  parts: Record<string, string>;
};

/** What scripts of parts have put there: the numbers of the chunks that each has. */
type Arrived = readonly [ids: (string | number)[], ...unknown[]];

let reading: Promise<void> | undefined;

/** Lets contents of other pages be found: what the runtime does not know is looked up in the list of parts. */
export function findListedParts(): void {
  const {e: fetchChunk} = __webpack_require__;
  __webpack_require__.e = (id) => (isKnown(id) ? fetchChunk(id) : readListedParts().then(() => fetchChunk(id)));
}

/**
 * Reads the list of parts, once.
 * @throws if it cannot be fetched, or is of another build than this page; the next call tries again
 */
export function readListedParts(): Promise<void> {
  reading ??= addList().catch((error: unknown) => {
    reading = undefined;
    throw error;
  });
  return reading;
}

/** Whether the runtime knows where a chunk lies, or the page has brought it along. */
function isKnown(id: string): boolean {
  const {[partsGlobal]: arrived = []} = window as {[partsGlobal]?: Arrived[]};
  return id in __webpack_require__.parts || arrived.some(([ids]) => ids.some((each) => String(each) === String(id)));
}

async function addList(): Promise<void> {
  const address = __webpack_require__.p + partsFile;
  const list = await findList(address);
  if (list === undefined) {
    throw new Error(`${address} is of another build than this page: the site has been published again since.`);
  }
  Object.assign(__webpack_require__.parts, list.hashes);
}

/** The list of the build that this page is of: from the server, or from a copy in this browser that the page came from, too. */
async function findList(address: string): Promise<PartsList | undefined> {
  const response = await fetch(address, {cache: 'no-cache'});
  if (!response.ok) {
    throw new Error(`${address} was answered with status ${response.status}.`);
  }
  const fresh = await listIn(response);
  return isOfThisPage(fresh) ? fresh : (await keptLists(address)).find(isOfThisPage);
}

async function keptLists(address: string): Promise<PartsList[]> {
  const names = 'caches' in window ? await caches.keys() : [];
  const answers = await Promise.all(names.map((cacheName) => caches.match(address, {cacheName, ignoreVary: true})));
  return Promise.all(answers.filter((answer) => answer !== undefined).map(listIn));
}

async function listIn(response: Response): Promise<PartsList> {
  return (await response.json()) as PartsList;
}

function isOfThisPage({scripts}: PartsList): boolean {
  return scripts.every((file) => document.querySelector(`script[src$="/${file}"]`) !== null);
}
