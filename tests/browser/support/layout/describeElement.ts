/** Names an element for a person: its place, and the words or the label that it shows. */
export function describeElement(element: Element): string {
  const own = placeOf(element);
  const near =
    own.includes('.') || own.includes('#') ? null : element.parentElement?.closest('body [id], body [class]');
  const words = (element.textContent || labelOf(element)).replace(/\s+/g, ' ').trim();
  return `${near ? `${placeOf(near)} ` : ''}${own} "${words.length > 50 ? `${words.slice(0, 49)}…` : words}"`;
}

function placeOf(element: Element): string {
  const tag = element.localName;
  const [first] = element.classList;
  return element.id ? `${tag}#${element.id}` : first ? `${tag}.${first}` : tag;
}

function labelOf(element: Element): string {
  const names = ['aria-label', 'alt', 'placeholder', 'name', 'title'];
  return names.map((name) => element.getAttribute(name)).find(Boolean) ?? '';
}
