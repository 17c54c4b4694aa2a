import {parseArgs} from 'node:util';

const comparisonNames = ['logs', 'rules', 'packets', 'commands', 'steps', 'remedies', 'values', 'senses'] as const;
export type ComparisonName = (typeof comparisonNames)[number];

type Arguments = {
  source: string | undefined;
  names: readonly ComparisonName[];
  /** For a single comparison. */
  count: number | undefined;
  seed: number;
  /** For steps. */
  page: string | undefined;
  isRecording: boolean;
};

/** What was asked for; undefined if that makes no sense, or if the question is how to ask. */
export function readArguments(args: string[]): Arguments | undefined {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {
      count: {type: 'string'},
      seed: {type: 'string', default: '1'},
      page: {type: 'string'},
      record: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  const names = comparisonNames.filter((name) => positionals.includes(name));
  const sources = positionals.filter((word) => !names.some((name) => name === word));
  const numbers = [values.count ?? '1', values.seed].map(Number);
  if (
    values.help ||
    sources.length > 1 ||
    (values.count !== undefined && names.length !== 1) ||
    !numbers.every((number) => Number.isInteger(number) && number > 0)
  ) {
    return undefined;
  }
  return {
    source: sources[0],
    names: names.length === 0 ? comparisonNames : names,
    count: values.count === undefined ? undefined : Number(values.count),
    seed: Number(values.seed),
    page: values.page,
    isRecording: values.record,
  };
}
