import {readFileSync} from 'node:fs';

/** What a process has used since its start: seconds of CPU, and bytes of memory at the peak. */
export type Usage = {cpu: number; peak: number};

/** The kernel tells times of other processes in hundredths of a second. */
const ticksPerSecond = 100;

/**
 * What this process has used, together with the children that its main thread started and that still run:
 * Pagefind works in one. The peak is that of `/proc`, because `maxRSS` begins with that of the parent.
 */
export function usage(): Usage {
  const {user, system} = process.cpuUsage();
  const children = childrenOf(process.pid);
  return {
    cpu: children.reduce((sum, child) => sum + cpuOf(child), (user + system) / 1e6),
    peak: children.reduce((sum, child) => sum + peakOf(child), peakOf(process.pid)),
  };
}

function childrenOf(pid: number): number[] {
  return read(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number);
}

function cpuOf(pid: number): number {
  // The name of the program may hold spaces; the times are the 14th and 15th value.
  const values = read(pid, 'stat').split(') ').at(-1)!.split(' ');
  return (Number(values[11]) + Number(values[12])) / ticksPerSecond;
}

function peakOf(pid: number): number {
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(read(pid, 'status'))![1]) * 1024;
}

function read(pid: number, file: string): string {
  return readFileSync(`/proc/${pid}/${file}`, 'utf8');
}
