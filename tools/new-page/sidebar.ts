/** A heading of the sidebar with the pages directly below it. */
type Category = {label: string; pages: string[]};

type Item = string | {type: string; label?: string; items?: Item[]};

/** All headings of the sidebar, including nested ones. */
export function categoriesOf(items: readonly Item[]): Category[] {
  return items.flatMap((item) =>
    typeof item === 'string' || item.items === undefined
      ? []
      : [
          {label: item.label!, pages: item.items.filter((page) => typeof page === 'string')},
          ...categoriesOf(item.items),
        ],
  );
}

/** The only heading with pages of the same folder; undefined if there are several or none. */
export function guessCategory(page: string, categories: readonly Category[]): string | undefined {
  const folder = page.slice(0, page.lastIndexOf('/') + 1);
  const fitting = categories.filter(({pages}) =>
    pages.some((other) => other.slice(0, other.lastIndexOf('/') + 1) === folder),
  );
  return fitting.length === 1 ? fitting[0]!.label : undefined;
}

/** `sidebars.ts` with a page added at the end of a heading; undefined if its source has an unknown form. */
export function addToSidebar(source: string, label: string, page: string): string | undefined {
  const start = source.indexOf(`label: '${label}'`);
  const items = start === -1 ? -1 : source.indexOf('items: [', start);
  const nextLabel = source.indexOf('label: ', start + 1);
  if (items === -1 || (nextLabel !== -1 && nextLabel < items)) {
    return undefined;
  }
  const end = closingBracket(source, items + 'items: ['.length);
  if (end === undefined) {
    return undefined;
  }
  const before = source.slice(0, end).trimEnd();
  const comma = before.endsWith(',') || before.endsWith('[') ? '' : ',';
  return `${before}${comma}\n'${page}',\n${source.slice(end)}`;
}

function closingBracket(source: string, from: number): number | undefined {
  let depth = 1;
  for (let index = from; index < source.length; index += 1) {
    depth += source[index] === '[' ? 1 : source[index] === ']' ? -1 : 0;
    if (depth === 0) {
      return index;
    }
  }
  return undefined;
}
