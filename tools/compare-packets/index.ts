import {gzipSync} from 'node:zlib';
import {mkdirSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import path from 'node:path';
import {drawConfigurations} from './configurations';
import {judge} from './judge';
import {observe, type Run} from './oracle';

const usage = `Compares the packet tester's results for packets with those of Linux.

  npm run compare:packets -- PRODUCT --oracle PROGRAM [--count 2400] [--configurations 60] [--from 1] [--seed 1] [--record]

PRODUCT           the folder csf of an unpacked csf.tgz
--oracle          a program that starts csf in a sandbox and sends packets
--count           how many packets to send at least, over all configurations
--configurations  the shipped configuration, each feature alone, then mixtures
--from            the number of the configuration to begin with
--record          also writes tests/fixtures/packet-tester/packets/

It needs root, for the sandbox. It calls the program as

  PROGRAM --quiet --set NAME=VALUE… PRODUCT CONF OUT PACKETS

The program starts csf in a network namespace with the files in CONF and sends the packets in PACKETS, one line at a
time. It runs a line that starts with csf in a shell where /oracle/out is OUT. It writes packets.jsonl to OUT: a JSON
object for each packet with packet, verdict, to, reply, and in rules and reply_rules the rules whose counters rose.`;

const recorded = 'tests/fixtures/packet-tester/packets';
const runsAtATime = 2;

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      oracle: {type: 'string'},
      count: {type: 'string', default: '2400'},
      configurations: {type: 'string', default: '60'},
      from: {type: 'string', default: '1'},
      seed: {type: 'string', default: '1'},
      record: {type: 'boolean', default: false},
    },
  });
  const [product] = positionals;
  if (product === undefined || values.oracle === undefined) {
    console.log(usage);
    process.exitCode = 1;
    return;
  }
  const number = Number(values.configurations);
  const first = Number(values.from) - 1;
  const all = drawConfigurations(number, Math.ceil(Number(values.count) / number), Number(values.seed));
  const waiting = all.slice(first).entries();
  let packets = 0;
  let differences = 0;
  const work = async () => {
    for (const [index, configuration] of waiting) {
      const run = await observe(values.oracle!, product, configuration);
      if (values.record) {
        record(run, first + index + 1);
      }
      const differing = judge(run);
      packets += run.observed.length;
      differences += differing.length;
      console.log(`${first + index + 1}. ${run.name}: ${run.observed.length} packets, ${differing.length} differences`);
      differing.slice(0, 10).forEach(({line, kernel, ours}) => {
        console.log(`   ${line}\n     kernel ${kernel}\n     ours   ${ours}`);
      });
    }
  };
  await Promise.all(Array.from({length: runsAtATime}, work));
  console.log(`${packets} packets in ${all.length - first} configurations compared, ${differences} differ.`);
  process.exitCode = differences === 0 ? 0 : 1;
}

function record(run: Run, number: number): void {
  mkdirSync(recorded, {recursive: true});
  const file = path.join(recorded, `${String(number).padStart(2, '0')}.json.gz`);
  writeFileSync(file, gzipSync(JSON.stringify(run), {level: 9}));
}

void main();
