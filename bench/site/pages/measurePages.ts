import type {Browser} from '@playwright/test';
import path from 'node:path';

import type {Corpus} from '../corpus/corpus';
import {inTurns} from '../inTurns';
import {pageKinds, type PageKind, type Peer} from '../peers/peer';
import {progress} from '../progress';
import {isBuilt, type ReadyPeer} from '../readyPeers';

import {measurePage, type Visit} from './measurePage';
import {serveFolder} from './serve';

/** Visits differ more than builds do, and take less time. */
const visitsInRun = 3;

/** Every visit of the pages that one generator made. */
export type Visits = {peer: Peer; visits: Record<PageKind, Visit[]>};

/** A build that is served, and where its pages are. */
export type ServedPages = {peer: Peer; addresses: Record<PageKind, string>; close: () => Promise<void>};

/** Serves the builds of a corpus, the same way for all; sites that were not built are left out. */
export async function servePages(peers: readonly ReadyPeer[], corpus: Corpus): Promise<ServedPages[]> {
  const built = peers.filter(({peer, siteOf}) => isBuilt(peer, siteOf(corpus)));
  return Promise.all(
    built.map(async ({peer, siteOf}) => {
      const {origin, close} = await serveFolder(path.join(siteOf(corpus), peer.out));
      const addresses = peer.addresses(corpus);
      return {
        peer,
        addresses: Object.fromEntries(pageKinds.map((kind) => [kind, origin + addresses[kind]])) as typeof addresses,
        close,
      };
    }),
  );
}

/** Visits a page of each kind, generator by generator, some times for each run. */
export async function measurePages(browser: Browser, served: readonly ServedPages[], runs: number): Promise<Visits[]> {
  const all = served.map(({peer, addresses}) => ({
    peer,
    addresses,
    visits: {home: [], docs: [], post: []} as Visits['visits'],
  }));
  const times = runs * visitsInRun;
  for (const kind of pageKinds) {
    // The first visit only lets the server compress.
    for (const {addresses} of all) {
      await measurePage(browser, addresses[kind]);
    }
    for (const {peer, addresses, visits} of inTurns(all, times)) {
      visits[kind].push(await measurePage(browser, addresses[kind]));
      progress(`${peer.name}, ${kind}: visit ${visits[kind].length} of ${times}`);
    }
  }
  return all.map(({peer, visits}) => ({peer, visits}));
}
