import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {runInSandbox} from '../../oracle/sandbox';
import {inParallel, type Outcome, type Task} from '../task';
import {
  commandLists,
  differenceOf,
  runOnModel,
  withoutTimes,
  type Case,
  type CommandList,
  type Recorded,
  type Step,
} from './cases';

const fixture = 'packages/csf/tests/fixtures/packet-tester/csf-commands.json';

/** Compares what commands of csf do to its lists with what the packet tester's model of them does. */
export async function compareCommands({product, isRecording}: Task): Promise<Outcome> {
  const recorded = JSON.parse(readFileSync(fixture, 'utf8')) as Recorded;
  const cases: Case[] = [...recorded.cases];
  let differing = 0;
  await inParallel([...recorded.cases.entries()], async ([number, one]) => {
    const steps = await askProduct(product, one);
    cases[number] = {...one, steps};
    const difference = differenceOf(steps, runOnModel({...one, steps}));
    if (difference !== undefined) {
      differing += 1;
      console.log(`\n${one.name}: ${difference}`);
    }
  });
  if (isRecording) {
    writeFileSync(fixture, print({...recorded, cases}));
  }
  return {compared: `${cases.length} sessions of commands`, differing};
}

/** One step a line, so that a difference shows the command. */
function print({made, cases}: Recorded): string {
  const printed = cases.map(({name, settings, lists, steps}) => {
    const head = [
      `"name": ${JSON.stringify(name)}`,
      `"settings": ${JSON.stringify(settings)}`,
      `"lists": ${JSON.stringify(lists)}`,
    ].join(', ');
    return `    {${head}, "steps": [\n${steps.map((step) => `      ${JSON.stringify(step)}`).join(',\n')}\n    ]}`;
  });
  return `{\n  "made": ${JSON.stringify(made)},\n  "cases": [\n${printed.join(',\n')}\n  ]\n}\n`;
}

const now = String(Math.floor(Date.now() / 1000));
const pathsOf = (list: CommandList): string => `${list.startsWith('csf.temp') ? '/var/lib/csf' : '/etc/csf'}/${list}`;

async function askProduct(product: string, {settings, lists, steps}: Case): Promise<Step[]> {
  const texts = Object.entries({...Object.fromEntries(commandLists.map((list) => [list, ''])), ...lists});
  const files = Object.fromEntries(
    texts.map(([name, text]) => [
      name.startsWith('csf.temp') ? `var-lib-csf/${name}` : name,
      text.replaceAll('NOW', now),
    ]),
  );
  const script = [
    'timeout 300 csf -sf >/dev/null 2>&1 </dev/null',
    ...steps.flatMap(({run}, index) => [
      `mkdir /oracle/out/${index}; cd /oracle/out/${index}`,
      `timeout 300 bash -c '${run.replaceAll("'", "'\\''")}' >says 2>&1 </dev/null`,
      `cp ${commandLists.map(pathsOf).join(' ')} . 2>/dev/null; [ ! -e /etc/csf/csf.error ] || touch error`,
    ]),
  ].join('\n');
  return runInSandbox(product, {files, settings}, ['bash', '-c', script], (out) =>
    steps.map(({run}, index): Step => {
      const read = (name: string): string => readFileSync(path.join(out, String(index), name), 'utf8');
      const says = saidLines(run, read('says'));
      return {
        run,
        says,
        files: Object.fromEntries(
          commandLists.flatMap((list): [CommandList, string][] => {
            const text = withoutTimes(read(list));
            return text === '' ? [] : [[list, text]];
          }),
        ),
        error: existsSync(path.join(out, String(index), 'error')),
        refused: !/^csf -(r|sf|g)\b/.test(run) && !says.some((line) => hasDone.test(line)),
      };
    }),
  );
}

/** What csf says when it does what somebody asked for. */
const hasDone = /^(Adding|Removing rule)|temporary (block|allow) removed$|(blocked|allowed) on port/;

/** What csf says, without iptables' report of each rule; nothing of a start. */
function saidLines(run: string, text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (/^csf -(r|sf)$/.test(run)) {
    return lines.filter((line) => line.startsWith('Error:'));
  }
  return run.startsWith('csf -g')
    ? lines
    : lines.filter((line) => /^(Error:|You have|csf:|Removing|Adding|add failed|deny failed|\[)/.test(line));
}
