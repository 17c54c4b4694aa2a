import {getActiveDocContext as byDocusaurus} from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';

import * as utils from '@site/src/plugins/lean-client/browser/docsClientUtils';

function docsOf(...names: string[]): Parameters<typeof byDocusaurus>[0] {
  const docs = names.map((id) => ({id, path: `/docs/${id}/`, sidebar: 'docs'}));
  const version = {name: 'current', label: '15.11', isLast: true, path: '/docs/', mainDocId: names[0]!, docs};
  return {path: '/docs/', versions: [{...version, draftIds: [], sidebars: {}}], breadcrumbs: true};
}

const data = docsOf('install', 'upgrade');

test.each(['/docs/install/', '/docs/upgrade', '/docs/nowhere/', '/blog/'])(
  'the page at %s is the one that Docusaurus finds',
  (address) => {
    expect(utils.getActiveDocContext(data, address)).toEqual(byDocusaurus(data, address));
  },
);

test('a page is found once, and again when the address or the documentation is another', () => {
  const first = utils.getActiveDocContext(data, '/docs/install/');
  expect(first.activeDoc?.id).toBe('install');
  expect(utils.getActiveDocContext(data, '/docs/install/')).toBe(first);
  expect(utils.getActiveDocContext(data, '/docs/upgrade/').activeDoc?.id).toBe('upgrade');
  expect(utils.getActiveDocContext(docsOf('other'), '/docs/upgrade/').activeDoc).toBeUndefined();
});

test('the rest is that of Docusaurus', () => {
  expect(utils.getLatestVersion(data)).toBe(data.versions[0]);
});
