import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import {runInSandbox} from '../../oracle/sandbox';
import {inParallel, type Outcome, type Task} from '../task';

/** A value that is wrong in sense, and what the product then does. */
export type Sense = {
  /** A rule of the configuration checker, and the setting of its finding. */
  rule: string;
  settings: Record<string, string>;
  files?: Record<string, string>;
  /** Typed once csf has started. */
  run: string;
  /** What it prints. */
  says: string;
};

/** The rows of senses.yml. */
export function readSenses(): Sense[] {
  return load(readFileSync(path.join(__dirname, 'senses.yml'), 'utf8')) as Sense[];
}

/** Lets csf and lfd show what they make of values that are right in form and wrong in sense. */
export async function compareSenses({product}: Task): Promise<Outcome> {
  const senses = readSenses();
  let differing = 0;
  await inParallel(senses, async ({rule, settings, files = {}, run, says}) => {
    const printed = await runInSandbox(
      product,
      {files, settings: {TESTING: '0', ...settings}},
      ['bash', '-c', `mkdir -p /var/log; csf -s >/dev/null 2>&1; { ${run}\n} 2>&1; true`],
      (_, stdout) => stdout,
    );
    if (!new RegExp(says, 'm').test(printed)) {
      differing += 1;
      console.log(`${rule}: the product does not say ${says}:\n${printed.slice(-600)}`);
    }
  });
  return {compared: `${senses.length} values that are wrong in sense`, differing};
}
