import {readdirSync, readFileSync} from 'node:fs';

import type {ChunkReport} from '@site/src/plugins/chunk-report/chunkReport';

const folder = 'src/plugins/lean-client/browser';
const {sources} = JSON.parse(readFileSync('.docusaurus/chunk-report.json', 'utf8')) as ChunkReport;

test('every part is in the place of what it stands for', () => {
  expect(readdirSync(folder).filter((file) => !sources.includes(`${folder}/${file}`))).toEqual([]);
});
