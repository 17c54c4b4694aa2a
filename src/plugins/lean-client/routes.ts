/** A route of a page without any other data than its content: its address, its hash, and its sidebar. */
const plainRoute =
  /\{\s*path: '([^']+)',\s*component: ComponentCreator\('\1', '([^']+)'\),\s*exact: true(?:,\s*sidebar: ("[^"]+"))?\s*\}/g;

type ChunkNames = Record<string, unknown>;

/** Stands in the place of each hash: no two plain routes have one address. */
const noHash = '0';

const head = `import names from '@generated/routesChunkNames';

const pages = (component, sidebar) => (path, content) => {
  names[path + '-${noHash}'] = {__comp: component, content};
  const route = {path, component: ComponentCreator(path, '${noHash}'), exact: true};
  return sidebar ? {...route, sidebar} : route;
};
`;

/**
 * The text of Docusaurus's `routes.js` for browsers, in which a page is its address and the name of its content;
 * and the names of chunks of all other routes, to which the routes add those of the pages.
 */
export function leanRoutes(text: string, chunkNames: ChunkNames): {routes: string; chunkNames: ChunkNames} {
  const kinds = new Map<string, string>();
  const known = new Map<string, string>();
  const body = text.replace(plainRoute, (route: string, path: string, hash: string, sidebar = 'undefined') => {
    const key = `${path}-${hash}`;
    const content = contentOf(chunkNames[key]);
    if (content === undefined || known.has(path)) {
      return route;
    }
    known.set(path, key);
    const kind = `pages(${JSON.stringify(content.component)}, ${sidebar})`;
    const name = kinds.get(kind) ?? `pages${kinds.size}`;
    kinds.set(kind, name);
    return `${name}(${JSON.stringify(path)}, ${JSON.stringify(content.name)})`;
  });
  const told = new Set(known.values());
  const others = Object.fromEntries(Object.entries(chunkNames).filter(([key]) => !told.has(key)));
  const makers = [...kinds].map(([kind, name]) => `const ${name} = ${kind};\n`);
  return {routes: body.replace(/^export default/m, `${head}${makers.join('')}export default`), chunkNames: others};
}

/** The chunks of a page that needs no others than those of its component and its content. */
function contentOf(names: unknown): {component: string; name: string} | undefined {
  const {__comp: component, content, ...rest} = (names ?? {}) as ChunkNames;
  return typeof component === 'string' && typeof content === 'string' && Object.keys(rest).length === 0
    ? {component, name: content}
    : undefined;
}
