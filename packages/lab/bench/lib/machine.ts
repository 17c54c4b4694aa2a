import {readFileSync} from 'node:fs';
import {cpus, loadavg, release, totalmem} from 'node:os';

/** Describes the machine that the figures come from. */
export function describeHardware(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown kind';
  return `Machine: ${cpus().length} cores of ${model}, ${Math.round(totalmem() / 2 ** 30)} GiB, Linux ${release()}`;
}

/** Describes the load of the machine: with more running processes than cores, all times grow. */
export function describeLoad(): string {
  return `${loadavg()[0]!.toFixed(1)} processes running or ready, mean of the last minute`;
}

/** The version of an installed package. */
export function versionOf(name: string): string {
  return (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {version: string}).version;
}
