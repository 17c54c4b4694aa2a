import type {Browser} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {cpus, loadavg, release, totalmem} from 'node:os';

import {pagefindVersion} from './steps/loadPagefind';

/** Says on what the figures were measured. */
export function describeMachine(browser: Browser): string {
  const versionOf = (name: string): string => {
    const {version} = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {version: string};
    return `${name} ${version}`;
  };
  return [
    describeHardware(),
    `Versions: Node ${process.versions.node}, Chromium ${browser.version()}, ${[`pagefind ${pagefindVersion}`, ...['minisearch', '@playwright/test'].map(versionOf)].join(', ')}`,
  ].join('\n');
}

/** Says which machine it is. */
export function describeHardware(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown kind';
  return `Machine: ${cpus().length} cores of ${model}, ${Math.round(totalmem() / 2 ** 30)} GiB, Linux ${release()}`;
}

/** Says how busy the machine was: with more processes than cores that want to run, all times grow. */
export function describeLoad(): string {
  return `${loadavg()[0]!.toFixed(1)} processes running or ready, mean of the last minute`;
}
