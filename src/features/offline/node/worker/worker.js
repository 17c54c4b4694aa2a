/* global site */
/*
 * The service worker of the offline mode, registered only when a visitor turns it on. It keeps the files of one build,
 * which the line above this comment lists, and answers with them when the network does not. The copy is complete and
 * comes from one build: no later files are mixed in.
 */
const root = new URL('./', self.location.href);
const cacheName = site.cachePrefix + site.version;

/** How many files to fetch at a time. */
const atOnce = 6;

/** How long, in milliseconds, to wait for the network when there is a copy of the page. */
const patience = 4000;

/** How long, in milliseconds, without requests means that a page has loaded. */
const quiet = 1000;

/** Time of the last request from a page. */
let lastAsked = 0;

const loose = {ignoreSearch: true, ignoreVary: true};

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', ({data}) => {
  if (data === 'take over') {
    self.skipWaiting();
  }
});
self.addEventListener('fetch', (event) => {
  const {request} = event;
  const {href} = new URL(request.url);
  if (request.method !== 'GET' || !href.startsWith(root.href) || request.headers.has('range')) {
    return;
  }
  lastAsked = Date.now();
  if (href.startsWith(`${root.href}assets/`)) {
    event.respondWith(cacheFirst(request));
    return;
  }
  const fetched = fetch(request);
  const shown = networkFirst(request, fetched);
  event.respondWith(shown);
  if (request.mode === 'navigate') {
    // A kept page belongs to this build and needs its files.
    event.waitUntil(
      Promise.all([shown, fetched]).then(
        ([one, fresh]) => one === fresh && handOver(),
        () => {},
      ),
    );
  }
});

/** Keeps all pages and files of the build, or none. */
async function keepAll() {
  const cache = await caches.open(cacheName);
  const tasks = [
    ...site.pages.parts.map(
      ({file, hash}) =>
        () =>
          keepPages(cache, file, hash),
    ),
    ...Object.entries(site.files).map(
      ([file, hash]) =>
        () =>
          keepFile(cache, file, hash),
    ),
  ];
  const all = site.pages.count + Object.keys(site.files).length;
  const queue = tasks.values();
  let kept = 0;
  const work = async () => {
    for (const task of queue) {
      // Read after the await, because the other loops count too.
      const count = await task();
      kept += count;
      await tell({kept, all});
    }
  };
  const ends = await Promise.allSettled(Array.from({length: atOnce}, work));
  const failed = ends.find(({status}) => status === 'rejected');
  if (failed) {
    await caches.delete(cacheName);
    await tell({failed: failed.reason.name === 'QuotaExceededError' ? 'storage' : 'network'});
    throw failed.reason;
  }
}

/** Keeps the pages of a packed file, with that file's headers. Resolves to their number. */
async function keepPages(cache, file, hash) {
  const response = await fetchFile(file, hash, 'no-cache');
  const headers = new Headers(response.headers);
  ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified'].forEach((name) => headers.delete(name));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const pages = Object.entries(await response.json());
  for (const [address, html] of pages) {
    const status = address === site.notFound ? 404 : 200;
    await cache.put(new URL(address, root), new Response(html, {status, headers}));
  }
  return pages.length;
}

/** Keeps a file. Copies it from an earlier build's cache if that has the same name. Resolves to 1. */
async function keepFile(cache, file, hash) {
  const isAsset = file.startsWith('assets/');
  const known = isAsset ? await caches.match(new URL(file, root), loose) : undefined;
  await cache.put(new URL(file, root), known ?? (await fetchFile(file, hash, isAsset ? 'default' : 'no-cache')));
  return 1;
}

/** Fetches a file, and checks that it is the one that the build made, byte for byte. */
async function fetchFile(file, integrity, cache) {
  const response = await fetch(new URL(file, root), {integrity, cache});
  if (!response.ok) {
    throw new Error(`${response.url} returned status ${response.status}.`);
  }
  return response;
}

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(site.cachePrefix) && name !== cacheName).map((n) => caches.delete(n)),
  );
  await self.clients.claim();
}

/**
 * Lets a newer build take over if only the page just opened is open. Waits until that page has loaded: Chromium stops
 * an idle worker, and if a request starts it again before the newer one takes over, the update waits for the next page.
 */
async function handOver() {
  if (!self.registration.waiting) {
    return;
  }
  while (Date.now() - lastAsked < quiet) {
    await new Promise((resolve) => setTimeout(resolve, quiet));
  }
  const open = await self.clients.matchAll({type: 'window'});
  if (open.length < 2) {
    self.registration.waiting?.postMessage('take over');
  }
}

/** For files whose names change with their content. */
async function cacheFirst(request) {
  return (await caches.match(request, loose)) ?? fetch(request);
}

/**
 * For all others: from the network while it answers.
 * @param fetched the network's answer
 */
async function networkFirst(request, fetched) {
  const kept = await keptAnswer(request);
  if (kept === undefined) {
    return fetched.catch(async (error) => {
      const notFound = request.mode === 'navigate' ? await match(site.notFound) : undefined;
      if (notFound === undefined) {
        throw error;
      }
      return notFound;
    });
  }
  const late = new Promise((resolve) => setTimeout(resolve, patience, kept));
  const fresh = fetched.then(
    (response) => (response.status < 500 ? response : kept),
    () => kept,
  );
  return Promise.race([fresh, late]);
}

/** The copy of a page or file, even if its URL is spelled differently. */
async function keptAnswer({url, mode}) {
  const {pathname, search} = new URL(url);
  const address = pathname.replace(/\/index\.html$/, '/');
  const folder = address.replace(/\/?$/, '/');
  if (mode !== 'navigate' || folder === pathname) {
    return match(address);
  }
  // As servers do: a page reads its URL during hydration.
  return (await match(pathname)) ?? ((await match(folder)) && Response.redirect(new URL(folder + search, root)));
}

/**
 * Looks in this build's cache first: another that is still being fetched is incomplete. Does not open a cache, because
 * that would create one that the visitor has just removed.
 */
async function match(address) {
  const url = new URL(address, root);
  return (await caches.match(url, {...loose, cacheName})) ?? caches.match(url, loose);
}

async function tell(message) {
  const pages = await self.clients.matchAll({includeUncontrolled: true, type: 'window'});
  pages.forEach((page) => page.postMessage(message));
}
