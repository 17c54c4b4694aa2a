import {readFileSync} from 'node:fs';
import {DEFAULT_CONFIG} from '@docusaurus/theme-classic/lib/options';

import {findRefusedOptions, magicCommentsOfTheme, navbarTypes} from '@site/src/plugins/theme-styles/refusedOptions';

const ofTheme = ['localeDropdown', 'search', 'html', 'doc', 'docsVersion'];

test.each(ofTheme)('the type "%s" of the theme is refused in one sentence with place, types and remedy', (type) => {
  expect(findRefusedOptions({navbar: {items: [{}, {type}]}})).toEqual([
    expect.stringMatching(
      new RegExp(
        `^themeConfig\\.navbar\\.items\\[1\\] .*"${type}".*default, dropdown, docSidebar.*src/theme/NavbarItem/ComponentTypes\\.tsx`,
      ),
    ),
  ]);
});

test('an item of a dropdown is refused by its own place', () => {
  expect(findRefusedOptions({navbar: {items: [{type: 'dropdown', items: [{type: 'html'}]}]}})).toEqual([
    expect.stringContaining('navbar.items[0].items[0]'),
  ]);
});

test('the types that the navbar has are not refused, and the list names each of them', () => {
  expect(findRefusedOptions({navbar: {items: navbarTypes.map((type) => ({type}))}})).toEqual([]);
  const source = readFileSync('src/theme/NavbarItem/ComponentTypes.tsx', 'utf8');
  const keys = [...source.matchAll(/^ {2}'?([\w-]+)'?: \w+,$/gm)].map(([, key]) => key);
  expect(keys).toEqual(navbarTypes);
});

test('comments that mark lines are refused, unless they are those that every site has', () => {
  expect(findRefusedOptions({prism: {magicComments: [{className: 'a', line: 'mark'}]}})).toEqual([
    expect.stringMatching(/magicComments.*Remove the option/),
  ]);
  expect(magicCommentsOfTheme).toEqual(DEFAULT_CONFIG.prism.magicComments);
  expect(findRefusedOptions({prism: {magicComments: DEFAULT_CONFIG.prism.magicComments}})).toEqual([]);
});
