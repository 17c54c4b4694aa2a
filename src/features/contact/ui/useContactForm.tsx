import {useCallback, useMemo, useState, type ComponentProps, type MouseEvent, type ReactNode} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';

import styles from '@site/src/components/Form/styles.module.css';
import useFieldErrors, {controlOf, valuesOf} from '@site/src/components/Form/useFieldErrors';
import {readDraft, writeDraft} from '@site/src/features/contact/logic/draft';
import {contactFieldsFor, type Topic, type Way} from '@site/src/features/contact/logic/fields';
import type {Field, Values} from '@site/src/lib/formField';

type ContactForm = {
  fields: readonly Field[];
  /** What the fields hold at first. */
  initial: Values;
  errors: ReturnType<typeof useFieldErrors>;
  /** Forgets the draft. */
  discard: () => void;
  /** Says that a draft was put back, and clears the form when asked. */
  draftNotice: ReactNode;
  valuesOf: (form: HTMLFormElement) => Values;
  props: ComponentProps<'form'>;
};

/** Fields, errors and draft of the contact form, whichever way its words go. */
export default function useContactForm(way: Way, topic: Topic | undefined): ContactForm {
  const fields = useMemo(() => contactFieldsFor(way), [way]);
  const initial = useMemo<Values>(() => ({topic: topic ?? ''}), [topic]);
  const errors = useFieldErrors(fields);
  const key = topic ? `contact-draft.${topic}` : 'contact-draft';
  const {restore, isRestored, keep, discard} = useDraft(key, fields, initial);
  const isBrowser = useIsBrowser();

  function clear({currentTarget: {form}}: MouseEvent<HTMLButtonElement>): void {
    form?.reset();
    discard();
    form?.querySelector('select')?.focus();
  }

  return {
    fields,
    initial,
    errors,
    discard,
    draftNotice: (
      <div role="status">
        {isRestored && (
          <div className={styles.actions}>
            <p className={styles.quiet}>What you typed before and did not send is back.</p>
            <button type="button" className="button button--secondary button--sm" onClick={clear}>
              Clear the form
            </button>
          </div>
        )}
      </div>
    ),
    valuesOf: (form) => valuesOf(form, fields),
    props: {
      ref: restore,
      // Until a script says it better, the browser says what is wrong.
      noValidate: isBrowser,
      onBlur: errors.props.onBlur,
      onInput(event) {
        keep(event.currentTarget);
        errors.props.onInput(event);
      },
    },
  };
}

type Draft = {
  /** Puts back into the form what was not sent; what was typed before the page came to life stays. */
  restore: (form: HTMLFormElement | null) => void;
  isRestored: boolean;
  keep: (form: HTMLFormElement) => void;
  discard: () => void;
};

/** Keeps what is typed until the browser's tab is closed, or until it is sent. */
function useDraft(key: string, fields: readonly Field[], initial: Values): Draft {
  const slot = useMemo(() => createStorageSlot(key, {persistence: 'sessionStorage'}), [key]);
  const [isRestored, setIsRestored] = useState(false);

  const restore = useCallback(
    (form: HTMLFormElement | null) => {
      if (form === null) {
        return;
      }
      const draft = readDraft(fields, slot.get());
      for (const field of fields) {
        const control = controlOf(form, field);
        const text = draft[field.id];
        if (control && text !== undefined && control.value === (initial[field.id] ?? '')) {
          control.value = text;
        }
      }
      setIsRestored(Object.keys(draft).length > 0);
    },
    [fields, slot, initial],
  );

  return {
    restore,
    isRestored,
    keep(form) {
      const text = writeDraft(fields, valuesOf(form, fields), initial);
      if (text === undefined) {
        slot.del();
      } else {
        slot.set(text);
      }
    },
    discard() {
      slot.del();
      setIsRestored(false);
    },
  };
}
