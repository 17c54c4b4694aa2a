import {validateConfig} from '@docusaurus/core/lib/server/configValidation';
import type {PresetConfig} from '@docusaurus/types';
import {DEFAULT_CONFIG} from '@docusaurus/theme-classic/lib/options';
import {readFileSync} from 'node:fs';

import {
  findRefusedOptions,
  magicCommentsOfTheme,
  navbarTypes,
  type Config,
} from '@site/src/plugins/refused-options/refusedOptions';
import {refused} from '../../specification/options/refused';

const environment = {siteUrl: 'https://example.org', baseUrl: '/', gtagId: 'G-OURS'};

/** A configuration after Docusaurus's own check of it. */
function checked(set: object, ofPreset: object = {}): Config {
  return validateConfig(
    {
      title: 'Site',
      url: environment.siteUrl,
      baseUrl: environment.baseUrl,
      trailingSlash: true,
      future: {v4: true},
      presets: [['classic', ofPreset]] as PresetConfig[],
      ...set,
    },
    'docusaurus.config.ts',
  ) as unknown as Config;
}

const find = (set: object, ofPreset?: object): string[] => findRefusedOptions(checked(set, ofPreset), environment);
const ofItems = (items: object[]): string[] => find({themeConfig: {navbar: {items}}});

test.each(refused)('$option is refused in one sentence with place, value and remedy', ({option, site, preset}) => {
  const found = find(site ?? {}, preset);
  expect(found).toEqual([
    expect.stringMatching(
      / in docusaurus\.config\.ts .*(?:: |\. )[^.]*\b(?:Set|set|Remove|remove|Leave|Give|Put|put|Draw)\b.*\.$/,
    ),
  ]);
  expect(found[0]!.startsWith(`${option} in `)).toBe(true);
});

test('the configuration of this site and values that Docusaurus sets by itself are not refused', () => {
  const ofSite = {
    docs: {path: 'docs', routeBasePath: 'docs', versions: {current: {label: '1'}}},
    blog: {authorsMapPath: '../authors.yml', feedOptions: {type: ['rss', 'atom', 'json']}},
    gtag: {trackingID: environment.gtagId},
  };
  expect(find({scripts: ['/js/own.js'], stylesheets: [{href: '/own.css'}]}, ofSite)).toEqual([]);
  expect(find({})).toEqual([]);
});

test.each(['localeDropdown', 'search', 'html', 'doc', 'docsVersion'])(
  'the type "%s" of the theme is refused in one sentence with place, types and remedy',
  (type) => {
    expect(ofItems([{}, {type}])).toEqual([
      expect.stringMatching(
        new RegExp(
          `^themeConfig\\.navbar\\.items\\[1\\] .*"${type}".*default, dropdown, docSidebar.*src/theme/NavbarItem/ComponentTypes\\.tsx`,
        ),
      ),
    ]);
  },
);

test('an item of a dropdown is refused by its own place', () => {
  expect(ofItems([{type: 'dropdown', items: [{type: 'html'}]}])).toEqual([
    expect.stringContaining('navbar.items[0].items[0]'),
  ]);
});

test('the types that the navbar has are not refused, and the list names each of them', () => {
  expect(ofItems(navbarTypes.map((type) => ({type})))).toEqual([]);
  const source = readFileSync('src/theme/NavbarItem/ComponentTypes.tsx', 'utf8');
  const keys = [...source.matchAll(/^ {2}'?([\w-]+)'?: \w+,$/gm)].map(([, key]) => key);
  expect(keys).toEqual(navbarTypes);
});

test('comments that mark lines are refused, unless they are those that every site has', () => {
  const withComments = (magicComments: unknown): string[] => find({themeConfig: {prism: {magicComments}}});
  expect(withComments([{className: 'a', line: 'mark'}])).toEqual([
    expect.stringMatching(/magicComments.*Remove the option/),
  ]);
  expect(magicCommentsOfTheme).toEqual(DEFAULT_CONFIG.prism.magicComments);
  expect(withComments(DEFAULT_CONFIG.prism.magicComments)).toEqual([]);
});
