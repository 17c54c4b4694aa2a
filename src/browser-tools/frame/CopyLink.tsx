import type {ReactNode} from 'react';

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
  if (hash.length > mostHashLength) {
    return <p className={styles.quiet}>This is too long for a link: mail and chat cut such addresses off.</p>;
  }

  function writeAddress(): string {
    const {pathname, search, origin} = window.location;
    const address = `${origin}${pathname}${search}${hash}`;
    // Not through the router: copying a link is not a page view.
    window.history.replaceState(window.history.state, '', address);
    return address;
  }

  return <CopyButton className="button button--secondary button--sm" label="Copy link" readText={writeAddress} />;
}
