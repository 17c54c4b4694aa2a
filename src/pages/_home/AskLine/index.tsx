import {useDeferredValue, useId, useMemo, useState, type ReactNode} from 'react';

import Gate from '@site/src/components/Gate';
import type {LineVerdict} from '@sentinel/csf/answers/test-log/askLine';

import {example} from './example';
import styles from './styles.lazy.module.css';

type Ask = (line: string) => LineVerdict;

const titles: Record<LineVerdict['outcome'], string> = {
  counted: 'The gate begins to close',
  seen: 'The gate stays open',
  passed: 'lfd does not count it',
};

/** A line of a log that can be edited, and a gate that answers it. The engine is loaded when somebody touches the line. */
export default function AskLine(): ReactNode {
  const id = useId();
  const [line, setLine] = useState(example.line);
  const [ask, setAsk] = useState<Ask>();
  const [hasFailed, setHasFailed] = useState(false);
  const asked = useDeferredValue(line);

  const verdict = useMemo(() => ask?.(asked) ?? example.verdict, [ask, asked]);

  function load(): void {
    import('@sentinel/csf/answers/test-log/askLine').then(
      ({askLine}) => {
        setHasFailed(false);
        setAsk(() => askLine);
      },
      () => setHasFailed(true),
    );
  }

  return (
    <div className={styles.ask}>
      <label htmlFor={id} className="site-only-with-script">
        Edit this log line
      </label>
      <textarea
        id={id}
        className={styles.line}
        rows={3}
        spellCheck={false}
        autoCapitalize="none"
        value={line}
        onFocus={ask ? undefined : load}
        onChange={(event) => setLine(event.target.value.replaceAll('\n', ' '))}
      />
      <div className={styles.verdict}>
        <Gate state={verdict.outcome === 'counted' ? 'shut' : 'open'} />
        <p role="status">
          <strong>{titles[verdict.outcome]}</strong>
          <br />
          <span>
            {hasFailed ? 'The tester did not load: check your connection and click the line again.' : verdict.words}
          </span>
        </p>
      </div>
    </div>
  );
}
