import {readBudget} from '../../bench/bundle/budgetFile';
import {pageFiles} from '../../bench/bundle/pageFiles';
import {readBuild} from '../../bench/bundle/readBuild';

import {tellConnection} from './support/connection';
import {expect, test} from './support/site';
import {whenQuiet} from './support/watchRequests';

// The byte budget counts files without a browser; this is what keeps its list honest.
for (const [kind, {address}] of Object.entries(readBudget().pages)) {
  test(`the scripts and styles of the budget are those that a browser loads: ${kind}`, async ({page}) => {
    const loaded = new Set<string>();
    page.on('response', (response) => {
      if (['script', 'stylesheet'].includes(response.request().resourceType())) {
        loaded.add(new URL(response.url()).pathname.slice(1));
      }
    });
    // Docusaurus fetches no pages ahead for visitors who save data.
    await tellConnection(page, {saveData: true, effectiveType: '4g'});
    await page.goto(address);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await whenQuiet(page);
    const {css, js} = pageFiles(readBuild('build', '.docusaurus'), address);
    expect([...loaded].sort()).toEqual([...css, ...js].sort());
  });
}
