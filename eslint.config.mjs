import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * Forbids imports of other rooms. Imports point one way: pages and theme to components,
 * these and plugins to the rooms without React; nothing imports a page, a swizzle or a plugin,
 * except for its types.
 */
function room(name, forbidden) {
  return {
    files: [`src/${name}/**`],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: forbidden.map(({what, why, allowTypeImports = false}) => ({
            regex: what,
            message: why,
            allowTypeImports,
          })),
        },
      ],
    },
  };
}

const rooms = (names, why) => ({what: `(^@site/src|\\.\\.)/(${names})(/|$)`, why});
const plugins = {...rooms('plugins', 'Plugins run in Node: only their types may be imported.'), allowTypeImports: true};
const upwards = rooms('pages|theme', 'Nothing imports a page or a swizzle.');
const node = {what: '^node:', why: 'This room runs in the browser too: what needs Node belongs in src/plugins.'};
const react = {what: '^(react|react-dom|@docusaurus|@theme)(/|$)', why: 'This room knows no React; components do.'};
const facts = rooms(
  'components',
  'addresses, brand, firewall, forms, search and security know nothing of what shows them.',
);

export default tseslint.config(
  {
    ignores: [
      'build/',
      '.docusaurus/',
      '.docusaurus-services/',
      'node_modules/',
      'test-results/',
      'playwright-report/',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  jsxA11y.flatConfigs.strict,
  reactHooks.configs.flat.recommended,
  {
    languageOptions: {globals: {...globals.browser, ...globals.node}},
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-non-null-assertion': 'off',
      eqeqeq: 'error',
      // Code wider than the page scrolls, so the keyboard must be able to reach it.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: ['pre'], roles: []}],
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='style']",
          message: 'A strict content security policy has no style attributes: use a CSS module.',
        },
      ],
    },
  },
  room('pages', [
    rooms('pages|theme', 'Nothing imports a page or a swizzle; what a page needs lies beside it in _name/.'),
    plugins,
    node,
  ]),
  room('theme', [upwards, plugins, node]),
  room('components', [upwards, plugins, node]),
  room('firewall', [upwards, plugins, node, react, facts]),
  room('forms', [upwards, plugins, node, react, facts]),
  room('brand', [upwards, plugins, node, react, facts]),
  room('search', [upwards, plugins, node, react, facts]),
  room('security', [upwards, plugins, node, react, facts]),
  room('addresses', [upwards, plugins, node, react, facts]),
  room('plugins', [upwards, rooms('components', 'Plugins run in Node: they do not show anything.')]),
);
