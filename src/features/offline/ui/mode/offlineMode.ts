import siteConfig from '@generated/docusaurus.config';

import {cachePrefix, workerFile} from '@site/src/features/offline/logic/offlineFiles';

/** Why a browser cannot keep the site. */
export type Refusal = 'storage' | 'network' | 'forbidden' | 'http' | 'unsupported';

/** The state of the offline mode. */
export type Progress =
  | {state: 'off' | 'kept' | 'removed'}
  | {state: 'keeping'; kept: number; all: number}
  | {state: 'refused'; why: Refusal};

type Message = {kept: number; all: number} | {failed: Refusal};

/** Whether this browser already keeps the site, or why it cannot. */
export async function findKept(): Promise<Progress> {
  const why = whyNot();
  if (why !== undefined) {
    return {state: 'refused', why};
  }
  try {
    const registration = await registered();
    return {state: registration?.active ? 'kept' : 'off'};
  } catch {
    return {state: 'refused', why: 'forbidden'};
  }
}

/** Keeps the whole site in this browser. Resolves when that is done, or with the reason why it failed. */
export async function keepSite(onProgress: (progress: Progress) => void): Promise<Progress> {
  const {serviceWorker} = navigator;
  let why: Refusal = 'network';
  const listen = ({data}: MessageEvent<Message>): void => {
    if ('failed' in data) {
      why = data.failed;
    } else {
      onProgress({state: 'keeping', ...data});
    }
  };
  serviceWorker.addEventListener('message', listen);
  // Without `onmessage`, messages are queued until this call.
  serviceWorker.startMessages();
  try {
    const {baseUrl} = siteConfig;
    const registration = await serviceWorker.register(baseUrl + workerFile, {scope: baseUrl, updateViaCache: 'none'});
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    if (worker !== null && (await hasSettled(worker, registration.scope))) {
      return {state: 'kept'};
    }
    return {state: 'refused', why};
  } catch (error) {
    console.warn('The offline mode could not be turned on.', error);
    return {state: 'refused', why: error instanceof DOMException && error.name === 'SecurityError' ? 'forbidden' : why};
  } finally {
    serviceWorker.removeEventListener('message', listen);
  }
}

/** Removes everything that `keepSite` added. */
export async function removeSite(): Promise<Progress> {
  const registration = await registered();
  await registration?.unregister();
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(cachePrefix(siteConfig.baseUrl))).map((name) => caches.delete(name)),
  );
  return {state: 'removed'};
}

/** The worker of this site, not one of another site above it on the same host. */
async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  const all = await navigator.serviceWorker.getRegistrations();
  return all.find(({scope}) => new URL(scope).pathname === siteConfig.baseUrl);
}

function whyNot(): Refusal | undefined {
  if (!window.isSecureContext) {
    return 'http';
  }
  return 'serviceWorker' in navigator && 'caches' in window ? undefined : 'unsupported';
}

/** Resolves when a worker is active, or with false if it failed. */
async function hasSettled(worker: ServiceWorker, scope: string): Promise<boolean> {
  const {serviceWorker} = navigator;
  const listening = new AbortController();
  const settled = new Promise<boolean>((resolve) => {
    const look = (): void => {
      if (worker.state === 'activated' || worker.state === 'redundant') {
        resolve(worker.state === 'activated');
      }
    };
    worker.addEventListener('statechange', look, listening);
    look();
    // WebKit does not always report a state change, so the first sign of an active worker counts.
    const {signal} = listening;
    serviceWorker.addEventListener(
      'controllerchange',
      () => serviceWorker.controller?.scriptURL === worker.scriptURL && resolve(true),
      {signal},
    );
    // A site above this one on the same host may be kept too.
    void serviceWorker.ready.then((ready) => ready.scope === scope && resolve(true));
  });
  return settled.finally(() => listening.abort());
}

const refusals: Record<Refusal, string> = {
  http: 'Browsers can keep a site only over HTTPS, and this page uses HTTP. The archive works without HTTPS.',
  unsupported: 'This browser cannot keep a site, at least not in a private window. Use the archive instead.',
  forbidden:
    'This browser does not let this site store anything. Private windows often don’t. Use the archive instead.',
  storage: 'Your browser does not have enough storage left for this site. Nothing was kept.',
  network: 'A file could not be fetched, or was not the one that this site published. Nothing was kept. Try again.',
};

/** The status of the offline mode. Screen readers do not announce the count of files. */
export function wordsFor(progress: Progress): string {
  switch (progress.state) {
    case 'off':
      return '';
    case 'keeping':
      return 'Fetching the pages.';
    case 'kept':
      return 'Your browser now keeps this site. You can go offline.';
    case 'removed':
      return 'The offline copy is removed.';
    case 'refused':
      return refusals[progress.why];
  }
}
