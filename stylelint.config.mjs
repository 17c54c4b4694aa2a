/** Colours, sizes of text and radii live in tokens.css alone. @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  rules: {
    'selector-class-pattern': null,
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
    'no-descending-specificity': null,
    'media-feature-range-notation': 'prefix',
    'custom-property-empty-line-before': null,
    // A second value after one that old browsers know.
    'declaration-block-no-duplicate-properties': [true, {ignore: ['consecutive-duplicates-with-different-values']}],
    'value-keyword-case': ['lower', {ignoreProperties: ['/^--site-font/']}],
  },
  overrides: [
    {
      files: ['src/**/*.css'],
      rules: {
        'color-no-hex': true,
        'color-named': 'never',
        'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch'],
        // A size of its own only in relation to the text around it, and in points on paper.
        'declaration-property-value-allowed-list': {
          'font-size': [/^var\(--/, /^[\d.]+(em|pt)$/, 'inherit', 'smaller'],
          'border-radius': [/var\(--site-radius\)/, '0', '50%'],
        },
      },
    },
    {
      files: ['src/css/tokens.css'],
      rules: {
        'color-no-hex': null,
        'color-named': null,
        'function-disallowed-list': null,
        'custom-property-pattern': null,
      },
    },
  ],
};
