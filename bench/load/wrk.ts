import {spawnSync} from 'node:child_process';

import {onCore} from './cores';

/** What wrk measured; times in milliseconds. */
export type Report = {requests: number; perSecond: number; p50: number; p90: number; p99: number};

export const connections = 32;
/** Short, so that both are measured often and by turns: what disturbs the machine then falls on both alike. */
export const seconds = 1;

const units: Record<string, number> = {us: 0.001, ms: 1, s: 1000};

/** Asks for one address as fast as it is answered, from one thread, and refuses answers that are not complete. */
export function runWrk(address: string): Report {
  const words = ['--latency', '-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: gzip, deflate, br'];
  const [program, ...rest] = onCore(1, ['wrk', ...words, address]);
  const {stdout, error} = spawnSync(program!, rest, {encoding: 'utf8'});
  if (error || stdout === '') {
    throw new Error('wrk did not run: install it, as in "apt-get install wrk", then try again.');
  }
  return parseWrk(stdout, address);
}

/** Reads the report of wrk. */
export function parseWrk(report: string, address: string): Report {
  const fault = /Non-2xx or 3xx responses.*|Socket errors.*/.exec(report);
  if (fault) {
    throw new Error(`${address} did not stand the load: ${fault[0]}`);
  }
  const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(report);
  const requests = /(\d+) requests in/.exec(report);
  if (!perSecond || !requests) {
    throw new Error(`wrk said nothing that can be read about ${address}:\n${report}`);
  }
  const latency = (percent: number): number => {
    const [, time, unit] = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s)\\b`).exec(report)!;
    return Number(time) * units[unit!]!;
  };
  return {
    requests: Number(requests[1]),
    perSecond: Number(perSecond[1]),
    p50: latency(50),
    p90: latency(90),
    p99: latency(99),
  };
}
