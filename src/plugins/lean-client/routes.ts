import {chunkNamesIn} from './chunkNames';
import {importOf} from './registry';

/** A route of a page without any other data than its content: its address, its hash, and its sidebar. */
const plainRoute =
  /\{\s*path: '([^']+)',\s*component: ComponentCreator\('\1', '([^']+)'\),\s*exact: true(?:,\s*sidebar: ("[^"]+"))?\s*\}/g;

type ChunkNames = Record<string, unknown>;

/** What the client knows of routes: the text of a module with them, and what is not in it. */
type LeanRoutes = {routes: string; chunkNames: ChunkNames; modules: Map<string, string>};

/** Stands in the place of each hash: no two plain routes have one address. */
const noHash = '0';

const head = `import names from '@generated/routesChunkNames';
import registry from '@generated/registry';

const pages = (component, sidebar) => (path, load) => {
  names[path + '-${noHash}'] = {__comp: component, content: path};
  registry[path] = [load];
  const route = {path, component: ComponentCreator(path, '${noHash}'), exact: true};
  return sidebar ? {...route, sidebar} : route;
};
`;

/**
 * The text of Docusaurus's `routes.js` for browsers, in which a page is its address and what loads its content;
 * and of all other routes the names of chunks and the modules in them, to which the routes add those of the pages.
 * @param modules the modules of all parts of pages, by the names of their chunks
 */
export function leanRoutes(text: string, chunkNames: ChunkNames, modules: ReadonlyMap<string, string>): LeanRoutes {
  const kinds = new Map<string, string>();
  const known = new Map<string, string>();
  const components = new Set<string>();
  const body = text.replace(plainRoute, (route: string, path: string, hash: string, sidebar = 'undefined') => {
    const key = `${path}-${hash}`;
    const content = contentOf(chunkNames[key]);
    const module = content && modules.get(content.name);
    if (module === undefined || known.has(path)) {
      return route;
    }
    known.set(path, key);
    components.add(content!.component);
    const kind = `pages(${JSON.stringify(content!.component)}, ${sidebar})`;
    const name = kinds.get(kind) ?? `pages${kinds.size}`;
    kinds.set(kind, name);
    return `${name}(${JSON.stringify(path)}, ${importOf(content!.name, module)})`;
  });
  const told = new Set(known.values());
  const others = Object.fromEntries(Object.entries(chunkNames).filter(([key]) => !told.has(key)));
  const named = new Set([...components, ...chunkNamesIn(others)]);
  const makers = [...kinds].map(([kind, name]) => `const ${name} = ${kind};\n`);
  return {
    routes: body.replace(/^export default/m, `${head}${makers.join('')}export default`),
    chunkNames: others,
    modules: new Map([...modules].filter(([name]) => named.has(name))),
  };
}

/** The chunks of a page that needs no others than those of its component and its content. */
function contentOf(names: unknown): {component: string; name: string} | undefined {
  const {__comp: component, content, ...rest} = (names ?? {}) as ChunkNames;
  return typeof component === 'string' && typeof content === 'string' && Object.keys(rest).length === 0
    ? {component, name: content}
    : undefined;
}
