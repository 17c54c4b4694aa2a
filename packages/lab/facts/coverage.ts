import {settings} from '@sentinel/csf/model/settings';
import {readCommandAnchors} from '@site/src/plugins/remark-product-links/linkTerms';
import {findMentions, readTexts} from '../lib/mentions';
import {collectPlaces} from './collectPlaces';

/** Prints how much of the facts the docs cover, and what each page mentions: `npm run facts coverage`. */
export function printCoverage(): void {
  const places = collectPlaces(readCommandAnchors('docs/usage/commands.mdx'));
  const kinds = [...new Set(places.map(({kind}) => kind))];
  for (const kind of kinds) {
    const ofKind = places.filter((place) => place.kind === kind);
    const missing = ofKind.filter(({url}) => url === undefined).map(({name}) => name);
    console.log(
      `${kind.padEnd(12)} ${ofKind.length - missing.length} of ${ofKind.length}${missing.length > 0 ? `, without: ${missing.join(', ')}` : ''}`,
    );
  }

  console.log('\nSettings that each page of the guides mentions:');
  const guides = readTexts(['docs/*.mdx', 'docs/usage/*.mdx', 'blog/*.mdx']);
  const mentions = new Map([...settings.keys()].map((name) => [name, findMentions(name, guides)]));
  for (const file of guides.keys()) {
    console.log(`${String([...mentions.values()].filter((found) => found.includes(file)).length).padStart(4)} ${file}`);
  }
  const unmentioned = [...mentions].filter(([, found]) => found.length === 0).map(([name]) => name);
  console.log(
    `\n${settings.size - unmentioned.length} of ${settings.size} settings are mentioned in a guide; only the reference has:\n${unmentioned.join(' ')}`,
  );
}
