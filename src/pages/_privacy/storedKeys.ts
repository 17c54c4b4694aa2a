import {storedKeyOf, tools} from '@site/src/browser-tools/tools';
import links from '@sentinel/csf/facts/links.json';

/** A key that the site writes into the visitor's browser. */
export type StoredKey = {
  key: string;
  where: 'localStorage' | 'sessionStorage';
  holds: string;
  /** The end of a sentence that begins with "Written when". */
  written: string;
  /** How long it stays, and how to remove it without clearing the site's data. */
  stays: string;
};

const untilCleared = 'Until you clear it.';

/**
 * Every key of the site. `suffix` is what Docusaurus appends to its keys, so that two sites on one host do not mix.
 * `index` is the name under which searches are stored.
 */
export function storedKeys({suffix, index}: {suffix: string; index: string}): StoredKey[] {
  const local = (key: string, holds: string, written: string, stays = untilCleared): StoredKey => ({
    key,
    where: 'localStorage',
    holds,
    written,
    stays,
  });
  return [
    local(`theme${suffix}`, 'Light or dark colours.', 'you press the colour switch.'),
    local(
      `docusaurus.announcement.id${suffix}`,
      'Which announcement you saw last, so that a new one is shown.',
      'you open any page.',
    ),
    local(
      `docusaurus.announcement.dismiss${suffix}`,
      'Whether you closed it.',
      'you open any page, and when you close it.',
    ),
    local(
      `star-count.${links.codeHost.starBadgeRepo}${suffix}`,
      'The number of stars on GitHub and when it was read.',
      'GitHub has answered.',
      'Used for 24 hours, then replaced.',
    ),
    local(`docs-preferred-version-default${suffix}`, 'The version of the docs.', 'you choose it in the menu above.'),
    local(`docusaurus.tab.panel${suffix}`, 'Your control panel.', 'you choose it in the docs or in a tool.'),
    local(`docusaurus.tab.system${suffix}`, 'Your operating system.', 'you choose its tab in the docs.'),
    local(
      `__DOCSEARCH_RECENT_SEARCHES__${index}`,
      'The last 7 pages that you opened from the search, not what you typed.',
      'you open a hit.',
      'Until you remove it in the search, with the cross beside it.',
    ),
    local(
      `__DOCSEARCH_FAVORITE_SEARCHES__${index}`,
      'Up to 10 of these pages that you saved.',
      'you press the star beside one.',
      'Until you remove it in the search.',
    ),
    {
      key: `contact-draft${suffix}`,
      where: 'sessionStorage',
      holds: 'What you typed into the contact form, so that nothing is lost.',
      written: 'you type there.',
      stays: 'Until it is sent or you close the tab.',
    },
    {
      key: `contact-draft.stickers${suffix}`,
      where: 'sessionStorage',
      holds: 'What you typed into the form for stickers on the swag page.',
      written: 'you type there.',
      stays: 'Until it is sent or you close the tab.',
    },
    {
      key: `my-values${suffix}`,
      where: 'sessionStorage',
      holds: 'Your IP address and SSH port, which commands show instead of examples. They are sent to nobody.',
      written: 'you press “Use these values” at the top of a page.',
      stays: 'Until you press Reset there or close the tab.',
    },
    local(
      `my-values.kept${suffix}`,
      'The same, instead of in the tab.',
      'you tick that this browser should keep them.',
      'Until you press Reset there.',
    ),
    ...tools.map(({id, title, keeps}): StoredKey => ({
      key: `${storedKeyOf(id)}${suffix}`,
      where: 'sessionStorage',
      holds: `${keeps} that you gave to the ${title.toLowerCase()}. Nothing of it is sent to anybody.`,
      written: 'you type, paste or choose there.',
      stays: 'Until you press Clear there or close the tab.',
    })),
  ];
}
