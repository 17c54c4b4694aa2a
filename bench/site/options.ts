import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

/** Where the generators and Lighthouse are, if nothing else is said. */
export const defaultScratch = path.join(os.tmpdir(), 'sentinel-site-bench');

export const allParts = ['builds', 'pages'] as const;

export type Part = (typeof allParts)[number];

/** What is measured in one run of the benchmark. */
export type Options = {
  parts: Part[];
  /** Numbers of pages of the generated corpora. */
  sizes: number[];
  /** Whether our own docs are built as well. */
  own: boolean;
  runs: number;
  /** Names of the generators; the first is what the others are compared with. */
  peers: string[];
  lighthouse: boolean;
  /** Whether the tables go into BENCHMARKS.md. */
  write: boolean;
  /** Folder outside of the project, where the generators and their sites are. */
  scratch: string;
};

/** Reads the words behind `npm run bench --`. */
export function readOptions(words: readonly string[], knownPeers: readonly string[]): Options {
  const {values} = parseArgs({
    args: [...words],
    options: {
      parts: {type: 'string', default: allParts.join(',')},
      sizes: {type: 'string', default: '50,500,2000'},
      corpora: {type: 'string', default: 'generated,own'},
      runs: {type: 'string', default: '5'},
      peers: {type: 'string', default: knownPeers.join(',')},
      lighthouse: {type: 'boolean', default: false},
      write: {type: 'boolean', default: false},
      scratch: {type: 'string', default: defaultScratch},
    },
  });
  const corpora = listOf('--corpora', values.corpora, ['generated', 'own']);
  return {
    parts: listOf('--parts', values.parts, allParts),
    sizes: corpora.includes('generated') ? values.sizes.split(',').map((size) => count('--sizes', size)) : [],
    own: corpora.includes('own'),
    runs: count('--runs', values.runs),
    peers: listOf('--peers', values.peers, knownPeers),
    lighthouse: values.lighthouse,
    write: values.write,
    scratch: path.resolve(values.scratch),
  };
}

function listOf<Name extends string>(option: string, given: string, known: readonly Name[]): Name[] {
  return given.split(',').map((name) => {
    const found = known.find((each) => each === name);
    if (found === undefined) {
      throw new Error(`${option} knows no "${name}"; write some of ${known.join(', ')}, separated by commas.`);
    }
    return found;
  });
}

/** Reads a number of things. @throws with the option, if it is none */
export function count(option: string, given: string): number {
  const value = Number(given);
  if (!Number.isInteger(value) || value < 1) {
    throw new Error(`${option} has "${given}", which is no whole number above zero.`);
  }
  return value;
}
