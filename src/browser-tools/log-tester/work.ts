import type {Work} from '@site/src/browser-tools/frame/runner';

import type {Answer, Question} from './session';

export const work: Work<Question, Answer> = {
  startWorker: () => new Worker(new URL('./worker.ts', import.meta.url)),
  loadSession: async () => (await import('./session')).default,
  // A long log takes seconds, and a pattern that backtracks without end takes for ever.
  endsOlder: true,
};
