import {useCallback, useEffect, useState, useSyncExternalStore} from 'react';

import {hasHeldLoads, subscribe} from '@site/src/components/PageLoadError/heldLoads';
import type {Decoded} from '@site/src/csf/conf/decode';
import {whenIdle} from '@site/src/lib/browser/whenIdle';

import type * as checkerModule from './checker';
import type {Examination} from './checker/examine';
import type {Input} from './toolInput';

type Checker = typeof checkerModule;

type LoadedChecker = {
  checker: Checker | undefined;
  /** Why there is no checker, although somebody needs it. */
  problem: 'offline' | 'gone' | undefined;
  /** Loads the checker, once; undefined when it cannot be had. */
  load: () => Promise<Checker | undefined>;
};

/**
 * The rules and the shipped files. They are fetched as soon as the page has nothing else to do, so that
 * the check works even if the network fails later. Nobody who starts earlier waits for that moment.
 */
export default function useChecker(): LoadedChecker {
  const [checker, setChecker] = useState<Checker>();
  const [isGone, setIsGone] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const isOffline = useSyncExternalStore(subscribe, hasHeldLoads, () => false);

  const load = useCallback(async () => {
    setIsWanted(true);
    try {
      const loaded = await import('./checker');
      setChecker(loaded);
      return loaded;
    } catch (error) {
      console.warn('The configuration checker could not be loaded.', error);
      setIsGone(true);
      return undefined;
    }
  }, []);

  useEffect(
    () =>
      whenIdle(() => {
        // Nobody waits for it yet, so a failure is reported when somebody begins, and only if it fails again.
        import('./checker').then(setChecker, () => undefined);
      }),
    [],
  );

  const isMissing = checker === undefined && isWanted;
  return {checker, load, problem: isMissing && isGone ? 'gone' : isMissing && isOffline ? 'offline' : undefined};
}

type State = {
  input: Input;
  examination: Examination | undefined;
  /** Why a file was not taken. */
  refusal: string | undefined;
  problem: 'offline' | 'gone' | undefined;
  isPending: boolean;
};

const problems = {
  offline:
    'The page could not load the rules of the check, because you are offline. The check starts when the network is back.',
  gone: 'The page could not load the rules of the check. Reload the page: your text stays.',
};

/** The state of the check, in a sentence. */
export function statusOf({input, examination, refusal, problem, isPending}: State): {
  sentence: string;
  isError: boolean;
} {
  if (refusal !== undefined) {
    return {sentence: refusal, isError: true};
  }
  if (problem !== undefined) {
    return {sentence: problems[problem], isError: true};
  }
  if (input.text === '') {
    return {sentence: '', isError: false};
  }
  if (isPending || examination === undefined) {
    return {sentence: 'Checking', isError: false};
  }
  return {sentence: examination.sentence, isError: !examination.isConfig};
}

/** Reads a file that a visitor chose, or says which file it is and why it cannot be checked. */
export async function readFile(file: File, {decodeConfig, refuseSize}: Checker): Promise<Decoded> {
  const read = refuseSize(file.size) ?? (await bytesOf(file).then(decodeConfig, () => unreadable));
  return read.isConfig ? read : {isConfig: false, sentence: `${file.name}: ${read.sentence}`};
}

const unreadable: Decoded = {
  isConfig: false,
  sentence:
    'The browser could not read it. It may be a folder, or a file that has changed or disappeared since you chose it. Choose /etc/csf/csf.conf of your server.',
};

async function bytesOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}
