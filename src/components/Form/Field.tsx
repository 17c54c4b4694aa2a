import {useId, type ReactNode} from 'react';

import styles from './styles.module.css';

/** What ties a control to its label, hint and error. */
type Ties = {id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined};

export type Frame = {
  /** Id of the control, if something else refers to it. */
  id?: string;
  label: ReactNode;
  isOptional?: boolean | undefined;
  hint?: ReactNode;
  /** Below the control instead of above it. */
  isHintBelow?: boolean;
  error?: ReactNode;
  className?: string | undefined;
};

/** A control with its label, hint and error. */
export default function Field({
  id: givenId,
  label,
  isOptional = false,
  hint,
  isHintBelow = false,
  error,
  className = styles.field,
  children,
}: Frame & {children: (ties: Ties) => ReactNode}): ReactNode {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hasError = error !== undefined;
  const hintElement = hint !== undefined && (
    <p id={`${id}hint`} className={styles.hint}>
      {hint}
    </p>
  );
  const describedBy = [hasError && `${id}error`, hint !== undefined && `${id}hint`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id}>
        <span>{label}</span>
        {isOptional && <span className={styles.optional}> (optional)</span>}
      </label>
      {!isHintBelow && hintElement}
      {children({id, 'aria-invalid': hasError || undefined, 'aria-describedby': describedBy || undefined})}
      {hasError && (
        <div id={`${id}error`} className={styles.error}>
          {error}
        </div>
      )}
      {isHintBelow && hintElement}
    </div>
  );
}
