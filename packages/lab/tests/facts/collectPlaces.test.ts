import blocklists from '@sentinel/csf/facts/blocklists.json';
import {csfOptions} from '@sentinel/csf/model/commands';
import {files, templates} from '@sentinel/csf/model/files';
import {settings, variants} from '@sentinel/csf/model/settings';
import {readCommandAnchors} from '@site/src/plugins/remark-product-links/linkTerms';
import {collectPlaces} from '../../facts/collectPlaces';

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
