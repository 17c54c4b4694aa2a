import {budget, bytesOf, sumOf} from './support/pageBytes';
import {expect, test} from './support/site';

for (const [kind, {address, page: ofPage, scripts: ofScripts}] of Object.entries(budget)) {
  test(`${kind} stays within its byte budget`, {tag: '@quick'}, async ({page}) => {
    const loaded = await bytesOf(page, address);
    const list = [...loaded].map(([file, size]) => `${size}  ${file}`).join('\n');
    expect.soft(sumOf(loaded, '.js'), `scripts, ${ofScripts} bytes at most:\n${list}`).toBeLessThanOrEqual(ofScripts);
    expect.soft(sumOf(loaded), `page, ${ofPage} bytes at most:\n${list}`).toBeLessThanOrEqual(ofPage);
  });
}
