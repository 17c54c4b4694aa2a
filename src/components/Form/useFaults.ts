import {useState, type SyntheticEvent} from 'react';
import {flushSync} from 'react-dom';

import {faultsOf, type Field, type Values} from '@site/src/lib/formField';

import {controlOf, valuesOf} from './controls';

type Faults = {
  faults: Values;
  /** How many fields had a fault when somebody last wanted to send; 0 when all of them are mended. */
  count: number;
  /** Shows the faults, and leads to the first; true when there are none. */
  check: (form: HTMLFormElement, find?: (values: Values) => Values) => boolean;
  props: {
    /** Looks again at a field that was left, once somebody has wanted to send. */
    onBlur: (event: SyntheticEvent<HTMLFormElement>) => void;
    /** Takes a fault away as soon as it is mended. */
    onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
};

/** What is wrong with the fields of a form: found when it is to be sent, and from then on as it is mended. */
export default function useFaults(fields: readonly Field[]): Faults {
  const [faults, setFaults] = useState<Values>({});
  const [count, setCount] = useState<number>();

  function look(form: HTMLFormElement, target: EventTarget, isLeft: boolean): void {
    const field = fields.find((candidate) => controlOf(form, candidate) === target);
    if (field === undefined || count === undefined || (!isLeft && faults[field.id] === undefined)) {
      return;
    }
    const {[field.id]: fault} = faultsOf([field], valuesOf(form, fields));
    if (isLeft || fault === undefined) {
      const others = Object.entries(faults).filter(([id]) => id !== field.id);
      setFaults(Object.fromEntries(fault === undefined ? others : [...others, [field.id, fault]]));
    }
  }

  return {
    faults,
    count: Object.keys(faults).length > 0 ? (count ?? 0) : 0,
    check(form, find = (values) => faultsOf(fields, values)) {
      const found = find(valuesOf(form, fields));
      // The description of a field has to be there before a screen reader comes to it.
      flushSync(() => {
        setFaults(found);
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
    },
  };
}
