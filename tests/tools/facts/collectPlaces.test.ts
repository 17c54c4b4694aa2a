import blocklists from '@site/src/csf/facts/blocklists.json';
import {csfOptions} from '@site/src/csf/commands';
import {files, templates} from '@site/src/csf/files';
import {settings, variants} from '@site/src/csf/settings';
import {readCommandAnchors} from '@site/src/plugins/remark-product-links/linkTerms';
import {collectPlaces} from '@site/tools/facts/collectPlaces';

const places = collectPlaces(readCommandAnchors('docs/usage/commands.mdx'));

test.each([
  ['setting', settings.size],
  ['option', csfOptions.length],
  ['file', files.length],
  ['template', templates.size],
  ['port list', variants.length],
  ['block list', blocklists.blocklists.length],
])('every %s of the facts has a place: %d', (kind, count) => {
  const ofKind = places.filter((place) => place.kind === kind);
  expect(ofKind).toHaveLength(count);
  expect(ofKind.filter(({url}) => url === undefined)).toEqual([]);
});
