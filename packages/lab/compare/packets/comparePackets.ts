import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {inParallel, type Outcome, type Task} from '../task';
import {drawConfigurations} from './configurations';
import {judge} from './judge';
import {observe, type Run} from './observe';

const recorded = 'packages/csf/tests/fixtures/packet-tester/packets';
const packetsEach = 40;

/** Compares the packet tester's results for packets with those of Linux. */
export async function comparePackets({product, count, seed, isRecording}: Task): Promise<Outcome> {
  const all = drawConfigurations(Math.ceil(count / packetsEach), packetsEach, seed);
  let packets = 0;
  let differing = 0;
  await inParallel(all.entries(), async ([index, configuration]) => {
    const run = await observe(product, configuration);
    if (isRecording) {
      record(run, index + 1);
    }
    const differences = judge(run);
    packets += run.observed.length;
    differing += differences.length;
    for (const {line, kernel, ours} of differences.slice(0, 10)) {
      console.log(`\n${index + 1}: ${run.name}\n  ${line}\n    kernel ${kernel}\n    ours   ${ours}`);
    }
  });
  return {compared: `${packets} packets in ${all.length} configurations`, differing};
}

function record(run: Run, number: number): void {
  mkdirSync(recorded, {recursive: true});
  const file = path.join(recorded, `${String(number).padStart(2, '0')}.json.gz`);
  writeFileSync(file, gzipSync(JSON.stringify(run), {level: 9}));
}
