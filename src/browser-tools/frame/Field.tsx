import type {ComponentProps, ReactNode} from 'react';

import Field, {type Frame} from '@site/src/components/Form/Field';

import {asTyped} from './CodeArea';

type TextProps = Pick<Frame, 'label' | 'isOptional' | 'error' | 'className'> &
  Omit<ComponentProps<'input'>, 'onChange'> & {onText: (text: string) => void};

/** A field for one line of text. */
export function TextField({label, isOptional, error, className, onText, ...props}: TextProps): ReactNode {
  return (
    <Field label={label} isOptional={isOptional} error={error} className={className}>
      {(ties) => <input type="text" {...asTyped} {...props} {...ties} onChange={({target}) => onText(target.value)} />}
    </Field>
  );
}

type ChoiceProps<Value extends string> = Pick<Frame, 'label' | 'className'> &
  Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
    value: Value;
    /** Each value with its words. */
    options: readonly (readonly [value: Value, words: string])[];
    onChoice: (value: Value) => void;
  };

/** A field for one of several values. */
export function ChoiceField<Value extends string>(props: ChoiceProps<Value>): ReactNode {
  const {label, className, options, onChoice, ...others} = props;
  return (
    <Field label={label} className={className}>
      {(ties) => (
        // The options have no other values.
        <select {...others} {...ties} onChange={({target}) => onChoice(target.value as Value)}>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
