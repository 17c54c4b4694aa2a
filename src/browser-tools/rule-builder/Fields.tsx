import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';

import {asTyped} from '@site/src/browser-tools/frame/CodeArea';
import Field from '@site/src/components/Form/Field';
import tool from '@site/src/browser-tools/frame/styles.module.css';
import type {FieldError, RuleFields, RuleKind} from '@sentinel/csf/answers/build-rule';

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
    <div className={clsx(tool.fields, tool.explained)}>
      {kind.fields.map((field) => {
        const {name, label, hint, required, initial} = field;
        const id = idOf(name);
        const error = errors.find((each) => each.field === name)?.error;
        const common = {
          name,
          value: values[name] ?? initial,
          'aria-required': required || undefined,
          onChange: ({target}: {target: {value: string}}) => onChange(name, target.value),
          onFocus: () => onEnter(name),
          onBlur: () => onLeave(name),
        };
        return (
          <Field key={id} id={id} label={label} isOptional={!required} hint={hint} isHintBelow error={error}>
            {(ties) => <Control field={field} common={{...ties, ...common}} />}
          </Field>
        );
      })}
    </div>
  );
}

type Common = ComponentProps<'input'> & ComponentProps<'select'>;

function Control({field: {input, options}, common}: {field: RuleKind['fields'][number]; common: Common}): ReactNode {
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
