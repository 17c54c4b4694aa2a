import {writeFileSync} from 'node:fs';
import {messages, type Settings} from '@sentinel/csf/model/lfd/messages';
import type {Outcome, Task} from '../task';
import {generateRequests, tellingRequests} from './lines';
import {askProduct, configurations, readRequests, type Request} from './product';

const recorded = 'packages/csf/tests/fixtures/log-lines.jsonl';
const furtherLines = 1200;

/** Compares the log tester's results for log lines with the product's. */
export function compareLogs({product, count, seed, isRecording}: Task): Outcome {
  const all = configurations(product);
  const requests = [...exampleRequests(all), ...generateRequests(all, count, seed)];
  const differing = compare(product, all, requests);
  if (isRecording) {
    const pool = generateRequests(all, 60_000, seed + 1);
    const own = pool.filter(({settings}) => settings === 'one');
    record(product, all, [
      ...new Set([...exampleRequests(all), ...tellingRequests(own), ...pool.slice(0, furtherLines)]),
    ]);
  }
  return {compared: `${requests.length} lines`, differing};
}

function exampleRequests(all: Record<string, Settings>): Request[] {
  return messages.flatMap(({example, logs}) =>
    logs.map((log) => ({settings: 'one', file: all['one']![log]!, lines: [example]})),
  );
}

/** How many lines differ; prints the first. */
function compare(product: string, all: Record<string, Settings>, requests: Request[]): number {
  const theirs = askProduct(product, all, requests);
  const ours = readRequests(all, requests);
  const differing = requests.flatMap((request, index) =>
    theirs[index]!.join('\n') === ours[index]!.join('\n')
      ? []
      : [{...request, product: theirs[index], ours: ours[index]}],
  );
  for (const one of differing.slice(0, 20)) {
    console.log(`\n${JSON.stringify(one, null, 1)}`);
  }
  return differing.length;
}

function record(product: string, all: Record<string, Settings>, requests: Request[]): void {
  const counts = askProduct(product, all, requests);
  const rows = requests.map((request, index) => ({...request, counts: counts[index]}));
  const settings = Object.fromEntries(Object.entries(all).map(([name, values]) => [name, needed(values)]));
  writeFileSync(recorded, [settings, ...rows].map((row) => `${JSON.stringify(row)}\n`).join(''));
}

/** The settings that affect lines, so that the recording contains no others. */
function needed(settings: Settings): Settings {
  return Object.fromEntries(
    Object.entries(settings).filter(([name]) =>
      /_LOG(_[RSP])?$|_ACCESSLOG$|^(LF|LT|RT|PS|UID)_|^PORTKNOCKING|^(TCP|UDP)_IN$|^SYSLOG_CHECK$|^ST_ENABLE$|^RESTRICT_SYSLOG$/.test(
        name,
      ),
    ),
  );
}
