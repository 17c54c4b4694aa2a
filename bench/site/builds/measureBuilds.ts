import {appendFileSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {Corpus} from '../corpus/corpus';
import type {Peer} from '../peers/peer';
import {inTurns} from '../inTurns';
import {progress} from '../progress';
import type {ReadyPeer} from '../readyPeers';

import {measureBuild, type BuildCost} from './measureBuild';
import {deleteAside, putAside} from './putAside';

/** Every run of one generator on one corpus. */
export type Builds = {peer: Peer; cold: BuildCost[]; warm: BuildCost[]};

/**
 * Builds a corpus with every generator, by turns: without anything from before, then again after one page was edited.
 * A generator whose build fails is left out from then on, and what it said is told.
 */
export function measureBuilds(peers: readonly ReadyPeer[], corpus: Corpus, runs: number): Builds[] {
  const all = peers.map(({peer, siteOf}) => ({
    peer,
    site: siteOf(corpus),
    builds: {peer, cold: [], warm: []} as Builds,
  }));
  const failed = new Set<Peer>();
  for (const {peer, site, builds} of inTurns(all, runs)) {
    if (failed.has(peer)) {
      continue;
    }
    try {
      putAside(site, peer.caches);
      builds.cold.push(measureBuild(site, peer.command(site)));
      const edited = path.join(site, peer.docFile(corpus.measured.doc));
      builds.warm.push(withEdit(edited, () => measureBuild(site, peer.command(site))));
      const [cold, warm] = [builds.cold.at(-1)!, builds.warm.at(-1)!];
      progress(`${corpus.name}, ${peer.name}: cold ${cold.wall.toFixed(1)} s, warm ${warm.wall.toFixed(1)} s`);
    } catch (error) {
      failed.add(peer);
      // Half of a build would be served as if it were one.
      rmSync(path.join(site, peer.out), {recursive: true, force: true});
      progress(`${corpus.name}, ${peer.name} is left out: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  all.forEach(({site}) => deleteAside(site));
  return all.filter(({peer}) => !failed.has(peer)).map(({builds}) => builds);
}

/** Does something while a page has one sentence more. */
function withEdit<Result>(file: string, run: () => Result): Result {
  const before = readFileSync(file);
  appendFileSync(file, `\nOne more sentence, written at ${new Date().toISOString()}.\n`);
  try {
    return run();
  } finally {
    writeFileSync(file, before);
  }
}
