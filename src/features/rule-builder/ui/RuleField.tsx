import type {ComponentProps, ReactNode} from 'react';

import form from '@site/src/components/Form/styles.module.css';
import type {Field} from '@site/src/features/rule-builder/logic';

type Props = {
  id: string;
  field: Field;
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
  onEnter: () => void;
  onLeave: () => void;
};

/** A field of a line: its label, its control, and below what is wrong and what it takes. */
export default function RuleField({id, field, value, fault, onChange, onEnter, onLeave}: Props): ReactNode {
  const {name, label, hint, required} = field;
  const common = {
    id,
    name,
    value,
    'aria-required': required || undefined,
    'aria-invalid': fault === undefined ? undefined : true,
    'aria-describedby': [...(fault === undefined ? [] : [`${id}fault`]), `${id}hint`].join(' '),
    onChange: ({target}: {target: {value: string}}) => onChange(target.value),
    onFocus: onEnter,
    onBlur: onLeave,
  };
  return (
    <div className={form.field}>
      <label htmlFor={id}>
        {label}
        {!required && <span className={form.optional}> (optional)</span>}
      </label>
      <Control field={field} common={common} />
      {fault !== undefined && (
        <p id={`${id}fault`} className={form.fault}>
          {fault}
        </p>
      )}
      <p id={`${id}hint`} className={form.hint}>
        {hint}
      </p>
    </div>
  );
}

type Common = ComponentProps<'input'> & ComponentProps<'select'>;

function Control({field: {input, options}, common}: {field: Field; common: Common}): ReactNode {
  if (input === 'choice') {
    return (
      <select {...common}>
        {options?.map(({value, label}) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...common}
      type="text"
      inputMode={input === 'number' ? 'numeric' : undefined}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
