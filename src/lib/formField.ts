/** A field of a form: what the page shows, what the browser enforces and what the script says follow from it. */
export type Field = {
  /** What it is called in drafts and checks. */
  id: string;
  /** What it is called in what is sent. */
  name: string;
  label: string;
  type: 'text' | 'email' | 'lines' | 'choice';
  isRequired: boolean;
  minLength?: number;
  maxLength: number;
  /** What the browser may fill in: a token of HTML's `autocomplete`. */
  autoComplete: string;
  hint?: string;
  options?: readonly {id: string; label: string}[];
  messages: {
    empty: string;
    short?: string;
    long: string;
    /** For what is no address, or no option. */
    form?: string;
  };
  /** Says what else is wrong with what is typed, if anything is. */
  check?: (text: string) => string | undefined;
};

/** What is typed into fields, by their ids. */
export type Values = Record<string, string>;

/** A name, an at sign and a host with a dot; written for the attribute `pattern` too. */
export const emailPattern = '[^\\s@,;:?<>"]+@[^\\s@,;:?<>".]+(\\.[^\\s@,;:?<>".]+)+';

const emailForm = new RegExp(`^${emailPattern}$`);

/** Whether mail can be sent to a text, as far as its form tells. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && emailForm.test(text);
}

/** What is wrong with a value, as a sentence; spaces around it count for nothing. */
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
