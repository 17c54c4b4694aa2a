import type {ReactNode} from 'react';

import {refusals, type Destination} from './destination';
import styles from './styles.module.css';

/** Where a link leads and what looks suspicious about it, or why the page refuses it. */
export default function Verdict({destination}: {destination: Destination}): ReactNode {
  if (!destination.ok) {
    return (
      <p role="alert">
        <strong>This page does not open this link.</strong> {refusals[destination.refusal]}
      </p>
    );
  }
  const {before, host, after, readable, isMixed} = destination;
  return (
    <>
      <p className={styles.address}>
        {before}
        <strong>{host}</strong>
        {after}
      </p>
      {readable !== undefined && (
        <p className={styles.address}>
          In its own alphabet, the host is <strong>{readable}</strong>. Letters of other alphabets can look like those
          from a to z: make sure that this is the site you expect.
        </p>
      )}
      {isMixed && (
        <p role="alert">
          <strong>This host mixes letters of different alphabets, as imitations of other sites do.</strong>
        </p>
      )}
    </>
  );
}
