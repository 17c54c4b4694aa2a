import {isDeepStrictEqual} from 'node:util';

/** The types of navbar items whose code the pages load; `default` is an item without a type. */
export const navbarTypes = ['default', 'dropdown', 'docSidebar', 'docsVersionDropdown', 'custom-starBadge'] as const;

/** What the theme sets where a site sets nothing. */
export const magicCommentsOfTheme = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: {start: 'highlight-start', end: 'highlight-end'},
  },
];

type Item = {type?: string; items?: readonly Item[]};

type Settings = {
  navbar?: {items?: readonly Item[]};
  prism?: {magicComments?: unknown};
};

/**
 * The options of the theme that are set in `themeConfig` and that this site doesn't have: a sentence each, which names
 * the option, the file and what to do. Without it the build would end with an error of each page, or the option would do
 * nothing.
 */
export function findRefusedOptions({navbar, prism}: Settings): string[] {
  return [
    ...refusedItems(navbar?.items ?? [], 'navbar.items'),
    ...(prism?.magicComments === undefined || isDeepStrictEqual(prism.magicComments, magicCommentsOfTheme)
      ? []
      : [
          'themeConfig.prism.magicComments in docusaurus.config.ts does nothing: the build highlights code, and marks the lines that are named after the language, as in ```bash {2,4-6}. Remove the option.',
        ]),
  ];
}

function refusedItems(items: readonly Item[], name: string): string[] {
  return items.flatMap(({type = 'default', items: inner = []}, index) => {
    const place = `${name}[${index}]`;
    const isKnown = (navbarTypes as readonly string[]).includes(type);
    return [
      ...(isKnown
        ? []
        : [
            `themeConfig.${place} in docusaurus.config.ts has the type "${type}", which the navbar doesn't have. Its types are ${navbarTypes.join(', ')}. To add one, write its component into src/theme/NavbarItem/ComponentTypes.tsx, and its name into src/plugins/theme-styles/refusedOptions.ts.`,
          ]),
      ...refusedItems(inner, `${place}.items`),
    ];
  });
}
