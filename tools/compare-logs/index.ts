import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {logSettings} from '../../src/csf/lfd/logs';
import {messages, type Settings} from '../../src/csf/lfd/messages';
import {generateRequests, tellingRequests} from './lines';
import {askProduct, configurations, readRequests, type Request} from './product';

const usage = `Compares the log tester's results for log lines with the product's.

  npm run compare:logs -- FOLDER [LOGS] [--lines 100000] [--seed 1] [--record]

FOLDER    a csf.tgz, or the folder csf of an unpacked one
LOGS      a folder of log files, such as fail2ban/tests/files/logs of fail2ban's source
--lines   how many lines to make from the descriptions of messages
--record  also writes tests/fixtures/log-lines.jsonl, from lines of our own alone

It needs Perl.`;

const recorded = 'tests/fixtures/log-lines.jsonl';
const furtherLines = 1200;

function main(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      lines: {type: 'string', default: '100000'},
      seed: {type: 'string', default: '1'},
      record: {type: 'boolean', default: false},
    },
  });
  const [source, logs] = positionals;
  if (source === undefined) {
    console.log(usage);
    process.exitCode = 1;
    return;
  }
  const folder = unpacked(path.resolve(source));
  const all = configurations(folder);
  const seed = Number(values.seed);
  const differences =
    compare('examples', folder, all, exampleRequests(all)) +
    (logs === undefined ? 0 : compare(logs, folder, all, logRequests(logs, all))) +
    compare('generated lines', folder, all, generateRequests(all, Number(values.lines), seed));
  if (values.record) {
    const pool = generateRequests(all, 60_000, seed + 1);
    const own = pool.filter(({settings}) => settings === 'one');
    record(folder, all, [
      ...new Set([...exampleRequests(all), ...tellingRequests(own), ...pool.slice(0, furtherLines)]),
    ]);
  }
  process.exitCode = differences === 0 ? 0 : 1;
}

function exampleRequests(all: Record<string, Settings>): Request[] {
  return messages.flatMap(({example, logs}) =>
    logs.map((log) => ({settings: 'one', file: all['one']![log]!, lines: [example]})),
  );
}

/** Each line of a folder of logs, as if each log had it. */
function logRequests(folder: string, all: Record<string, Settings>): Request[] {
  const lines = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .flatMap((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8').split(/\r?\n/))
    .filter((line) => line !== '' && !line.startsWith('#'));
  return logSettings.flatMap((log) => lines.map((line) => ({settings: 'one', file: all['one']![log]!, lines: [line]})));
}

function compare(what: string, folder: string, all: Record<string, Settings>, requests: Request[]): number {
  const theirs = askProduct(folder, all, requests);
  const ours = readRequests(all, requests);
  const counted = theirs.filter((counts) => counts.length > 0).length;
  const differing = requests.flatMap((request, index) =>
    theirs[index]!.join('\n') === ours[index]!.join('\n') ? [] : [{request, product: theirs[index], ours: ours[index]}],
  );
  console.log(`${what}: ${requests.length} compared, ${counted} counted by lfd, ${differing.length} verdicts differ.`);
  for (const {request, product, ours: mine} of differing.slice(0, 20)) {
    console.log(JSON.stringify({...request, product, ours: mine}, null, 1));
  }
  return differing.length;
}

function record(folder: string, all: Record<string, Settings>, requests: Request[]): void {
  const counts = askProduct(folder, all, requests);
  const rows = requests.map((request, index) => ({...request, counts: counts[index]}));
  const settings = Object.fromEntries(Object.entries(all).map(([name, values]) => [name, needed(values)]));
  writeFileSync(recorded, [settings, ...rows].map((row) => `${JSON.stringify(row)}\n`).join(''));
  console.log(`${requests.length} lines are in ${recorded}.`);
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

function unpacked(source: string): string {
  if (statSync(source).isDirectory()) {
    return source;
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'csf-'));
  execFileSync('tar', ['xzf', source, '-C', folder]);
  return path.join(folder, 'csf');
}

main();
