import {useCallback, useMemo, useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';

import {controlOf, valuesOf} from '@site/src/components/Form/controls';
import {readDraft, writeDraft} from '@site/src/features/contact/logic/draft';
import type {Field, Values} from '@site/src/lib/formField';

type Draft = {
  /** Puts back into the form what was not sent; what was typed before the page came to life stays. */
  restore: (form: HTMLFormElement | null) => void;
  isRestored: boolean;
  keep: (form: HTMLFormElement) => void;
  discard: () => void;
};

/** Keeps what is typed until the browser's tab is closed, or until it is sent. */
export default function useDraft(key: string, fields: readonly Field[], initial: Values): Draft {
  const slot = useMemo(() => createStorageSlot(key, {persistence: 'sessionStorage'}), [key]);
  const [isRestored, setIsRestored] = useState(false);

  const restore = useCallback(
    (form: HTMLFormElement | null) => {
      if (form === null) {
        return;
      }
      const kept = readDraft(fields, slot.get());
      for (const field of fields) {
        const control = controlOf(form, field);
        const text = kept[field.id];
        if (control && text !== undefined && control.value === (initial[field.id] ?? '')) {
          control.value = text;
        }
      }
      setIsRestored(Object.keys(kept).length > 0);
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
