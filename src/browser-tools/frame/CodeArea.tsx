import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';

import styles from './styles.module.css';

/** For fields in which every character counts: no browser corrects, completes or capitalises them. */
export const asTyped = {spellCheck: false, autoCapitalize: 'none', autoComplete: 'off', autoCorrect: 'off'} as const;

/** A text area for the lines of a file. */
export default function CodeArea({className, ...props}: ComponentProps<'textarea'>): ReactNode {
  return <textarea className={clsx(styles.code, className)} wrap="off" {...asTyped} {...props} />;
}
