import siteConfig from '@generated/docusaurus.config';

import {cachePrefix, workerFile} from '@site/src/features/offline/logic/offlineFiles';

/** Why a browser keeps nothing. */
export type Refusal = 'storage' | 'network' | 'forbidden' | 'http' | 'unsupported';

/** How far the offline mode is. */
export type Progress =
  | {state: 'off' | 'kept' | 'removed'}
  | {state: 'keeping'; kept: number; all: number}
  | {state: 'refused'; why: Refusal};

type Message = {kept: number; all: number} | {failed: Refusal};

/** Whether this site is kept already, or why this browser cannot keep it. */
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

/** Keeps the whole site in this browser. Resolves when it is kept, or when it is known why not. */
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
  // Messages are held back until somebody asks for them, if they are not listened to by `onmessage`.
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

/** Takes everything back that `keepSite` brought. */
export async function removeSite(): Promise<Progress> {
  const registration = await registered();
  await registration?.unregister();
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(cachePrefix(siteConfig.baseUrl))).map((name) => caches.delete(name)),
  );
  return {state: 'removed'};
}

/** The worker of this site; one of another site above it on the same host is not ours. */
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

/** Resolves when a worker has begun its work, or with false when it has failed. */
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
    // WebKit does not always say that the state has changed, so whichever sign of an active worker comes first counts.
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
  http: 'Browsers keep a site only if it came by HTTPS, and this page did not. The archive works without.',
  unsupported: 'This browser cannot keep a site, or not in a private window. The archive works without that.',
  forbidden: 'This browser does not let a site keep anything, as in a private window. The archive works without that.',
  storage: 'There is too little storage left for this site in your browser. Nothing was kept.',
  network: 'A file could not be fetched, or was not the one that belongs here. Nothing was kept. Try again.',
};

/** What the offline mode says of itself; what changes with every file is not for screen readers. */
export function wordsFor(progress: Progress): string {
  switch (progress.state) {
    case 'off':
      return '';
    case 'keeping':
      return 'Fetching the pages.';
    case 'kept':
      return 'This site is kept in your browser. You can cut the network now.';
    case 'removed':
      return 'Nothing of this site is kept any more.';
    case 'refused':
      return refusals[progress.why];
  }
}
