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
  /** The initial values of the fields. */
  initial: Values;
  errors: ReturnType<typeof useFieldErrors>;
  /** Deletes the draft. */
  discard: () => void;
  /** Announces that a draft was restored, with a button that clears the form. */
  draftNotice: ReactNode;
  valuesOf: (form: HTMLFormElement) => Values;
  props: ComponentProps<'form'>;
};

/** Fields, errors and draft of the contact form, for both ways of sending. */
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
            <p className={styles.quiet}>Your unsent message is back.</p>
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
      // The browser validates the form until the script can.
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
  /** Restores an unsent message into the form. Text typed before hydration stays. */
  restore: (form: HTMLFormElement | null) => void;
  isRestored: boolean;
  keep: (form: HTMLFormElement) => void;
  discard: () => void;
};

/** Keeps the visitor's text until the tab is closed or the message is sent. */
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
