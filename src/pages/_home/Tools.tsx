import {lazy, Suspense, type ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';

import ToolTiles from '@site/src/browser-tools/ToolTiles';

import {example} from './AskLine/example';
import styles from './styles.module.css';

const AskLine = lazy(() => import('./AskLine'));

/** The tools of the site, and one of them at work. */
export default function Tools(): ReactNode {
  return (
    <section className={styles.section}>
      <div className="container">
        <Heading as="h2">Ask it yourself</Heading>
        <p>
          <Link to="/docs/tools/">Five tools</Link> answer for your own server. They run in your browser and upload
          nothing.
        </p>
        <BrowserOnly fallback={asked}>
          {() => (
            <Suspense fallback={asked}>
              <AskLine />
            </Suspense>
          )}
        </BrowserOnly>
        <ToolTiles />
      </div>
    </section>
  );
}

/** Without a script, and until it is there: the line and its answer. */
const asked = (
  <p>
    <code translate="no">{example.line}</code>
    <br />
    {example.verdict.words}
  </p>
);
