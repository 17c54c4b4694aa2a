import {readFileSync} from 'node:fs';

import {wordsOfBuild} from '@site/bench/site/peers/ours';

test('builds as "npm run build" does', () => {
  expect(wordsOfBuild(readFileSync('package.json', 'utf8'))).toEqual([
    '--max-semi-space-size=32',
    'node_modules/@docusaurus/core/bin/docusaurus.mjs',
    'build',
  ]);
});

test('says so when a build begins with another program', () => {
  expect(() => wordsOfBuild('{"scripts": {"build": "docusaurus build"}}')).toThrow(
    '"build" in package.json begins with "docusaurus"; bench/site/peers/ours.ts knows only how to start "node".',
  );
});
