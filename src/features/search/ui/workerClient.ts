import type {SearchAnswer, SearchClient, SearchRequest} from '@site/src/features/search/logic/record';
import {SearchFailure} from '@site/src/features/search/logic/searchFailure';
import {indexFile, textsFile} from '@site/src/features/search/logic/indexFiles';

import type {FromWorker, ToWorker} from './worker';

type Waiting = {request: SearchRequest; resolve: (answer: SearchAnswer) => void; reject: (error: unknown) => void};

/**
 * The built-in search in a worker, so that no key waits for it. Where no worker starts, as in a page opened as a file,
 * the page searches itself.
 */
// eslint-disable-next-line max-lines-per-function -- functions over one worker and the questions that wait for it
export function createWorkerClient(baseUrl: string): SearchClient {
  const files = {indexUrl: baseUrl + indexFile, textsUrl: baseUrl + textsFile};
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<() => void>();
  const reportTexts = (): void => listeners.forEach((listener) => listener());
  let count = 0;
  let worker: Worker | undefined;
  let here: Promise<SearchClient> | undefined;

  function receive(message: FromWorker): void {
    if ('hasTexts' in message) {
      reportTexts();
      return;
    }
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if ('answer' in message) {
      asked?.resolve(message.answer);
    } else {
      asked?.reject(new SearchFailure(message.failure, message.message));
    }
  }

  async function loadHere(): Promise<SearchClient> {
    const {createEmbeddedClient} = await import('@site/src/features/search/logic/embeddedClient');
    const client = createEmbeddedClient(files);
    client.onTexts?.(reportTexts);
    return client;
  }

  function searchHere(request: SearchRequest): Promise<SearchAnswer> {
    here ??= loadHere();
    return here.then((client) => client.search(request));
  }

  /** Gives the work to the page for good. Without a network it cannot load it either, and the next query tries again. */
  function leaveWorker(): void {
    worker?.terminate();
    worker = undefined;
    if (!navigator.onLine) {
      waiting.forEach(({reject}) => reject(new SearchFailure('connection', 'The search could not be loaded.')));
      waiting.clear();
      return;
    }
    here ??= loadHere();
    waiting.forEach(({request, resolve, reject}) => void searchHere(request).then(resolve, reject));
    waiting.clear();
  }

  function tell(message: ToWorker): void {
    worker?.postMessage(message);
  }

  function start(): void {
    if (worker !== undefined || here !== undefined) {
      return;
    }
    try {
      worker = new Worker(new URL('./worker.ts', import.meta.url));
    } catch {
      leaveWorker();
      return;
    }
    worker.onmessage = ({data}: MessageEvent<FromWorker>) => receive(data);
    worker.onerror = (event) => {
      event.preventDefault();
      leaveWorker();
    };
    tell(files);
  }

  return {
    canFilter: true,
    prepare() {
      start();
      tell({prepare: true});
      void here?.then((client) => client.prepare?.());
    },
    onTexts(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    search(request) {
      start();
      if (worker === undefined) {
        return searchHere(request);
      }
      count++;
      const id = count;
      return new Promise((resolve, reject) => {
        waiting.set(id, {request, resolve, reject});
        tell({id, request});
      });
    },
  };
}
