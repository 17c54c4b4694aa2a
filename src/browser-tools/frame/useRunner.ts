import {useEffect, useState} from 'react';

import {whenIdle} from '@site/src/lib/browser/whenIdle';

import {createRunner, nothing, type Runner, type State, type Work} from './runner';

/**
 * Asks the session of a tool.
 * @param isEarly prepares the work once the page is idle
 */
export default function useRunner<Question, Answer>(
  work: Work<Question, Answer>,
  {isEarly = false} = {},
): State<Question, Answer> & Runner<Question> {
  const [state, setState] = useState<State<Question, Answer>>(nothing);
  const [runner] = useState(() => createRunner(work, setState));
  useEffect(() => (isEarly ? whenIdle(runner.prepare) : undefined), [isEarly, runner]);
  useEffect(() => runner.stop, [runner]);
  return {...state, ...runner};
}

/** Asks again whenever the question changes, after a pause in milliseconds. Without a question there is no answer. */
export function useAskOnChange<Question>(
  {ask, forget}: Runner<Question>,
  question: Question | undefined,
  pause: number,
): void {
  useEffect(() => {
    if (question === undefined) {
      forget();
      return undefined;
    }
    const timer = setTimeout(() => ask(question), pause);
    return () => clearTimeout(timer);
  }, [ask, forget, question, pause]);
}
