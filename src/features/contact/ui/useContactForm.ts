import {useMemo, type ComponentProps} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {valuesOf} from '@site/src/components/Form/controls';
import useFaults from '@site/src/components/Form/useFaults';
import {contactFieldsFor, type Topic, type Way} from '@site/src/features/contact/logic/contact';
import type {Field, Values} from '@site/src/lib/formField';

import useDraft from './useDraft';

type ContactForm = {
  fields: readonly Field[];
  /** What stands in the fields at first. */
  initial: Values;
  faults: ReturnType<typeof useFaults>;
  draft: ReturnType<typeof useDraft>;
  /** Empties the form and forgets what was kept. */
  clear: (form: HTMLFormElement) => void;
  valuesOf: (form: HTMLFormElement) => Values;
  props: ComponentProps<'form'>;
};

/** Fields, faults and draft of the contact form, whichever way its words go. */
export default function useContactForm(way: Way, topic: Topic | undefined): ContactForm {
  const fields = useMemo(() => contactFieldsFor(way), [way]);
  const initial = useMemo<Values>(() => ({topic: topic ?? ''}), [topic]);
  const faults = useFaults(fields);
  const draft = useDraft(topic ? `contact-draft.${topic}` : 'contact-draft', fields, initial);
  const isBrowser = useIsBrowser();
  return {
    fields,
    initial,
    faults,
    draft,
    clear(form) {
      form.reset();
      draft.discard();
    },
    valuesOf: (form) => valuesOf(form, fields),
    props: {
      ref: draft.restore,
      // Until a script says it better, the browser says what is wrong.
      noValidate: isBrowser,
      onBlur: faults.props.onBlur,
      onInput(event) {
        draft.keep(event.currentTarget);
        faults.props.onInput(event);
      },
    },
  };
}
