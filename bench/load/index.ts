import {spawnSync} from 'node:child_process';

import {describeHardware, describeLoad} from '../search/machine';
import {whole} from '../search/report';
import {table} from '../search/table';

import {startBare, startSite, type Contender, type Stoppable} from './contenders';
import {findSubjects, type Subject} from './subjects';
import {medians, ratioOf, type Measurement, type Runs} from './summary';
import {connections, runWrk, seconds} from './wrk';

const sitePort = 4521;
const barePort = 4522;

/** Measures nginx with the build beside nginx with bare files: `npm run bench:load`, after `npm run build`. */
async function bench(runs: number): Promise<void> {
  const subjects = findSubjects();
  const started: Stoppable[] = [];
  try {
    console.log(describeHardware());
    console.log(`Versions: ${versionOf('nginx', '-v')}, ${versionOf('wrk', '-v')}`);
    console.log(`Load at the start: ${describeLoad()}`);
    console.log(
      `Runs: ${runs} of ${seconds} s for each, by turns, with ${connections} connections on loopback, nginx and wrk on a core each.\n`,
    );
    const [site, bare] = [await startSite(sitePort, started), await startBare(barePort, subjects, started)];
    const measured = subjects.map((): Runs => ({site: [], bare: []}));
    for (let run = 0; run < runs; run++) {
      subjects.forEach((subject, place) => measureOnce(subject, measured[place]!, run, site, bare));
    }
    console.log(report(subjects, measured));
    console.log(`\nLoad at the end: ${describeLoad()}`);
  } finally {
    for (const {stop} of started.reverse()) {
      await stop();
    }
  }
}

/** Who goes first changes from run to run, so that neither always meets the quieter machine. */
function measureOnce({name, address}: Subject, of: Runs, run: number, site: Contender, bare: Contender): void {
  const steps = [() => of.site.push(measure(site, address)), () => of.bare.push(measure(bare, `/${name}`))];
  (run % 2 === 0 ? steps : steps.reverse()).forEach((step) => step());
}

function measure(contender: Contender, address: string): Measurement {
  const before = contender.used();
  const {requests, ...figures} = runWrk(contender.origin + address);
  return {...figures, processor: ((contender.used() - before) / requests) * 1e6};
}

function report(subjects: readonly Subject[], measured: readonly Runs[]): string {
  const row = (name: string, bytes: number, of: Measurement[], ratio: string): string[] => {
    const {perSecond, p50, p90, p99, processor} = medians(of);
    return [
      name,
      whole(bytes),
      whole(perSecond),
      ...[p50, p90, p99].map((time) => time.toFixed(2)),
      processor.toFixed(1),
      ratio,
    ];
  };
  return table([
    [
      '',
      'Bytes',
      'Requests/s',
      'p50, ms',
      'p90, ms',
      'p99, ms',
      'Processor, µs',
      'Site / bare, median (least to most)',
    ],
    ...subjects.flatMap(({name, bytes}, place) => {
      const {site, bare} = measured[place]!;
      const {median, least, most} = ratioOf(measured[place]!);
      return [
        row(name, bytes, site, `${median.toFixed(3)} (${least.toFixed(3)} to ${most.toFixed(3)})`),
        row(`${name}, bare`, bytes, bare, ''),
      ];
    }),
  ]);
}

function versionOf(program: string, option: string): string {
  const {stdout, stderr} = spawnSync(program, [option], {
    encoding: 'utf8',
    env: {...process.env, PATH: `${process.env.PATH}:/usr/sbin`},
  });
  const [version = ''] = /(nginx\/[\d.]+|wrk \S+)/.exec(`${stdout}${stderr}`) ?? [];
  return version.replace('/', ' ');
}

bench(Number(process.env.RUNS || 21)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
