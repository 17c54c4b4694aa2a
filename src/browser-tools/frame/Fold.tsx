import {useEffect, useRef, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';

import styles from './styles.module.css';

type Props = ComponentProps<'details'> & {
  summary: ReactNode;
  /** Opens it as soon as this is true; it never closes by itself, because somebody may be typing in it. */
  isNeeded?: boolean;
};

/** A part of a tool that is folded until somebody wants it or something in it needs attention. */
export default function Fold({summary, isNeeded = false, className, children, ...props}: Props): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isNeeded) {
      details.current!.open = true;
    }
  }, [isNeeded]);
  return (
    <details ref={details} className={clsx(styles.fold, className)} {...props}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
