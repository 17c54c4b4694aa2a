import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {judge} from '../../compare/packets/judge';
import {type Run} from '../../compare/packets/observe';

const folder = 'packages/csf/tests/fixtures/packet-tester/packets';

const runs = readdirSync(folder).map(
  (file) => JSON.parse(gunzipSync(readFileSync(path.join(folder, file))).toString()) as Run,
);

test('the recording has packets enough', () => {
  expect(runs.length).toBeGreaterThanOrEqual(60);
  expect(runs.flatMap(({observed}) => observed).length).toBeGreaterThanOrEqual(2000);
});

// The rules are those of csf, and what became of the packets is what Linux did.
test.each(runs.map((run) => [run.name, run] as const))('%s', (_name, run) => {
  expect(judge(run)).toEqual([]);
});
