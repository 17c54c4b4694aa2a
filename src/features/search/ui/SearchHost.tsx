import {lazy, Suspense, useEffect, useEffectEvent, useRef, useSyncExternalStore, type ReactNode} from 'react';
import {useDocSearchKeyboardEvents} from '@docsearch/react/useDocSearchKeyboardEvents';
import siteConfig from '@generated/docusaurus.config';

import {hasHeldLoads, retryHeldLoads, subscribe} from '@site/src/components/PageLoadError/heldLoads';
import Notice from '@site/src/components/PageLoadError/Notice';
import {cutText, maxQueryLength} from '@site/src/urls/textInUrl';
import {toAddressQuery} from '@site/src/features/search/logic/record';

import {
  closeSearch,
  eraseFromSearch,
  getOpenedSearch,
  loadDialog,
  typeIntoSearch,
  useOpenedSearch,
} from './openedSearch';

/** Keys of the hook that belong to the button. */
const noShortcuts = {'Ctrl/Cmd+K': false, '/': false};

const SearchDialog = lazy(() => loadDialog().catch(openResultsPage));

/** Renders the open dialog outside pages, so that navigation does not affect it. */
export default function SearchHost(): ReactNode {
  const opened = useOpenedSearch();
  if (opened === undefined) {
    return null;
  }
  return (
    <Suspense fallback={<Waiting onCancel={() => closeSearch(opened.words)} />}>
      <SearchDialog
        opened={opened}
        onClose={(words, hasFollowed) => {
          closeSearch(words);
          if (!hasFollowed) {
            document.querySelector<HTMLElement>('[data-search-button]')?.focus();
          }
        }}
      />
    </Suspense>
  );
}

/** Placeholder while the dialog loads: keeps typed characters, and shows a notice if the network is down. */
function Waiting({onCancel}: {onCancel: () => void}): ReactNode {
  const isHeld = useSyncExternalStore(subscribe, hasHeldLoads, () => false);

  useDocSearchKeyboardEvents({
    isOpen: true,
    onOpen: () => undefined,
    onClose: onCancel,
    keyboardShortcuts: noShortcuts,
    searchButtonRef: useRef(null),
    isAskAiActive: false,
    onAskAiToggle: () => undefined,
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isOfBrowser = event.ctrlKey || event.metaKey || event.altKey;
    // The notice has buttons, which need the space bar.
    if (event.defaultPrevented || isOfBrowser || (isHeld && event.key === ' ')) {
      return;
    }
    if (event.key === 'Backspace') {
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

/** After a deployment the dialog's file is gone, but the results page loads with its own files. */
function openResultsPage(error: unknown): Promise<never> {
  console.warn('The search dialog could not be loaded, so the results page opens.', error);
  window.location.assign(
    `${siteConfig.baseUrl}search/${toAddressQuery(cutText(getOpenedSearch()?.words ?? '', maxQueryLength))}`,
  );
  return new Promise(() => undefined);
}
