import {useEffect, useEffectEvent, useSyncExternalStore, type ReactNode} from 'react';

import {hasHeldLoads, retryHeldLoads, subscribe} from '@site/src/components/PageLoadError/heldLoads';
import Notice from '@site/src/components/PageLoadError/Notice';

import {eraseFromSearch, typeIntoSearch} from './openedSearch';

/**
 * Stands in for the dialog while it is being loaded: keeps what is typed, and says so when it cannot come because the
 * network is gone.
 */
export default function Waiting({onCancel}: {onCancel: () => void}): ReactNode {
  const isHeld = useSyncExternalStore(subscribe, hasHeldLoads, () => false);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isOfBrowser = event.ctrlKey || event.metaKey || event.altKey;
    // The notice has buttons, which take the space bar.
    if (event.defaultPrevented || isOfBrowser || (isHeld && event.key === ' ')) {
      return;
    }
    if (event.key === 'Escape') {
      onCancel();
    } else if (event.key === 'Backspace') {
      eraseFromSearch();
    } else if (event.key.length === 1) {
      typeIntoSearch(event.key);
    } else {
      return;
    }
    event.preventDefault();
  });

  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <div role="alert">
      {isHeld && (
        <Notice headline="The search could not be loaded.">
          <button type="button" className="button button--primary" onClick={retryHeldLoads}>
            Retry
          </button>
          <button type="button" className="button button--secondary" onClick={onCancel}>
            Cancel
          </button>
        </Notice>
      )}
    </div>
  );
}
