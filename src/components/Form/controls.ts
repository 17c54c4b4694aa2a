import type {Field, Values} from '@site/src/lib/formField';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The control of a form in which a field is typed. */
export function controlOf(form: HTMLFormElement, {name}: Field): Control | null {
  return form.elements.namedItem(name) as Control | null;
}

/** What stands in the fields of a form. */
export function valuesOf(form: HTMLFormElement, fields: readonly Field[]): Values {
  return Object.fromEntries(fields.map((field) => [field.id, controlOf(form, field)?.value ?? '']));
}
