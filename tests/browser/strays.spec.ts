import {startLoopback} from '../support/loopback';

import {allowPort} from './support/ports';
import {expect, open, test} from './support/site';

test(
  'a request to a server of this machine that no test started is found, and to one of our own is none',
  {tag: '@quick'},
  async ({page, strays}) => {
    const other = await startLoopback(() => ({body: 'another project', headers: {'Content-Type': 'text/html'}}));
    try {
      await open(page, '/docs/intro/');
      expect(strays).toEqual([]);
      for (const host of ['localhost', '127.0.0.1']) {
        const url = `http://${host}:${other.port}/`;
        await page.goto(url);
        expect(strays.splice(0)).toContain(url);
      }
      allowPort(other.port);
      await page.goto(`http://127.0.0.1:${other.port}/`);
      expect(strays).toEqual([]);
    } finally {
      await other.close();
    }
  },
);
