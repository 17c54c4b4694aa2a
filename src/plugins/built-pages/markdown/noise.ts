import type {Element} from 'domhandler';

/** What is for a mouse or for the eye alone, and the title, which stands at the top already. */
const tags = new Set(['button', 'h1', 'label', 'script', 'select', 'style', 'svg', 'textarea']);

/** Whether an element of an article is nothing to read. */
export function isNoise({name, attribs}: Element): boolean {
  return (
    tags.has(name) ||
    // A box of a list of tasks says something.
    (name === 'input' && attribs.type !== 'checkbox') ||
    attribs['aria-hidden'] === 'true' ||
    attribs['data-markdown'] === 'skip' ||
    // The panels say themselves whose they are, for those without scripts.
    attribs.role === 'tablist' ||
    ('hidden' in attribs && attribs.role !== 'tabpanel') ||
    classesOf(attribs).includes('hash-link')
  );
}

/** The classes of an element. */
export function classesOf({class: classes = ''}: Element['attribs']): string[] {
  return classes.split(/\s+/);
}
