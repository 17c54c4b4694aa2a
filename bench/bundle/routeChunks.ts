import vm from 'node:vm';

/** Names of the parts that a route is made of, as Docusaurus writes them into routesChunkNames.json. */
export type ChunkNames = Readonly<Record<string, unknown>>;

type Route = {path: string; component: string; routes?: Route[]};

/**
 * Names the parts of a page: its own and those of the layouts around it.
 * @param routes the file routes.js that Docusaurus generates
 * @param address path of the page, as its route has it
 * @throws if there is no such page
 */
export function routeChunks(routes: string, chunkNames: ChunkNames, address: string): string[] {
  const chain = findRoute(readRoutes(routes), address);
  if (chain === undefined) {
    throw new Error(`There is no page ${address} in the build.`);
  }
  return [...new Set(chain.flatMap(({component}) => chunkNamesIn(chunkNames[component] ?? {})))];
}

/** The file only lists what it got from one function, so another one in its place makes it plain data. */
function readRoutes(source: string): Route[] {
  const list = source.replace(/^import .*$/gm, '').replace('export default', 'routes =');
  const sandbox = {routes: [] as Route[], ComponentCreator: (path: string, hash: string) => `${path}-${hash}`};
  vm.runInNewContext(list, sandbox);
  return sandbox.routes;
}

function findRoute(routes: readonly Route[], address: string): Route[] | undefined {
  for (const route of routes) {
    const inside = route.routes && findRoute(route.routes, address);
    if (inside) {
      return [route, ...inside];
    }
    if (!route.routes && route.path === address) {
      return [route];
    }
  }
  return undefined;
}

/** All names in a part of routesChunkNames.json, which nests them by what a route needs them for. */
function chunkNamesIn(part: unknown): string[] {
  return typeof part === 'string' ? [part] : Object.values(part as object).flatMap(chunkNamesIn);
}
