import type {Work} from '@site/src/browser-tools/frame/runner';
import type {Decoded} from '@sentinel/csf/answers/output';

import type {Question} from './session';

export const work: Work<Question, Decoded> = {
  startWorker: () => new Worker(new URL('./worker.ts', import.meta.url)),
  loadSession: async () => (await import('./session')).default,
  endsOlder: true,
};
