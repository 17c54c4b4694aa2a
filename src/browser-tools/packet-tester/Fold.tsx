import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';

import tool from '@site/src/browser-tools/frame/styles.module.css';

type Props = {
  summary: ReactNode;
  /** Opens it as soon as this is true; it never closes by itself, because somebody may be typing in it. */
  isNeeded: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A part of the form that is folded until somebody wants it or something in it needs attention. */
export default function Fold({summary, isNeeded, className, children}: Props): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isNeeded) {
      details.current!.open = true;
    }
  }, [isNeeded]);
  return (
    <details ref={details} className={clsx(tool.fold, className)}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
