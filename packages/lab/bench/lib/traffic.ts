import type {CDPSession} from '@playwright/test';
import {setTimeout} from 'node:timers/promises';

/** What a page fetches. */
export type Traffic = {
  /** Bytes transferred so far, with headers. */
  bytes: () => number;
  /** Waits until no request has been pending for half a second. */
  quiet: () => Promise<void>;
};

const quietTime = 500;
const pollTime = 50;

/** Follows what a page fetches from now on. The session must have its network domain enabled. */
export function watchTraffic(cdp: CDPSession): Traffic {
  const underWay = new Set<string>();
  let bytes = 0;
  let changed = performance.now();
  cdp.on('Network.requestWillBeSent', ({requestId}) => {
    underWay.add(requestId);
    changed = performance.now();
  });
  cdp.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    bytes += encodedDataLength;
    end(requestId);
  });
  cdp.on('Network.loadingFailed', ({requestId}) => end(requestId));

  function end(requestId: string): void {
    underWay.delete(requestId);
    changed = performance.now();
  }

  return {
    bytes: () => bytes,
    async quiet() {
      while (underWay.size > 0 || performance.now() - changed < quietTime) {
        await setTimeout(pollTime);
      }
    },
  };
}
