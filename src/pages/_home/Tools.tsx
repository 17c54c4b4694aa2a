import type {ReactNode} from 'react';
import Heading from '@theme/Heading';

import ToolTiles from '@site/src/browser-tools/ToolTiles';

import styles from './styles.module.css';

export default function Tools(): ReactNode {
  return (
    <section className={styles.section}>
      <div className="container">
        <Heading as="h2">Tools for your own server</Heading>
        <p>They run in your browser and upload nothing.</p>
        <ToolTiles />
      </div>
    </section>
  );
}
