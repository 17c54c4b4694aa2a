import type {CDPSession} from '@playwright/test';

/** Bytes and requests by what they were for; `ahead` is what was fetched for pages that may come next. */
export type Fetched = Record<Purpose, {bytes: number; requests: number}>;

export const purposes = ['html', 'css', 'js', 'fonts', 'other', 'ahead'] as const;

export type Purpose = (typeof purposes)[number];

type Request = {address: string; kind: string; asked: Readonly<Record<string, string>>};

const purposeOfKind: Readonly<Record<string, Purpose>> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Font: 'fonts',
  Prefetch: 'ahead',
};

/** Follows what a page fetches from now on, with headers, as it was transferred. */
export function watchRequests(cdp: CDPSession): () => Fetched {
  const requests = new Map<string, Request>();
  const fetched = Object.fromEntries(purposes.map((purpose) => [purpose, {bytes: 0, requests: 0}])) as Fetched;
  cdp.on('Network.requestWillBeSent', ({requestId, request, type}) =>
    requests.set(requestId, {address: request.url, kind: type ?? 'Other', asked: request.headers}),
  );
  // A preload says what it is for only in its answer.
  cdp.on('Network.responseReceived', ({requestId, type}) => {
    const request = requests.get(requestId);
    if (request && request.kind === 'Other') {
      request.kind = type;
    }
  });
  cdp.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const request = requests.get(requestId);
    if (request?.address.startsWith('http')) {
      const sum = fetched[purposeOf(request)];
      sum.bytes += encodedDataLength;
      sum.requests += 1;
    }
  });
  return () => fetched;
}

/** What a request was for. */
export function purposeOf({address, kind, asked}: Request): Purpose {
  const isAhead = Object.entries(asked).some(
    ([name, value]) => /^(sec-)?purpose$/i.test(name) && /prefetch/.test(value),
  );
  if (isAhead) {
    return 'ahead';
  }
  // Preloads of modules are told as something else.
  const path = new URL(address).pathname;
  return purposeOfKind[kind] ?? (/\.m?js$/.test(path) ? 'js' : /\.woff2?$/.test(path) ? 'fonts' : 'other');
}
