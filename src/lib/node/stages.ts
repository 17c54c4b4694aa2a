/** How long each stage of this build took, in milliseconds, by its name. */
const durations = new Map<string, number>();

/** Runs a part of a stage and adds the time that it took. */
export function stage<Result>(name: string, run: () => Result): Result {
  const start = performance.now();
  const end = (): void => addToStage(name, performance.now() - start);
  const result = run();
  if (result instanceof Promise) {
    return result.finally(end) as Result;
  }
  end();
  return result;
}

/** Adds milliseconds to a stage. */
export function addToStage(name: string, milliseconds: number): void {
  durations.set(name, (durations.get(name) ?? 0) + milliseconds);
}

/** A line with the seconds of each stage, in the order in which they began. */
export function stagesLine(): string {
  const stages = [...durations].map(([name, duration]) => `${name} ${(duration / 1000).toFixed(1)}`);
  return `Seconds by stage: ${stages.join(', ')}.`;
}
