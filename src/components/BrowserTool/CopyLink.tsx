import type {ReactNode} from 'react';

import CopyButton from '@site/src/components/CodeBlock/CopyButton';

import {mostHashLength, writeHash, type LinkedState} from './linkedState';
import styles from './styles.module.css';

type Props = {
  /** What the link shall carry. */
  readState: () => LinkedState;
};

/** Writes the state of a tool into the address, and copies it. Nothing does so unasked. */
export default function CopyLink({readState}: Props): ReactNode {
  const hash = writeHash(readState());
  if (hash.length > mostHashLength) {
    return <p className={styles.quiet}>This is too long for a link: mail and chat cut such addresses off.</p>;
  }

  function writeAddress(): string {
    const {pathname, search, origin} = window.location;
    const address = `${origin}${pathname}${search}${hash}`;
    // Not by the router: a link that somebody copies is no visit of a page.
    window.history.replaceState(window.history.state, '', address);
    return address;
  }

  return <CopyButton className="button button--secondary button--sm" label="Copy link" readText={writeAddress} />;
}
