import {useEffect, useRef, useState, type ReactNode} from 'react';

import OfflineSize, {isArchive} from '@site/src/features/offline/ui/size';

import {findKept, keepSite, removeSite, wordsFor, type Progress} from './offlineMode';
import styles from './styles.module.css';

/** Lets visitors keep the whole site in their browser, and remove it. */
export default function OfflineMode(): ReactNode {
  const [progress, setProgress] = useState<Progress>({state: 'off'});
  const [isInArchive, setIsInArchive] = useState(false);
  const keepButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    let isCurrent = true;
    async function look(): Promise<void> {
      const found = isArchive() ? undefined : await findKept();
      if (isCurrent) {
        setIsInArchive(found === undefined);
        setProgress((known) => (known.state === 'off' && found ? found : known));
      }
    }
    void look();
    return () => {
      isCurrent = false;
    };
  }, []);

  async function keep(): Promise<void> {
    setProgress({state: 'keeping', kept: 0, all: 0});
    setProgress(await keepSite(setProgress));
  }

  async function remove(): Promise<void> {
    // The button that was pressed goes.
    keepButton.current!.focus();
    try {
      setProgress(await removeSite());
    } catch (error) {
      console.warn('The offline copy could not be removed.', error);
      setProgress({state: 'refused', why: 'forbidden'});
    }
  }

  if (process.env.NODE_ENV !== 'production') {
    return <p>The offline mode needs a finished build. This preview has none.</p>;
  }
  if (isInArchive) {
    return <p>You are reading an unpacked archive, which already works without a network.</p>;
  }
  const isBusy = progress.state === 'keeping';
  const isKept = progress.state === 'kept';
  return (
    <div className={styles.mode}>
      <noscript data-search="skip">
        <p>The offline mode needs JavaScript. The archive does not.</p>
      </noscript>
      <div className="site-only-with-script" data-markdown="skip">
        <p className={styles.actions}>
          <button
            ref={keepButton}
            type="button"
            className="button button--primary"
            aria-disabled={isBusy || isKept}
            onClick={isBusy || isKept ? undefined : keep}
          >
            Keep this site for offline reading
          </button>
          {isKept && (
            <button type="button" className="button button--secondary" onClick={remove}>
              Remove the saved site
            </button>
          )}
          <Room isKept={isKept} />
        </p>
        {isBusy && progress.all > 0 && (
          <p>
            <progress aria-label="Files kept" value={progress.kept} max={progress.all} />{' '}
            <span>{`${progress.kept} of ${progress.all} files`}</span>
          </p>
        )}
        <p role="status" className={styles.status}>
          {wordsFor(progress)}
        </p>
      </div>
    </div>
  );
}

/** What the kept site takes, or would take. */
function Room({isKept}: {isKept: boolean}): ReactNode {
  return (
    <span>
      {isKept ? (
        <span>It takes </span>
      ) : (
        <span>
          Fetches at most <OfflineSize of="fetched" unknown="all pages" />, and takes{' '}
        </span>
      )}
      <OfflineSize of="kept" unknown="their room" /> <span>in this browser.</span>
    </span>
  );
}
