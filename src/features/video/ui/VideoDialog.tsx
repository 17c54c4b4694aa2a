import {
  Component,
  lazy,
  Suspense,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import {createPortal} from 'react-dom';
import clsx from 'clsx';

import useIsLong from '@site/src/components/Dialog/useIsLong';
import useModalDialog from '@site/src/components/Dialog/useModalDialog';
import {hasHeldLoads, retryHeldLoads, subscribe} from '@site/src/components/PageLoadError/heldLoads';

import styles from './videoDialog.lazy.module.css';
import {linkOf, type Video} from './video';

const Player = lazy(() => import('./Player'));

type Props = {
  video: Video;
  onClose: () => void;
};

/** Delay, in milliseconds, after which the dialog offers another way to the video. */
const longWait = 5000;

/** A modal dialog that plays a video, or says that it cannot. */
export default function VideoDialog({video, onClose}: Props): ReactNode {
  const {close, props} = useModalDialog();
  const titleId = useId();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const isHeld = useSyncExternalStore(subscribe, hasHeldLoads, () => false);
  const hasFailed = state === 'failed' || (state === 'loading' && isHeld);
  const isLong = useIsLong(state === 'loading' && !hasFailed, longWait);
  const fail = (): void => setState('failed');
  const videoLink = <a href={linkOf(video)}>Open the video file</a>;

  // Loads held while the network was down can finish now.
  useEffect(retryHeldLoads, []);

  // The player gets errors of the video element, but not those of its sources.
  function onErrorCapture({target}: SyntheticEvent): void {
    if ((target as Element).matches('source:last-of-type')) {
      fail();
    }
  }

  return createPortal(
    <dialog {...props} className={clsx('site-ink', styles.dialog)} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.bar}>
        <h2 id={titleId} className={styles.title}>
          {video.title}
        </h2>
        <button type="button" className={styles.close} onClick={close}>
          Close
        </button>
      </div>
      <div className={styles.stage} onErrorCapture={onErrorCapture}>
        {state !== 'failed' && (
          <PlayerBoundary onError={fail}>
            <Suspense>
              <Player
                className={styles.player}
                video={video}
                onReady={() => setState((current) => (current === 'failed' ? current : 'ready'))}
                onFailure={fail}
              />
            </Suspense>
          </PlayerBoundary>
        )}
        <div role="alert">
          {hasFailed && (
            <p className={styles.failure}>
              <span>The video cannot be played: it is unreachable, or your browser does not support its format. </span>
              {videoLink}
            </p>
          )}
        </div>
      </div>
      <p className={styles.status} role="status">
        {isLong && (
          <span>
            The video is loading slowly. <span>{videoLink}</span>
          </span>
        )}
      </p>
    </dialog>,
    document.body,
  );
}

type BoundaryProps = {
  onError: () => void;
  children: ReactNode;
};

/** Keeps a player that fails to load, or that crashes, from crashing the page. */
class PlayerBoundary extends Component<BoundaryProps, {hasFailed: boolean}> {
  override state = {hasFailed: false};

  static getDerivedStateFromError(): {hasFailed: boolean} {
    return {hasFailed: true};
  }

  override componentDidCatch(): void {
    this.props.onError();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
