import {createEmbeddedClient} from '../logic/embeddedClient';
import type {SearchAnswer, SearchClient, SearchRequest} from '../logic/record';
import {failureKindOf, type FailureKind} from '../logic/searchFailure';

/** What the page sends: the URLs of the files first, then queries. */
export type ToWorker = {indexUrl: string; textsUrl: string} | {id: number; request: SearchRequest} | {prepare: true};

/** What the worker sends back. */
export type FromWorker =
  {id: number; answer: SearchAnswer} | {id: number; failure: FailureKind; message: string} | {hasTexts: true};

let client: SearchClient | undefined;

async function answer(id: number, request: SearchRequest): Promise<FromWorker> {
  try {
    return {id, answer: await client!.search(request)};
  } catch (error) {
    return {id, failure: failureKindOf(error), message: String(error)};
  }
}

const send = (message: FromWorker): void => postMessage(message);

onmessage = ({data}: MessageEvent<ToWorker>) => {
  if ('indexUrl' in data) {
    client = createEmbeddedClient(data);
    client.onTexts?.(() => send({hasTexts: true}));
  } else if ('prepare' in data) {
    client?.prepare?.();
  } else {
    void answer(data.id, data.request).then(send);
  }
};
