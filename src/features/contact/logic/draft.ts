import {cutText} from '../../../urls/textInUrl';
import {fieldError, type Field, type Values} from '../../../lib/formField';
import {storedRecord} from '../../../lib/storedRecord';

/** The text that stores a draft; undefined if nothing was typed or chosen. */
export function writeDraft(fields: readonly Field[], values: Values, initial: Values = {}): string | undefined {
  const isTouched = fields.some(({id}) => (values[id] ?? '') !== (initial[id] ?? ''));
  return isTouched ? JSON.stringify(Object.fromEntries(fields.map(({id}) => [id, values[id] ?? '']))) : undefined;
}

/**
 * Reads a draft. Ignores what it does not know, which another version of the site may have written, and cuts values to
 * their field's length.
 */
export function readDraft(fields: readonly Field[], text: string | null): Values {
  const draft = storedRecord(text);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = draft[field.id];
      if (typeof value !== 'string' || value === '') {
        return [];
      }
      if (field.options !== undefined) {
        return fieldError(field, value) === undefined ? [[field.id, value]] : [];
      }
      return [[field.id, cutText(value, field.maxLength)]];
    }),
  );
}
