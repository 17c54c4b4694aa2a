import {useId, type ComponentProps, type ReactNode} from 'react';

import {emailPattern, type Field} from '@site/src/lib/formField';

import styles from './styles.module.css';

type Props = {
  field: Field;
  /** What is wrong with what was typed. */
  fault: string | undefined;
  /** What stands there at first. */
  initial?: string;
  isReadOnly?: boolean;
};

/** A field with its label, its hint and its fault; without scripts the browser holds the same rules. */
export default function FormField({field, fault, initial = '', isReadOnly = false}: Props): ReactNode {
  const id = useId();
  const {name, label, hint, isRequired, minLength, maxLength, autoComplete} = field;
  const hintId = hint && `${id}hint`;
  const faultId = fault && `${id}fault`;
  const common = {
    id,
    name,
    autoComplete,
    required: isRequired,
    defaultValue: initial,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': [faultId, hintId].filter(Boolean).join(' ') || undefined,
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
      {fault && (
        <p id={faultId} className={styles.fault}>
          {fault}
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
