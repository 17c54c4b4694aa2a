import {useSyncExternalStore, type ReactNode} from 'react';

import {getLoadFailure, subscribe} from './heldLoads';
import Notice from './Notice';

/** Tells the visitor that the next page could not be fetched. The current page stays readable. */
export default function PageLoadError(): ReactNode {
  const failure = useSyncExternalStore(subscribe, getLoadFailure, () => undefined);
  return (
    <div role="alert">
      {failure && (
        <Notice headline="The page could not be loaded." detail={failure.message}>
          <button type="button" className="button button--primary" onClick={failure.retry}>
            Retry
          </button>
        </Notice>
      )}
    </div>
  );
}
