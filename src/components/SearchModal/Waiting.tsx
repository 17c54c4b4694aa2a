import {useSyncExternalStore, type ReactNode} from 'react';

import {hasHeldLoads, retryHeldLoads, subscribe} from '@site/src/components/PageLoadError/heldLoads';
import Notice from '@site/src/components/PageLoadError/Notice';

/** Stands in for the dialog while it is on its way, and speaks when it cannot come because the network is gone. */
export default function Waiting({onCancel}: {onCancel: () => void}): ReactNode {
  const isHeld = useSyncExternalStore(subscribe, hasHeldLoads, () => false);
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
