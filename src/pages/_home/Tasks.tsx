import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';

import TaskTiles from '@site/src/components/TaskTiles';

import styles from './styles.module.css';

/** The most common tasks, as on the first page of the docs, and where the next questions are answered. */
export default function Tasks(): ReactNode {
  return (
    <section className={styles.section}>
      <div className="container">
        <Heading as="h2">What do you need to do?</Heading>
        <TaskTiles />
        <p>
          Read on: <Link to="/docs/requirements/">panels and systems</Link>,{' '}
          <Link to="/docs/usage/principles/">how csf and lfd work</Link>, <Link to="/docs/features/">features</Link>,{' '}
          <Link to="/blog/">the blog</Link>.
        </p>
      </div>
    </section>
  );
}
