import {useEffect, useRef, type ReactNode} from 'react';

import CopyButton from '@site/src/components/CodeBlock/CopyButton';

import {mostHashLength, writeHash, type LinkedState} from './linkedState';
import styles from './styles.module.css';

type Props = {
  /** The state to put into the link. */
  readState: () => LinkedState;
};

/** Writes a tool's state into the URL and copies the URL. This happens only when the visitor asks for it. */
export default function CopyLink({readState}: Props): ReactNode {
  const hash = writeHash(readState());
  const copied = useRef<string>(undefined);
  useEffect(() => {
    // A reload would bring the link's state back over what was typed since.
    if (copied.current !== undefined && copied.current !== hash) {
      copied.current = undefined;
      replaceHash('');
    }
  }, [hash]);

  if (hash.length > mostHashLength) {
    return <p className={styles.quiet}>This is too long for a link: mail and chat cut such addresses off.</p>;
  }
  return (
    <CopyButton
      className="button button--secondary"
      label="Copy link"
      readText={() => {
        copied.current = hash;
        return replaceHash(hash);
      }}
    />
  );
}

/** Gives the new URL. Not through the router: copying a link is not a page view. */
function replaceHash(hash: string): string {
  const {pathname, search, origin} = window.location;
  const url = `${origin}${pathname}${search}${hash}`;
  window.history.replaceState(window.history.state, '', url);
  return url;
}
