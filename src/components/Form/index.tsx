import type {ComponentProps, ReactNode} from 'react';

import {emailPattern, type Field as Question} from '@site/src/lib/formField';

import Field from './Field';
import styles from './styles.module.css';

type Props = {
  field: Question;
  /** The error in the typed value. */
  error: string | undefined;
  /** The initial value. */
  initial?: string;
  isReadOnly?: boolean;
};

/** A field with its label, its hint and its error. Without scripts, the browser enforces the same rules. */
export function FormField({field, error, initial = '', isReadOnly = false}: Props): ReactNode {
  const {name, label, hint, isRequired, minLength, maxLength, autoComplete} = field;
  return (
    <Field label={label} isOptional={!isRequired} hint={hint} error={error}>
      {(ties) => (
        <Control
          field={field}
          common={{...ties, name, autoComplete, required: isRequired, defaultValue: initial}}
          limits={{minLength, maxLength, readOnly: isReadOnly}}
        />
      )}
    </Field>
  );
}

type ControlProps = {
  field: Question;
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
