import {spawnSync} from 'node:child_process';

/** A process with work left to do when it is told to leave; it says what it does. */
const script = `
const {leaveQuickly} = require('./src/plugins/after-build/leaveQuickly.ts');
const {exit} = process;
process.exit = (...code) => { console.log('leaves'); exit(...code); };
process.on('exit', () => console.log('is heard'));
process.exitCode = 3;
leaveQuickly();
setTimeout(() => console.log('works'), 50);
`;

test('a process leaves by itself when its work is done, and tells who listens', () => {
  const {stdout, stderr, status} = spawnSync(process.execPath, ['--require', 'tsx/cjs', '--eval', script], {
    encoding: 'utf8',
  });
  expect([stdout, stderr, status]).toEqual(['works\nleaves\nis heard\n', '', 3]);
});
