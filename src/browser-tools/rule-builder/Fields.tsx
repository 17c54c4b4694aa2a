import type {ComponentProps, ReactNode} from 'react';

import {asTyped} from '@site/src/browser-tools/frame/CodeArea';
import Field from '@site/src/browser-tools/frame/Field';
import tool from '@site/src/browser-tools/frame/styles.module.css';
import type {FieldError, RuleFields, RuleKind} from '@site/src/csf/lists';

type FieldsProps = {
  idOf: (name: string) => string;
  kind: RuleKind;
  values: RuleFields;
  /** The errors that are shown. */
  errors: readonly FieldError[];
  onChange: (name: string, value: string) => void;
  onEnter: (name: string) => void;
  onLeave: (name: string) => void;
};

/** The fields of one kind of line. */
export default function Fields({idOf, kind, values, errors, onChange, onEnter, onLeave}: FieldsProps): ReactNode {
  return (
    <div className={tool.fields}>
      {kind.fields.map((field) => (
        <RuleField
          key={idOf(field.name)}
          id={idOf(field.name)}
          field={field}
          value={values[field.name] ?? field.initial}
          error={errors.find((error) => error.field === field.name)?.error}
          onChange={(value) => onChange(field.name, value)}
          onEnter={() => onEnter(field.name)}
          onLeave={() => onLeave(field.name)}
        />
      ))}
    </div>
  );
}

type FieldProps = {
  id: string;
  field: RuleKind['fields'][number];
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onEnter: () => void;
  onLeave: () => void;
};

/** A field of a line. */
function RuleField({id, field, value, error, onChange, onEnter, onLeave}: FieldProps): ReactNode {
  const {name, label, hint, required} = field;
  const common = {
    name,
    value,
    'aria-required': required || undefined,
    onChange: ({target}: {target: {value: string}}) => onChange(target.value),
    onFocus: onEnter,
    onBlur: onLeave,
  };
  return (
    <Field id={id} label={label} isOptional={!required} hint={hint} isHintBelow error={error}>
      {(ties) => <Control field={field} common={{...ties, ...common}} />}
    </Field>
  );
}

type Common = ComponentProps<'input'> & ComponentProps<'select'>;

function Control({field: {input, options}, common}: {field: FieldProps['field']; common: Common}): ReactNode {
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
  return <input {...common} type="text" inputMode={input === 'number' ? 'numeric' : undefined} {...asTyped} />;
}
