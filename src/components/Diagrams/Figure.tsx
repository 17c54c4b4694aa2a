import {useId, type ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {
  title: string;
  /** Height of the drawing in its own units. It is always `width` wide. */
  height: number;
  /** The same in words, step by step, shown to everybody beside the drawing. */
  steps: ReactNode[];
  children: ReactNode;
};

/** Width of every drawing in its own units, about its width in pixels on a phone. */
export const width = 360;

/** A drawing with its text alternative as a numbered list beside it. */
export default function Figure({title, height, steps, children}: Props): ReactNode {
  const id = useId();
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title} id={`${id}title`}>
        {title}
      </figcaption>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}steps`}
      >
        {children}
      </svg>
      <ol className={styles.steps} id={`${id}steps`}>
        {steps.map((step, index) => (
          <li key={index}>{step}</li>
        ))}
      </ol>
    </figure>
  );
}
