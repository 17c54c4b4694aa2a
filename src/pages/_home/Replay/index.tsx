import {useRef, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';

import {lettersAt, scenes, toTimeline, type Timed} from './recording';
import styles from './styles.module.css';
import useReplay, {type ReplayState} from './useReplay';

const timeline = toTimeline(scenes);

const actions: Record<ReplayState, string> = {still: 'Play', playing: 'Pause', paused: 'Resume', ended: 'Play again'};

/**
 * A terminal that plays a recording. The whole text is on the page from the start, so it can be read without scripts,
 * selected, searched and spoken. Playing only reveals it.
 */
export default function Replay(): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const isBrowser = useIsBrowser();
  const {state, now, press} = useReplay(box, timeline.end);
  return (
    <div className={clsx('site-ink', styles.terminal)} ref={box}>
      <div className={styles.head}>
        <span>Debian 12; pauses are shortened</span>
        {isBrowser && (
          <button type="button" onClick={press}>
            {actions[state]}
          </button>
        )}
      </div>
      <ol className={styles.scenes}>
        {timeline.scenes.map(({caption, start, lines}) => (
          <li key={caption} className={clsx(now < start && styles.covered)}>
            <p className={styles.caption}>{caption}</p>
            <pre className={styles.lines}>
              <code translate="no">
                {lines.map((timed) => (
                  <TerminalLine key={timed.start} timed={timed} now={now} />
                ))}
              </code>
            </pre>
          </li>
        ))}
      </ol>
    </div>
  );
}

function TerminalLine({timed, now}: {timed: Timed; now: number}): ReactNode {
  const {line, start} = timed;
  if ('output' in line) {
    return <span className={clsx(now < start && styles.covered)}>{`${line.output}\n`}</span>;
  }
  const letters = lettersAt(timed, now);
  return (
    <span className={clsx(now < start && styles.covered)}>
      <span className="token prompt">{line.prompt}</span>
      <span className="token command">
        {line.command.slice(0, letters)}
        <span className={styles.covered}>{line.command.slice(letters)}</span>
      </span>
      {'\n'}
    </span>
  );
}
