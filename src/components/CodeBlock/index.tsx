import {useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';

import type {CodeBlockProps} from '@site/src/plugins/code-highlight';

import CopyButton from './CopyButton';
import styles from './styles.module.css';

const languageNames: Record<string, string> = {
  apacheconf: 'Apache configuration',
  bash: 'shell commands',
  console: 'terminal recording',
  ini: 'configuration',
  log: 'log lines',
};

/** A recording with more lines is folded to a part that scrolls, until the reader asks for all of it. */
const longestUnfolded = 15;

/** Code that was highlighted at build, with its title, a copy button and a switch for long lines. */
export default function CodeBlock({html, language, title, showLineNumbers}: CodeBlockProps): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [isWrapped, setIsWrapped] = useState(false);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const lines = html.split('\n').length;
  const isFolded = language === 'console' && lines > longestUnfolded && !isUnfolded;
  const label = title ?? languageNames[language] ?? 'code';
  return (
    <figure className={clsx(styles.block, styles[language])}>
      {title !== undefined && <figcaption className={styles.title}>{title}</figcaption>}
      {/* Code that is wider than the page scrolls, so the keyboard must be able to reach it. */}
      {}
      <pre
        className={clsx(
          styles.code,
          isWrapped && styles.wrapped,
          showLineNumbers && styles.numbered,
          isFolded && styles.folded,
        )}
        tabIndex={0}
        aria-label={label}
      >
        <code ref={code} dangerouslySetInnerHTML={{__html: html}} />
      </pre>
      <div className={clsx(styles.buttons, isFolded && styles.always)}>
        {isFolded && (
          <button type="button" onClick={() => setIsUnfolded(true)}>
            Show all {lines} lines
          </button>
        )}
        <button type="button" aria-pressed={isWrapped} onClick={() => setIsWrapped(!isWrapped)}>
          Wrap
        </button>
        <CopyButton readText={() => code.current?.textContent ?? ''} />
      </div>
    </figure>
  );
}
