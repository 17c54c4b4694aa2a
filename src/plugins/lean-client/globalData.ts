type Doc = {id: string; path: string; sidebar?: string};
type Version = {path: string; docs: Doc[]};
type DocsData = Record<string, {versions: Version[]}>;

/** Documents of one sidebar that follow each other, each with its id at the end of its address. */
type Run = {sidebar: string | undefined; ids: string[]};

const plugin = 'docusaurus-plugin-content-docs';

const head = `const docs = (path, sidebar, ids) =>
  ids.split(' ').map((id) => ({id, path: path + '/' + id, ...(sidebar && {sidebar})}));
`;

/**
 * The text of a module in the place of `globalData.json`, which every page loads: a document of the
 * documentation is its id there, without its address, which has the id in it.
 */
export function leanGlobalData(text: string): string {
  const data = JSON.parse(text) as Record<string, unknown>;
  const versions = Object.entries((data[plugin] ?? {}) as DocsData).flatMap(([instance, {versions: all}]) =>
    all.map((version, index) => ({version, place: [plugin, instance, 'versions', index, 'docs']})),
  );
  const fillings = versions.map(({version, place}) => {
    const filling = `data${place.map((step) => `[${JSON.stringify(step)}]`).join('')} = ${docsOf(version)};\n`;
    version.docs = [];
    return filling;
  });
  const rest = JSON.stringify(JSON.stringify(data));
  return `${head}const data = JSON.parse(${rest});\n${fillings.join('')}export default data;\n`;
}

function docsOf({path, docs}: Version): string {
  const parts: (Run | Doc)[] = [];
  for (const doc of docs) {
    const last = parts.at(-1);
    if (!isPlain(doc, path)) {
      parts.push(doc);
    } else if (last && 'ids' in last && last.sidebar === doc.sidebar) {
      last.ids.push(doc.id);
    } else {
      parts.push({sidebar: doc.sidebar, ids: [doc.id]});
    }
  }
  const code = parts.map((part) =>
    'ids' in part ? `...docs(${[path, part.sidebar ?? '', part.ids.join(' ')].map(json).join()})` : json(part),
  );
  return `[${code.join()}]`;
}

/** Whether a document can be told from its id, its sidebar and the path of its version. */
function isPlain(doc: Doc, path: string): boolean {
  const {id, sidebar} = doc;
  return !id.includes(' ') && json(doc) === json({id, path: `${path}/${id}`, ...(sidebar && {sidebar})});
}

function json(value: unknown): string {
  return JSON.stringify(value);
}
