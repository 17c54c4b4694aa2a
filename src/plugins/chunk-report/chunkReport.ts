import {fileOf, ownerOf} from './ownerOf';

/** Which scripts the build is made of. */
export type ChunkReport = {
  /** Scripts by the name under which the site asks for them; one name can need several. */
  groups: Record<string, string[]>;
  /** For each script the bytes of source that each package or folder puts into it, before they are made small. */
  contents: Record<string, Record<string, number>>;
  /** Every file of `src` that is in a script. */
  sources: string[];
};

/** A module as the bundler tells of it; one that was joined from others holds them. */
export type StatsModule = {name?: string; size?: number; modules?: StatsModule[]};

/** What the bundler tells of a build. */
export type BuildStats = {
  chunks?: {files?: string[]; modules?: StatsModule[]}[];
  namedChunkGroups?: Record<string, {assets?: {name: string}[]}>;
};

/** Sums up what the bundler tells of a build. */
export function chunkReport({chunks = [], namedChunkGroups = {}}: BuildStats): ChunkReport {
  const scripts = chunks.flatMap(({files = [], modules = []}) => {
    const inside = modules.flatMap(leaves);
    return files.filter(isScript).map((file) => ({file, modules: inside}));
  });
  const sources = scripts.flatMap(({modules}) => modules.map(({name = ''}) => fileOf(name)));
  return {
    groups: Object.fromEntries(
      Object.entries(namedChunkGroups).map(([name, {assets = []}]) => [
        name,
        assets.map((asset) => asset.name).filter(isScript),
      ]),
    ),
    contents: Object.fromEntries(scripts.map(({file, modules}) => [file, sumByOwner(modules)])),
    sources: [...new Set(sources)].filter((file) => file.startsWith('src/')).sort(),
  };
}

function isScript(file: string): boolean {
  return file.endsWith('.js');
}

function sumByOwner(modules: readonly StatsModule[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const {name = '', size = 0} of modules) {
    const owner = ownerOf(name);
    sums[owner] = (sums[owner] ?? 0) + size;
  }
  return sums;
}

function leaves(module: StatsModule): StatsModule[] {
  return module.modules?.length ? module.modules.flatMap(leaves) : [module];
}
