import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {findRuleKind, readLine, type LineReading} from '../../../answers/build-rule';

const cases = path.resolve('packages/csf/tests/fixtures/rules');

function everythingOf(reading: LineReading): unknown {
  if (!('fields' in reading)) {
    return reading;
  }
  const {fields} = reading;
  const kind = findRuleKind(reading.kind)!;
  return {
    ...reading,
    line: kind.print(fields),
    sentence: kind.sentence(fields),
    apply: kind.apply(fields),
    undo: kind.undo(fields),
    warnings: kind.warnings(fields),
  };
}

test.each(readdirSync(cases))('readLine: %s', (name) => {
  const read = (file: string): string => readFileSync(path.join(cases, name, file), 'utf8');
  const readings = JSON.parse(JSON.stringify(readLine(read('line.txt')).map(everythingOf))) as unknown;
  expect(readings).toEqual(JSON.parse(read('readings.json')));
});
