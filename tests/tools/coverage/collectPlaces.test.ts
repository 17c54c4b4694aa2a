import {readCommandAnchors} from '@site/src/plugins/remark-product-links/linkTerms';
import {collectPlaces} from '@site/tools/coverage/collectPlaces';

const places = collectPlaces(readCommandAnchors('docs/usage/commands.mdx'));

test.each([
  ['setting', 456],
  ['option', 55],
  ['file', 159],
  ['template', 41],
  ['port list', 7],
  ['block list', 15],
])('every %s of the facts has a place: %d', (kind, count) => {
  const ofKind = places.filter((place) => place.kind === kind);
  expect(ofKind).toHaveLength(count);
  expect(ofKind.filter(({url}) => url === undefined)).toEqual([]);
});
