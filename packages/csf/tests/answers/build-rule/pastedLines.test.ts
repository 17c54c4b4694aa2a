import {readFileSync} from 'node:fs';
import {load} from 'js-yaml';

import {findRuleKind, readLine, type LineReading} from '../../../answers/build-rule';

type Pasted = {line: string; rules?: string[]; says?: string[]; without?: string[]};

const lines = load(readFileSync('packages/csf/tests/fixtures/pastedLines.yml', 'utf8')) as Pasted[];

function rulesOf(readings: readonly LineReading[]): string[] {
  return readings.flatMap((reading) =>
    'fields' in reading ? [`${reading.kind} ${findRuleKind(reading.kind)!.print(reading.fields)}`] : [],
  );
}

function wordsOf(reading: LineReading): string[] {
  if (!('fields' in reading)) {
    return ['error' in reading ? reading.error : reading.meaning];
  }
  const kind = findRuleKind(reading.kind)!;
  const warnings = kind.warnings(reading.fields).map(({text}) => text);
  return [kind.sentence(reading.fields), ...reading.notes.map(({text}) => text), ...warnings];
}

test.each(lines)('$line', ({line, rules = [], says = [], without = []}) => {
  const readings = readLine(line);
  const words = readings.flatMap(wordsOf).join('\n');
  expect(rulesOf(readings)).toEqual(rules);
  for (const part of says) {
    expect(words).toContain(part);
  }
  for (const part of without) {
    expect(words).not.toContain(part);
  }
});
