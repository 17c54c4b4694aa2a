import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
} from 'react';

import styles from './styles.module.css';

const SearchDialog = lazy(() => import('./SearchDialog'));

/** The search button of the navbar; the dialog, its engine and its index load when it is first used. */
export default function SearchModal(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [firstKey, setFirstKey] = useState('');
  const button = useRef<HTMLButtonElement>(null);

  function open(key: string): void {
    setFirstKey(key);
    setIsOpen(true);
  }

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const isShortcut = (event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k';
      if (isShortcut || (event.key === '/' && !isTyping(event.target))) {
        event.preventDefault();
        open('');
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  function onButtonKeyDown(event: ReactKeyboardEvent): void {
    if (/^[\p{L}\p{N}]$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      open(event.key);
    }
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label="Search docs"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => open('')}
        onKeyDown={onButtonKeyDown}
      >
        <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
          <path
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            d="M13 13l5 5M8.5 15a6.5 6.5 0 100-13 6.5 6.5 0 000 13z"
          />
        </svg>
        <span className={styles.label}>Search docs</span>
        <kbd className={styles.key}>/</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <SearchDialog
            initialQuery={firstKey}
            onClose={() => {
              setIsOpen(false);
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}
