import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';

import ToolTiles from '@site/src/browser-tools/ToolTiles';

import AskLine from './AskLine';
import styles from './styles.module.css';

/** The tools of the site, and one of them at work. */
export default function Tools(): ReactNode {
  return (
    <section className={clsx(styles.section, styles.tinted)}>
      <div className="container">
        <Heading as="h2">Ask it yourself</Heading>
        <p>
          <Link to="/docs/tools/">Five tools</Link> answer for your own server. They run in your browser and upload
          nothing.
        </p>
        <AskLine />
        <ToolTiles />
      </div>
    </section>
  );
}
