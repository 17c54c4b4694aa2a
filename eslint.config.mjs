import {readdirSync} from 'node:fs';

import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import googleTranslate from 'eslint-plugin-react-google-translate';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * Forbids imports that point the wrong way. From below: lib, urls, brand, security and netfilter; csf; a feature's logic;
 * components; a feature's ui and browser-tools; pages and swizzles. What runs in Node (plugins, and a feature's node folder) stays
 * apart from what browsers run.
 */
function folder(name, ...forbidden) {
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

const folders = (names, why, allowTypeImports = false) => ({
  what: `(^@site/src|\\.\\.)/(${names})(/|$)`,
  why,
  allowTypeImports,
});
const nodeCode = folders(
  'plugins|features/[\\w-]+/node|([\\w-]+/)?node|lib/html',
  'This runs in Node: code for browsers imports its types only.',
  true,
);
const pages = folders('pages|theme', 'Nothing imports a page or a swizzle.');
const features = folders('features', 'Features use this folder, not the other way round.');
const views = folders('components|ui|features/[\\w-]+/ui', 'This code knows nothing of what shows it.');
const nodeModules = {
  what: '^node:',
  why: 'This runs in browsers too: what needs Node belongs in plugins, lib/node or the node folder of a feature.',
};
const tools = folders(
  'browser-tools/(?!frame/)[\\w-]+',
  'Nothing but a page imports a tool: what others need is in csf or components.',
);
const toolNames = readdirSync(new URL('src/browser-tools', import.meta.url), {withFileTypes: true})
  .filter((entry) => entry.isDirectory() && entry.name !== 'frame')
  .map(({name}) => name);
const otherTools = {
  what: String.raw`^(@site/src/browser-tools|\.{1,2}(/\.\.)*)/(${toolNames.join('|')})(/|$)`,
  why: 'A tool imports no other tool: what two of them need is in csf, components or browser-tools/frame.',
};
const csf = folders('csf', 'Linux knows no csf.');
const react = {
  what: '^(react|react-dom|@docusaurus|@theme)(/|$)',
  why: 'This code runs without React; components do not.',
};

/** What the language itself has, and one class that browsers, workers and Node share. `globalThis` leads to the rest. */
const pureGlobals = new Set([...Object.keys(globals.builtin), 'TextDecoder'].filter((name) => name !== 'globalThis'));
const otherGlobals = Object.keys({...globals.browser, ...globals.node, ...globals.builtin}).filter(
  (name) => !pureGlobals.has(name),
);

/** What no code has. */
const syntax = [
  {
    selector: "JSXAttribute[name.name='style']",
    message: 'A strict content security policy has no style attributes: use a CSS module.',
  },
  {
    selector: [
      'JSXOpeningElement[name.name=/^(code|kbd|samp|var)$/]:not(:has(JSXAttribute[name.name="translate"]))',
      'JSXElement:not(:has(JSXOpeningElement[name.name="code"])) > JSXOpeningElement[name.name="pre"]:not(:has(JSXAttribute[name.name="translate"]))',
    ].join(),
    message: 'Browsers that translate a page would change the code: add translate="no".',
  },
];

export default tseslint.config(
  {
    ignores: ['build/', '.docusaurus/', 'node_modules/', 'test-results/', 'playwright-report/'],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  jsxA11y.flatConfigs.strict,
  {
    ...reactHooks.configs.flat.recommended,
    // Only these folders have React: its rules compile each file, which takes half of the time of all rules.
    files: ['**/*.tsx', 'src/{pages,theme,components,browser-tools,lib/browser}/**', 'src/features/*/ui/**'],
  },
  // A browser that translates a page replaces its texts; React then crashes where it removes a bare text beside an element.
  googleTranslate.configs.recommended,
  {
    languageOptions: {globals: {...globals.browser, ...globals.node}},
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-non-null-assertion': 'off',
      eqeqeq: 'error',
      // Code wider than the page scrolls, so the keyboard must be able to reach it.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: ['pre'], roles: []}],
      'no-restricted-syntax': ['error', ...syntax],
    },
  },
  {
    files: ['tests/**'],
    ignores: ['tests/support/propertyRuns.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {name: 'fast-check', message: 'tests/support/propertyRuns.ts has it with as many runs as the check wants.'},
      ],
    },
  },
  {
    // What a browser's translation replaces: see googleTranslate above. React also writes a text that changes into the
    // replaced one, so that a reader would go on seeing the old verdict.
    files: ['src/browser-tools/**', 'src/features/*/ui/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...syntax,
        {
          selector: 'JSXFragment > JSXText[value=/\\S/]',
          message: 'A translated page crashes where React removes this text: put it into a <span>.',
        },
        {
          selector: [
            'JSXElement:has(> JSXText[value=/\\S/]) > JSXExpressionContainer > :matches(Identifier,MemberExpression,BinaryExpression,TemplateLiteral,CallExpression[callee.property.name!="map"])',
            // Beside an element, a name or a call mostly gives elements, which may stay.
            'JSXElement ~ JSXExpressionContainer > :matches(MemberExpression,BinaryExpression,TemplateLiteral)',
          ].join(),
          message:
            'A translated page keeps the old text when this changes: make it one template string, or use a <span>.',
        },
      ],
    },
  },
  folder(
    'pages',
    folders('pages|theme', 'Nothing imports a page or a swizzle; what a page needs lies beside it in _name/.'),
    nodeCode,
    nodeModules,
  ),
  folder('theme', pages, tools, nodeCode, nodeModules),
  folder('components', pages, tools, features, nodeCode, nodeModules),
  folder('browser-tools', pages, features, otherTools, nodeCode, nodeModules),
  folder('features/*/ui', pages, tools, nodeCode, nodeModules),
  folder('features/*/logic', pages, tools, nodeCode, views, nodeModules, react),
  folder('features/*/node', pages, tools, views),
  ...['brand', 'security', 'csf', 'urls'].map((name) =>
    folder(name, pages, tools, features, nodeCode, views, nodeModules, react),
  ),
  folder('netfilter', pages, tools, features, nodeCode, views, nodeModules, react, csf),
  {
    files: ['src/csf/**', 'src/netfilter/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...otherGlobals.map((name) => ({name, message: 'This code runs in browsers, workers and Node alike.'})),
      ],
    },
  },
  {
    // What somebody types into a form or a shell is not Perl's.
    files: ['src/csf/{conf/check,firewall,lfd/blocking,lfd/messages,lists/kinds}/**', 'src/csf/lists/*'],
    ignores: ['src/csf/lists/kinds/ruleKind.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name=/^trim/]',
          message:
            'csf reads bytes: trim, splitWord and space of src/csf/perl.ts know which characters are space to it.',
        },
      ],
    },
  },
  folder('lib/browser', pages, tools, features, nodeCode, views, nodeModules),
  folder('lib/html', pages, tools, features, views),
  folder('plugins', pages, views),
);
