import type {Progress, Refusal} from './offlineMode';

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
