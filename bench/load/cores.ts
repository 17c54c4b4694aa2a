import os from 'node:os';

/**
 * The words that run a command on one core of the machine, so that a server and its load do not take each other's
 * place; on a machine with a single core, the command itself. `taskset` is part of every Debian.
 */
export function onCore(core: number, command: readonly string[]): string[] {
  return core < os.cpus().length ? ['taskset', '-c', String(core), ...command] : [...command];
}
