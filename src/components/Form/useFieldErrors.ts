import {useState, type SyntheticEvent} from 'react';
import {flushSync} from 'react-dom';

import {fieldErrors, type Field, type Values} from '@site/src/lib/formField';

type FieldErrors = {
  /** A sentence for each field that has an error, by the ids of the fields. */
  errors: Values;
  /** How many fields had an error at the last attempt to send; 0 when all of them are corrected. */
  count: number;
  /** Shows the errors and moves the focus to the first. True if there are none. */
  check: (form: HTMLFormElement, find?: (input: Values) => Values) => boolean;
  props: {
    /** Checks a field again on blur, after the first attempt to send. */
    onBlur: (event: SyntheticEvent<HTMLFormElement>) => void;
    /** Removes an error as soon as it is corrected. */
    onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
    /**
     * Keeps the focus in the field while the button is pressed: a field that loses it can lose its error, and the button
     * would move away from under the pointer.
     */
    onMouseDown: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
};

/**
 * The errors in a form's fields: checked on the first attempt to send, and from then on while the visitor corrects
 * them.
 */
export default function useFieldErrors(fields: readonly Field[]): FieldErrors {
  const [errors, setErrors] = useState<Values>({});
  const [count, setCount] = useState<number>();

  function look(form: HTMLFormElement, target: EventTarget, isLeft: boolean): void {
    const field = fields.find((candidate) => controlOf(form, candidate) === target);
    if (field === undefined || count === undefined || (!isLeft && errors[field.id] === undefined)) {
      return;
    }
    const {[field.id]: error} = fieldErrors([field], valuesOf(form, fields));
    if (isLeft || error === undefined) {
      const others = Object.entries(errors).filter(([id]) => id !== field.id);
      setErrors(Object.fromEntries(error === undefined ? others : [...others, [field.id, error]]));
    }
  }

  return {
    errors,
    count: Object.keys(errors).length > 0 ? (count ?? 0) : 0,
    check(form, find = (input) => fieldErrors(fields, input)) {
      const found = find(valuesOf(form, fields));
      // A field's description has to exist before a screen reader reaches the field.
      flushSync(() => {
        setErrors(found);
        setCount(Object.keys(found).length);
      });
      const first = fields.find(({id}) => found[id] !== undefined);
      if (first !== undefined) {
        controlOf(form, first)?.focus();
      }
      return first === undefined;
    },
    props: {
      onBlur: (event) => look(event.currentTarget, event.target, true),
      onInput: (event) => look(event.currentTarget, event.target, false),
      onMouseDown: (event) => {
        if (event.target instanceof Element && event.target.closest('[type="submit"]') !== null) {
          event.preventDefault();
        }
      },
    },
  };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The form control of a field. */
export function controlOf(form: HTMLFormElement, {name}: Field): Control | null {
  return form.elements.namedItem(name) as Control | null;
}

/** What is typed into the fields of a form. */
export function valuesOf(form: HTMLFormElement, fields: readonly Field[]): Values {
  return Object.fromEntries(fields.map((field) => [field.id, controlOf(form, field)?.value ?? '']));
}
