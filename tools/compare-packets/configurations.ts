import fc from 'fast-check';
import {everywhere, type Feature, features} from './features';

/** A configuration and what is sent through it, in the words of the oracle. */
export type Configuration = {
  name: string;
  settings: Record<string, string>;
  files: Record<string, readonly string[]>;
  lines: readonly string[];
};

const fastestRate = /^\d+\/s/;
/** As many as the burst of a rate that fills up again within a run. */
const pings = 5;

/** The shipped configuration, each feature alone, and as many mixtures of features as are asked for. */
export function drawConfigurations(count: number, packets: number, seed: number): Configuration[] {
  const alone = [[], ...features.map((feature) => [feature])];
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
  const own = mixture.flatMap((feature) => feature.packets);
  const rest = everywhere.filter((packet) => !own.includes(packet));
  const space = Math.max(10, packets - own.length);
  const chosen = fc.sample(
    fc.shuffledSubarray([...rest], {minLength: Math.min(space, rest.length), maxLength: Math.min(space, rest.length)}),
    {numRuns: 1, seed},
  )[0]!;
  const isRefilled = fastestRate.test(settings['ICMP_IN_RATE'] ?? '1/s');
  // Sessions come last: a configuration that lets nobody connect has no session to go on with.
  const isSession = (line: string) => /session=|handshake=/.test(line);
  const all = [...own.filter((line) => !isSession(line)), ...chosen, ...own.filter(isSession)];
  let sent = 0;
  const lines = all
    .filter((line) => settings['IPV6'] === '1' || !/:[\da-f]*:/.test(line))
    .filter((line) => !isRefilled || !isPing(line) || ++sent <= pings)
    .map((line, index) => (/sport=|session=|^listen/.test(line) ? line : `${line} sport=${20000 + index}`));
  return {name: mixture.map(({name}) => name).join(', ') || 'shipped', settings, files, lines};
}

const isPing = (line: string): boolean => /^icmp from=[\d.]+( type=8)?$/.test(line);
