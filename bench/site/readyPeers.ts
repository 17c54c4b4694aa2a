import {existsSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';

import type {Corpus} from './corpus/corpus';
import type {Peer} from './peers/peer';
import {progress} from './progress';

/** A generator whose programs are there. */
export type ReadyPeer = {
  peer: Peer;
  /** Folder of its site with a corpus; written when it is asked for first. */
  siteOf: (corpus: Corpus) => string;
};

/** Makes generators ready; one that cannot be installed is left out, and why is told. */
export function readyPeers(peers: readonly Peer[], scratch: string): ReadyPeer[] {
  return peers.flatMap((peer) => {
    const folder = path.join(scratch, peer.name);
    try {
      progress(`${peer.name}: making it ready in ${folder}`);
      peer.install(folder);
      return [{peer, siteOf: siteWriter(peer, folder)}];
    } catch (error) {
      progress(`${peer.name} is left out: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  });
}

function siteWriter(peer: Peer, folder: string): ReadyPeer['siteOf'] {
  const written = new Set<string>();
  return (corpus) => {
    const site = path.join(folder, 'sites', corpus.name);
    if (!written.has(corpus.name)) {
      rmSync(site, {recursive: true, force: true});
      mkdirSync(site, {recursive: true});
      peer.write(site, corpus);
      written.add(corpus.name);
    }
    return site;
  };
}

/** Whether a site has been built. */
export function isBuilt(peer: Peer, site: string): boolean {
  return existsSync(path.join(site, peer.out, 'index.html'));
}
