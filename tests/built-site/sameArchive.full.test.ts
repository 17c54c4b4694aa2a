import {makeArchive} from '../../src/features/offline/node/archive';
import {buildFolder} from './build';

test('the same build makes the same archive', () => {
  const build = {
    outDir: buildFolder,
    baseUrl: '/',
    siteUrl: 'https://sentinelfirewall.org',
    title: 'T',
    version: '15.11',
  };
  const [one, same] = [makeArchive(build), makeArchive(build)];
  expect(Buffer.from(one).equals(same)).toBe(true);
});
