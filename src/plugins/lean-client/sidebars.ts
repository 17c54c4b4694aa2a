type Item = string | {type: string; href?: string; docId?: string; label?: string; items?: Item[]};
type Sidebars = Record<string, Item[]>;

/** The content of a version's file: what its pages are given beside their own content. */
export type VersionFile = {version?: {docsSidebars?: Sidebars; docs?: object}};

const head = `const link = (text) => {
  const end = text.indexOf(' ');
  const docId = text.slice(0, end);
  return {type: 'link', href: start + docId, label: text.slice(end + 1), docId, unlisted: false};
};
const items = (list) =>
  list.map((item) => (typeof item === 'string' ? link(item) : item.items ? {...item, items: items(item.items)} : item));
const {docsSidebars} = data.version;
for (const name in docsSidebars) {
  docsSidebars[name] = items(docsSidebars[name]);
}
`;

/**
 * The text of a module in the place of a version's file, which every page of the documentation loads: what a sidebar
 * has of a document is its id and its label there, without the address, which has the id in it.
 */
export function leanVersion(data: VersionFile): string {
  const sidebars = data.version?.docsSidebars ?? {};
  const start = Object.values(sidebars)
    .map(startOf)
    .find((found) => found !== undefined);
  if (start === undefined) {
    return `export default JSON.parse(${json(json(data))});\n`;
  }
  const short = Object.entries(sidebars).map(([name, items]) => [name, shorten(items, start)]);
  const lean = {...data, version: {...data.version, docsSidebars: Object.fromEntries(short) as Sidebars}};
  return `const data = JSON.parse(${json(json(lean))});\nconst start = ${json(start)};\n${head}export default data;\n`;
}

/** What stands before the ids of documents in their addresses, as the first one of a sidebar tells. */
function startOf(items: readonly Item[]): string | undefined {
  for (const item of items) {
    if (typeof item !== 'string') {
      const {href = '', docId} = item;
      const found = docId && href.endsWith(docId) ? href.slice(0, -docId.length) : startOf(item.items ?? []);
      if (found !== undefined) {
        return found;
      }
    }
  }
  return undefined;
}

function shorten(items: readonly Item[], start: string): Item[] {
  return items.map((item) => {
    if (typeof item === 'string') {
      return item;
    }
    const {docId, label} = item;
    const plain = {type: 'link', href: `${start}${docId}`, label, docId, unlisted: false};
    if (docId && !docId.includes(' ') && json(item) === json(plain)) {
      return `${docId} ${label}`;
    }
    return item.items ? {...item, items: shorten(item.items, start)} : item;
  });
}

function json(value: unknown): string {
  return JSON.stringify(value);
}
