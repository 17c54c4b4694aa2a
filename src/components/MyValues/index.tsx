import {lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import clsx from 'clsx';

import styles from '../quietRow.module.css';

const Panel = lazy(() => import('./Panel'));

/**
 * Lets readers enter their address, SSH port, panel and system once, for the code and tabs of all pages. The build puts
 * it above each page that has some. Its code is loaded on first use, or if values were entered before.
 */
export default function MyValues(): ReactNode {
  const [isOpen, setIsOpen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  const [inTab] = useStorageSlot('my-values', {persistence: 'sessionStorage'});
  const [inBrowser] = useStorageSlot('my-values.kept');

  function close(): void {
    setIsOpen(false);
    button.current!.focus();
  }

  const closeAtEscape = useEffectEvent(({key}: KeyboardEvent) => key === 'Escape' && close());
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const listen = (event: KeyboardEvent): unknown => closeAtEscape(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOpen]);

  return (
    <div className={clsx('page-values', styles.row)}>
      <button
        ref={button}
        className={`${styles.button} site-only-with-script`}
        aria-expanded={!!isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        Use my address and SSH port
      </button>
      {(isOpen ?? inTab ?? inBrowser ?? null) !== null && (
        <Suspense>
          <Panel isOpen={isOpen} setIsOpen={setIsOpen} close={close} />
        </Suspense>
      )}
    </div>
  );
}
