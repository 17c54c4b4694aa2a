import {writeFileSync} from 'node:fs';

import {runInSandbox} from '../../oracle/sandbox';
import {inParallel, type Outcome as Comparison, type Task} from '../task';
import {disagreement} from './judge';
import {newWarnings, outcomeOf, type Answer, type Row} from './outcome';
import {trialsOfSettings, type Trial} from './wrongValues';

const recorded = 'packages/csf/tests/fixtures/config/command-values.jsonl';

/** A start mostly waits for iptables and for packets. */
const atOnce = 4;

/** Packets whose ends tell what a firewall does: to open ports and closed ones, in and out. */
const packets = [
  ...['tcp from=198.51.100.23 dport=22', 'udp from=198.51.100.23 dport=53', 'tcp from=198.51.100.23 dport=3306'],
  ...[
    'icmp from=198.51.100.23',
    'out tcp to=198.51.100.25 dport=443 uid=33',
    'out udp to=198.51.100.25 dport=123 uid=33',
  ],
  ...['out tcp to=198.51.100.25 dport=25 uid=33', 'out tcp to=198.51.100.25 dport=3306 uid=33'],
];
const packets6 = ['tcp from=2001:db8::23 dport=22', 'tcp from=2001:db8::23 dport=3306'];

/**
 * Starts csf with each wrong value of a setting that reaches a command, sends packets, and compares what happened
 * with what the configuration checker says.
 */
export async function compareValues({product, isRecording}: Task): Promise<Comparison> {
  const trials = trialsOfSettings();
  const rows: Row[][] = [];
  await inParallel(
    [...trials.entries()],
    async ([number, [name, trial]]) => {
      rows[number] = await tryValues(product, name, trial);
      if (isRecording) {
        writeFileSync(
          recorded,
          rows
            .flat()
            .map((row) => `${JSON.stringify(row)}\n`)
            .join(''),
        );
      }
      console.log(
        `${name}: ${rows[number].map(({value, outcome}) => `${JSON.stringify(value)} ${outcome}`).join(', ')}`,
      );
    },
    atOnce,
  );
  const all = rows.flat();
  const differing = all.flatMap((row) => disagreement(row) ?? []);
  console.log(differing.join('\n'));
  return {compared: `${all.length} values of ${trials.length} settings`, differing: differing.length};
}

/** The values with FASTSTART, and of those that iptables refuses one in each other mode. */
async function tryValues(product: string, name: string, trial: Trial & {right: string}): Promise<Row[]> {
  const plain = await start(product, name, trial, trial.values, {});
  const telling = (found: (row: Row) => boolean): string[] =>
    [...new Set(plain.filter(found).map(({value}) => value))].slice(0, 2);
  const refused = telling(({refused: commands}) => commands !== null);
  const stopped = telling(({outcome}) => outcome === 'open');
  return [
    ...plain,
    ...(refused.length > 0 ? await start(product, name, trial, refused, {TESTING: '1'}) : []),
    ...(stopped.length > 0 ? await start(product, name, trial, stopped, {FASTSTART: '0'}) : []),
  ];
}

async function start(
  product: string,
  name: string,
  {with: others = {}, files = {}, right}: Trial & {right: string},
  values: readonly string[],
  mode: Record<string, string>,
): Promise<Row[]> {
  const settings = {TESTING: '0', ...others, ...mode};
  const sent = [...packets, ...('IPV6' in others ? packets6 : [])];
  const lines = [right, ...values].map((value) =>
    JSON.stringify({settings: {...settings, [name]: value}, packets: sent}),
  );
  const [base, ...answers] = await runInSandbox(
    product,
    {files, settings: {}},
    ['/usr/bin/python3', '/oracle/scripts/values.py'],
    (_, stdout) =>
      stdout
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Answer),
    {input: `${lines.join('\n')}\n`},
  );
  if (base === undefined || base.exit !== 0 || answers.length !== values.length) {
    throw new Error(
      `${name} = "${right}" with ${JSON.stringify(settings)} is no value to compare with: ${JSON.stringify(base)}. Correct packages/lab/compare/values/wrongValues.ts.`,
    );
  }
  return values.map((value, at) => {
    const answer = answers[at]!;
    return {
      ...{setting: name, value, with: settings, outcome: outcomeOf(answer, base, sent)},
      ...{exit: answer.exit, error: answer.error},
      refused: refusals(answer, base),
      warnings: newWarnings(answer, base),
      packets: Object.fromEntries(
        sent.flatMap((packet, index) =>
          answer.packets[index] === base.packets[index] ? [] : [[packet, answer.packets[index]!]],
        ),
      ),
    };
  });
}

/** The commands that are refused beyond those that the right value brings on this kernel. */
function refusals({refused}: Answer, base: Answer): Row['refused'] {
  const more = refused.filter((text) => !base.refused.includes(text));
  return more.length === 0 ? null : [more.length, more[0]!];
}
