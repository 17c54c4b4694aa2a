import {useId, type ComponentProps, type ReactNode} from 'react';

import form from '@site/src/components/Form/styles.module.css';

import {asTyped} from './CodeArea';

/** What ties a control to its label, hint and error. */
type Ties = {id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined};

type Frame = {
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
  className = form.field,
  children,
}: Frame & {children: (ties: Ties) => ReactNode}): ReactNode {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hasError = error !== undefined;
  const hintElement = hint !== undefined && (
    <p id={`${id}hint`} className={form.hint}>
      {hint}
    </p>
  );
  const describedBy = [hasError && `${id}error`, hint !== undefined && `${id}hint`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id}>
        <span>{label}</span>
        {isOptional && <span className={form.optional}> (optional)</span>}
      </label>
      {!isHintBelow && hintElement}
      {children({id, 'aria-invalid': hasError || undefined, 'aria-describedby': describedBy || undefined})}
      {hasError && (
        <div id={`${id}error`} className={form.error}>
          {error}
        </div>
      )}
      {isHintBelow && hintElement}
    </div>
  );
}

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
