import {spawn} from 'node:child_process';
import {once} from 'node:events';

import {usage} from '@site/bench/search/steps/usage';

/** Uses 0.2 s of CPU, says so, and idles until it is ended. */
const program = `
  const used = () => process.cpuUsage().user + process.cpuUsage().system;
  while (used() < 200_000);
  console.log('done');
  setInterval(() => {}, 1000);
`;

test('what a running child uses counts too', async () => {
  const before = usage();
  const child = spawn(process.execPath, ['-e', program], {stdio: ['ignore', 'pipe', 'inherit']});
  await once(child.stdout, 'data');
  const during = usage();
  child.kill();
  await once(child, 'exit');
  const after = usage();
  expect(during.cpu - before.cpu).toBeGreaterThan(0.15);
  expect(during.peak - after.peak).toBeGreaterThan(10 * 2 ** 20);
});
