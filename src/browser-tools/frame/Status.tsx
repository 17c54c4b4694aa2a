import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';

import styles from './styles.module.css';

/**
 * The result in one sentence, which screen readers announce when it changes. The element has to exist before its text
 * does.
 */
export default function Status({
  isError = false,
  className,
  ...props
}: ComponentProps<'p'> & {isError?: boolean | undefined}): ReactNode {
  return <p role="status" className={clsx(styles.status, isError && styles.error, className)} {...props} />;
}
