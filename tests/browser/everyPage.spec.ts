import {builtAddresses} from '../support/builtAddresses';
import {findViolations} from './support/axe';
import {findLayoutFaults} from './support/layoutFaults';
import {expect, test, whenAlive} from './support/site';
import {whenQuiet} from './support/watchRequests';

/** `/docs/` leads on to the introduction. */
const addresses = builtAddresses().filter((address) => address !== '/docs/');

test.beforeEach(({page}) => page.emulateMedia({reducedMotion: 'reduce'}));

for (const address of addresses) {
  test(`${address} opens without a message or a failed or foreign request, axe finds no barrier, and it fits a phone`, async ({
    page,
    mishaps,
  }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await whenAlive(page);
    await expect(page.getByRole('link', {name: /: 1\.2K stars$/})).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await whenQuiet(page);
    expect.soft(mishaps).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, 0));
    expect.soft(await findViolations(page), 'what axe finds').toEqual([]);
    expect.soft(await findLayoutFaults(page, [{width: 320}]), 'layout at 320 px').toEqual([]);
  });
}
