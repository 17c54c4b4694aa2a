/** Texts by the name of their field. */
export type Typed = Readonly<Record<string, string>>;

/** What somebody typed or chose before hydration: the named fields that differ from what the server rendered. */
export function typedIn(element: HTMLElement): Typed {
  const fields = element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    ':is(input, textarea, select)[name]',
  );
  return Object.fromEntries([...fields].filter(isChanged).map(({name, value}) => [name, value]));
}

function isChanged(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({selected, defaultSelected}) => selected && !defaultSelected);
  }
  return field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)
    ? field.checked && !field.defaultChecked
    : field.value !== field.defaultValue;
}
