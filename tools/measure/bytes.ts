import {once} from 'node:events';
import {existsSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

import {createSiteServer} from '../../deploy/serve/server';
import {launchChromium} from '../../tests/browser/support/launchChromium';
import {budget, bytesOf, sumOf} from '../../tests/browser/support/pageBytes';
import {builtAddresses} from '../../tests/support/builtAddresses';

/** The kind of page in the budget that an address belongs to. */
function kindOf(address: string): keyof typeof budget {
  if (address === '/' || address === '/search/') {
    return address === '/' ? 'home' : 'search';
  }
  const isReference = address.startsWith('/docs/reference/');
  return isReference ? 'reference page' : address.startsWith('/blog/') ? 'post' : 'docs page';
}

/**
 * Prints what pages of the build load on a first visit, the largest first.
 * @param addresses all pages if there are none
 */
export async function measureBytes(addresses: readonly string[]): Promise<void> {
  if (!existsSync('build/index.html')) {
    throw new Error('There is no build to measure: run "npm run build" first.');
  }
  const server = createSiteServer({root: path.resolve('build'), baseUrl: '/'}).listen(0);
  await once(server, 'listening');
  const browser = await launchChromium();
  try {
    const rows: {address: string; page: number; scripts: number}[] = [];
    for (const address of addresses.length > 0 ? addresses : builtAddresses()) {
      const context = await browser.newContext({baseURL: `http://localhost:${(server.address() as AddressInfo).port}`});
      const loaded = await bytesOf(await context.newPage(), address);
      rows.push({address, page: sumOf(loaded), scripts: sumOf(loaded, '.js')});
      await context.close();
    }
    console.log('   page    limit  scripts    limit');
    for (const {address, page, scripts} of rows.sort((one, other) => other.page - one.page)) {
      const limits = budget[kindOf(address)]!;
      const cells = [page, limits.page, scripts, limits.scripts].map((bytes) => String(bytes).padStart(7));
      console.log(`${cells.join('  ')}  ${address} (${kindOf(address)})`);
    }
  } finally {
    await browser.close();
    server.close();
  }
}
