import {useId, type ComponentProps, type ReactNode} from 'react';

import {emailPattern, type Field} from '@site/src/lib/formField';

import styles from './styles.module.css';

type Props = {
  field: Field;
  /** The error in the typed value. */
  error: string | undefined;
  /** The initial value. */
  initial?: string;
  isReadOnly?: boolean;
};

/** A field with its label, its hint and its error. Without scripts, the browser enforces the same rules. */
export function FormField({field, error, initial = '', isReadOnly = false}: Props): ReactNode {
  const id = useId();
  const {name, label, hint, isRequired, minLength, maxLength, autoComplete} = field;
  const hintId = hint && `${id}hint`;
  const errorId = error && `${id}error`;
  const common = {
    id,
    name,
    autoComplete,
    required: isRequired,
    defaultValue: initial,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {!isRequired && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <Control field={field} common={common} limits={{minLength, maxLength, readOnly: isReadOnly}} />
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

type ControlProps = {
  field: Field;
  common: ComponentProps<'input'> & ComponentProps<'select'> & ComponentProps<'textarea'>;
  limits: {minLength: number | undefined; maxLength: number; readOnly: boolean};
};

function Control({field: {type, options}, common, limits}: ControlProps): ReactNode {
  switch (type) {
    case 'choice':
      return (
        <select {...common}>
          <option value="">Choose one</option>
          {options?.map(({id, label}) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      );
    case 'lines':
      return <textarea {...common} {...limits} rows={8} />;
    case 'email':
      return <input {...common} {...limits} type="email" pattern={emailPattern} spellCheck={false} />;
    case 'text':
      return <input {...common} {...limits} type="text" />;
  }
}

/** Announces that the form was not sent, and how many fields need a change. */
export function ErrorSummary({count}: {count: number}): ReactNode {
  return (
    <div role="alert">
      {count > 0 && (
        <p className={styles.stopped}>
          <strong>Not sent yet.</strong>{' '}
          <span>{`${count === 1 ? 'One field needs' : `${count} fields need`} a change; each says what.`}</span>
        </p>
      )}
    </div>
  );
}
