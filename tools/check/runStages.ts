import {spawn} from 'node:child_process';

export type Stage = {
  name: string;
  /** The shell command. */
  command: string;
  /** The stage that has to pass first. */
  after?: string;
  /** Whether it must run alone. */
  isAlone?: boolean;
};

type Result = {name: string; seconds: number; outcome: 'passed' | 'failed' | 'not run'};

/**
 * Runs stages, some at the same time, and prints the output of each when it ends. A failed stage stops only those that
 * need it, so that one run shows all errors.
 * @param most How many stages may run at the same time.
 */
export async function runStages(stages: readonly Stage[], most: number): Promise<Result[]> {
  const results = new Map<string, Result>();
  const waiting = [...stages];
  const running = new Map<string, Promise<void>>();

  const isReady = (stage: Stage): boolean => stage.after === undefined || results.has(stage.after);
  const isRefused = (stage: Stage): boolean =>
    stage.after !== undefined && results.get(stage.after)?.outcome !== 'passed';
  const mayBegin = (stage: Stage): boolean =>
    isReady(stage) &&
    (stage.isAlone ? running.size === 0 && waiting.every((other) => other.isAlone) : running.size < most);

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find(mayBegin);
    if (next === undefined && running.size === 0) {
      throw new Error(`No stage can start: ${waiting.map(({name}) => name).join(', ')}; check what they wait for.`);
    }
    if (next === undefined) {
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    if (isRefused(next)) {
      results.set(next.name, {name: next.name, seconds: 0, outcome: 'not run'});
      continue;
    }
    const stage = runStage(next).then((result) => {
      results.set(next.name, result);
      running.delete(next.name);
    });
    running.set(next.name, stage);
  }
  return stages.map(({name}) => results.get(name)!);
}

async function runStage({name, command}: Stage): Promise<Result> {
  console.log(`${name}: ${command}`);
  const begun = performance.now();
  const chunks: Buffer[] = [];
  const child = spawn(command, {shell: true, stdio: ['ignore', 'pipe', 'pipe']});
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const seconds = (performance.now() - begun) / 1000;
  const outcome = status === 0 ? 'passed' : 'failed';
  console.log(`\n=== ${name}: ${outcome} after ${seconds.toFixed(0)} s ===\n${Buffer.concat(chunks).toString()}`);
  return {name, seconds, outcome};
}
