import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import googleTranslate from 'eslint-plugin-react-google-translate';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

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
    ignores: ['build/', '.docusaurus/', '.wireit/', 'node_modules/', 'test-results/', 'playwright-report/'],
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
    // Who exceeds them says why in an eslint-disable comment.
    files: ['{deploy,packages/csf/{answers,model,pages},packages/lab,src,tools}/**'],
    rules: {'max-lines': ['error', 400], 'max-lines-per-function': ['error', 80]},
  },
  {
    files: ['tests/**'],
    ignores: ['tests/support/propertyRuns.ts'],
    rules: {
      'max-lines': ['error', 400],
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
  {
    files: ['{deploy,packages/lab,src,tests,tools}/**', '*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              // Tests of the site read what those of a package have recorded.
              regex: '^(@site|\\.{1,2}(/\\.\\.)*)/packages/(?!\\w+/tests/)',
              message: 'A package is imported by its name, so that its exports are its only door: @sentinel/…',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['packages/csf/{answers,model,pages}/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...otherGlobals.map((name) => ({name, message: 'This code runs in browsers, workers and Node alike.'})),
      ],
    },
  },
  {
    // What somebody types into a form or a shell is not Perl's.
    files: [
      'packages/csf/answers/check-config/**',
      'packages/csf/model/{firewall,lfd/blocking,lfd/messages,lists/kinds}/**',
      'packages/csf/model/lists/*',
    ],
    ignores: ['packages/csf/answers/check-config/otherFiles.ts', 'packages/csf/model/lists/kinds/ruleKind.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name=/^trim/]',
          message:
            'csf reads bytes: trim, splitWord and space of packages/csf/model/perl.ts know which characters are space to it.',
        },
      ],
    },
  },
);
