import {useMemo, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';

import type {CodeBlockProps} from '@site/src/plugins/rehype-code-highlight';

import CopyButton from './CopyButton';
import styles from './styles.module.css';

const languageNames: Record<string, string> = {
  apacheconf: 'Apache configuration',
  bash: 'Shell',
  console: 'Terminal recording',
  ini: 'Configuration',
  log: 'Log',
  perl: 'Perl',
};

/** A longer recording is folded into a scrolling part until the reader asks for all of it. */
const longestUnfolded = 15;

/** Code that the build highlighted, with its title or language, a copy button and a switch that wraps long lines. */
export default function CodeBlock({html, language, title, showLineNumbers}: CodeBlockProps): ReactNode {
  const code = useRef<HTMLElement>(null);
  // React does not write the same object twice, so the reader's values (components/MyValues) survive a new render.
  const markup = useMemo(() => ({__html: html}), [html]);
  const [isWrapped, setIsWrapped] = useState(false);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isRecording = language === 'console';
  const hasCommands = html.includes('token typed command');
  const lines = html.split('\n').length;
  const isFolded = isRecording && lines > longestUnfolded && !isUnfolded;
  const label = title ?? languageNames[language];
  return (
    <figure className={clsx('theme-code-block', styles.block, isRecording && ['site-ink', styles.terminal])}>
      <figcaption className={styles.head}>
        {label !== undefined && (
          <span
            className={clsx(styles.title, title?.startsWith('/') && styles.file)}
            data-search={title === undefined ? 'skip' : undefined}
          >
            {label}
          </span>
        )}
        <button type="button" aria-pressed={isWrapped} onClick={() => setIsWrapped(!isWrapped)}>
          Wrap
        </button>
        <CopyButton
          label={hasCommands ? 'Copy commands' : 'Copy'}
          readText={() => (hasCommands ? commandsIn(code.current!) : code.current!.textContent!)}
        />
      </figcaption>
      {/* Code that is wider than the page scrolls, so it must be reachable with the keyboard. */}
      <pre
        className={clsx(
          styles.code,
          isWrapped && styles.wrapped,
          showLineNumbers && styles.numbered,
          isFolded && styles.folded,
        )}
        tabIndex={0}
        role="group"
        aria-label={label ?? 'Text'}
      >
        <code translate="no" ref={code} className={`language-${language}`} dangerouslySetInnerHTML={markup} />
      </pre>
      {isFolded && (
        <button
          type="button"
          className={styles.unfold}
          onClick={() => {
            setIsUnfolded(true);
            code.current!.parentElement!.focus();
          }}
        >
          {`Show all ${lines} lines`}
        </button>
      )}
    </figure>
  );
}

/** The commands typed in a recording, without prompts and output. */
function commandsIn(code: HTMLElement): string {
  return [...code.querySelectorAll('.token.command')].map(({textContent}) => textContent).join('\n');
}
