import {readFileSync} from 'node:fs';

/** What Linux counts processor time in, per second; the same on all its machines. */
const ticks = 100;

/** Processor time in seconds that a process and all below it have used until now. */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  const own = (Number(fields[11]) + Number(fields[12])) / ticks;
  return children.reduce((sum, child) => sum + processorTime(Number(child)), own);
}
