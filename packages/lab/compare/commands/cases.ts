import {runCommand, started} from '@sentinel/csf/model/firewall/csfCommands';

/** The lists that commands of csf write. */
export const commandLists = ['csf.allow', 'csf.deny', 'csf.tempban', 'csf.tempallow'] as const;
export type CommandList = (typeof commandLists)[number];

/** A command line, and what it left. */
export type Step = {
  run: string;
  /** What csf printed, without iptables' report of rules. */
  says: readonly string[];
  /** The lists that are not empty, byte for byte but for times. */
  files: Partial<Record<CommandList, string>>;
  /** Whether csf left csf.error, with an empty firewall. */
  error: boolean;
  /** Whether csf said that it did nothing. */
  refused: boolean;
};

export type Case = {
  name: string;
  settings: Record<string, string>;
  lists: Record<string, string>;
  steps: readonly Step[];
};

export type Recorded = {made: string; cases: readonly Case[]};

const now = 1_800_000_000;

/** What the model of csf's commands makes of a session; it prints nothing. */
export function runOnModel({settings, lists, steps}: Case): Omit<Step, 'says'>[] {
  let running = started({
    panel: 'generic',
    conf: Object.entries(settings)
      .map(([name, value]) => `${name} = "${value}"`)
      .join('\n'),
    lists: Object.fromEntries(Object.entries(lists).map(([name, text]) => [name, text.replaceAll('NOW', String(now))])),
  });
  return steps.map(({run}) => {
    const {running: after, refusal} = runCommand(run, running, {ownAddresses: ['192.0.2.10'], now});
    running = after;
    return {
      run,
      files: Object.fromEntries(
        commandLists.flatMap((list) => {
          const text = withoutTimes(after.files.lists[list] ?? '');
          return text === '' ? [] : [[list, text]];
        }),
      ),
      error: after.isBroken,
      refused: refusal !== undefined,
    };
  });
}

/** What a session left, without what csf printed. */
export function withoutWords(steps: readonly Step[]): Omit<Step, 'says'>[] {
  return steps.map(({run, files, error, refused}) => ({run, files, error, refused}));
}

/** The first difference between what csf did and what the model does. */
export function differenceOf(said: readonly Step[], modelled: readonly Omit<Step, 'says'>[]): string | undefined {
  const steps = withoutWords(said);
  const index = steps.findIndex((step, at) => JSON.stringify(step) !== JSON.stringify(modelled[at]));
  return index < 0 ? undefined : `csf: ${JSON.stringify(steps[index])}\nmodel: ${JSON.stringify(modelled[index])}`;
}

/** A text of a list without the time at which somebody recorded it. */
export function withoutTimes(text: string): string {
  return text.replace(/\d{10}(?=\|)/g, 'NOW').replace(/\w{3} \w{3} [ \d]\d \d\d:\d\d:\d\d \d{4}/g, 'DATE');
}
