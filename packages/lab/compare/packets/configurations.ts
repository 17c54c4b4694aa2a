import fc from 'fast-check';
import {everywhere, type Feature, features} from './features';

/** A configuration and the packets sent through it, in the oracle's syntax. */
export type Configuration = {
  name: string;
  settings: Record<string, string>;
  files: Record<string, readonly string[]>;
  lines: readonly string[];
};

const fastestRate = /^\d+\/s/;
/** The burst of a rate that refills within a run. */
const pings = 5;

/** The shipped configuration, each feature alone if there are enough configurations for that, and mixtures. */
export function drawConfigurations(count: number, packets: number, seed: number): Configuration[] {
  const alone = [[], ...(count > features.length ? features : []).map((feature) => [feature])];
  const mixtures = fc.sample(fc.subarray([...features], {minLength: 3, maxLength: 12}), {
    numRuns: Math.max(1, count - alone.length),
    seed,
  });
  return [...alone, ...mixtures].slice(0, count).map((mixture, index) => configure(mixture, packets, seed + index));
}

function configure(mixture: readonly Feature[], packets: number, seed: number): Configuration {
  const settings: Record<string, string> = Object.assign({}, ...mixture.map((feature) => feature.settings ?? {}));
  const files: Record<string, string[]> = {};
  for (const feature of mixture) {
    for (const [name, lines] of Object.entries(feature.files ?? {})) {
      files[name] = [...(files[name] ?? []), ...lines];
    }
  }
  // Sessions come last: a configuration that blocks every connection has no session to continue.
  const isSession = (line: string) => /session=|handshake=/.test(line);
  const isUsable = (line: string) => settings['IPV6'] === '1' || !/:[\da-f]*:/.test(line);
  const own = mixture.flatMap((feature) => feature.packets).filter(isUsable);
  const sessions = own.filter(isSession);
  const listens = own.filter((line) => line.startsWith('listen'));
  const others = own.filter((line) => !sessions.includes(line) && !listens.includes(line));
  const space = packets - sessions.length;
  const mine = pick(others, Math.ceil(space * 0.8), seed);
  const common = pick(
    everywhere.filter((packet) => !own.includes(packet)),
    space - mine.length,
    seed,
  );
  const isRefilled = fastestRate.test(settings['ICMP_IN_RATE'] ?? '1/s');
  let sent = 0;
  const lines = [...listens, ...mine, ...common, ...sessions]
    .filter((line) => !isRefilled || !isPing(line) || ++sent <= pings)
    .map((line, index) => (/sport=|session=|^listen/.test(line) ? line : `${line} sport=${20000 + index}`));
  return {name: mixture.map(({name}) => name).join(', ') || 'shipped', settings, files, lines};
}

const isPing = (line: string): boolean => /^icmp from=[\d.]+( type=8)?$/.test(line);

/** As many lines as there is space for, in order. */
function pick(lines: readonly string[], space: number, seed: number): string[] {
  const length = Math.min(space, lines.length);
  return fc.sample(fc.subarray([...lines], {minLength: length, maxLength: length}), {numRuns: 1, seed})[0]!;
}
