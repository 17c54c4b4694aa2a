import type {ReactNode} from 'react';
import Heading from '@theme/Heading';

import TaskTiles from '@site/src/components/TaskTiles';

import styles from './styles.module.css';

/** Links from the home page to the most common tasks. */
export default function Tasks(): ReactNode {
  return (
    <section className={styles.section}>
      <div className="container">
        <Heading as="h2">What do you need to do?</Heading>
        <TaskTiles />
      </div>
    </section>
  );
}
