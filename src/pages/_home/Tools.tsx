import {Fragment, lazy, Suspense, type ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';

import {tools, toolUrl} from '@site/src/browser-tools/tools';

import {example} from './AskLine/example';
import styles from './styles.module.css';

const AskLine = lazy(() => import('./AskLine'));

/** The tools of the site, and one of them at work. */
export default function Tools(): ReactNode {
  return (
    <section className={styles.section}>
      <div className="container">
        <Heading as="h2">Try it</Heading>
        <div className={styles.ask}>
          <BrowserOnly fallback={asked}>
            {() => (
              <Suspense fallback={asked}>
                <AskLine />
              </Suspense>
            )}
          </BrowserOnly>
        </div>
        <p>
          <Link to="/docs/tools/">The tools</Link> answer for your own server, in your browser, and upload nothing:{' '}
          {tools.map(({id, title}, index) => (
            <Fragment key={id}>
              {index !== 0 && <span>, </span>}
              <Link to={toolUrl(id)}>{title.toLowerCase()}</Link>
            </Fragment>
          ))}
        </p>
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
