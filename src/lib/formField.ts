/** A form field. The page's markup, the browser's validation and the script's messages follow from it. */
export type Field = {
  /** Its name in drafts and checks. */
  id: string;
  /** Its name in the submitted form. */
  name: string;
  label: string;
  type: 'text' | 'email' | 'lines' | 'choice';
  isRequired: boolean;
  minLength?: number;
  maxLength: number;
  /** A token of HTML's `autocomplete`. */
  autoComplete: string;
  hint?: string;
  options?: readonly {id: string; label: string}[];
  messages: {
    empty: string;
    short?: string;
    long: string;
    /** Shown if the value is not an address or not an option. */
    form?: string;
  };
  /** Returns what else is wrong with the value, if anything. */
  check?: (text: string) => string | undefined;
};

/** The values of fields, by their ids. */
export type Values = Record<string, string>;

/** A name, an at sign and a host with a dot. Also used in the attribute `pattern`. */
export const emailPattern = '[^\\s@,;:?<>"]+@[^\\s@,;:?<>".]+(\\.[^\\s@,;:?<>".]+)+';

const emailForm = new RegExp(`^${emailPattern}$`);

/** Whether a text has the form of an email address. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && emailForm.test(text);
}

/** What is wrong with a value, as a sentence. Ignores spaces around it. */
export function fieldError(field: Field, value: string): string | undefined {
  const {type, isRequired, minLength = 0, maxLength, options, messages, check} = field;
  const text = value.trim();
  if (text === '') {
    return isRequired ? messages.empty : undefined;
  }
  if (value.length > maxLength) {
    return messages.long;
  }
  if (text.length < minLength) {
    return messages.short;
  }
  const isWellFormed =
    (type !== 'email' || isEmailAddress(text)) && (options === undefined || options.some(({id}) => id === text));
  return isWellFormed ? check?.(text) : messages.form;
}

/** The sentence for each field that has an error, by the ids of the fields. */
export function fieldErrors(fields: readonly Field[], values: Values): Values {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const error = fieldError(field, values[field.id] ?? '');
      return error === undefined ? [] : [[field.id, error]];
    }),
  );
}
