import type {PrismTheme} from 'prism-react-renderer';

/**
 * How code is coloured, for `themeConfig.prism` in docusaurus.config.ts. Its colours are those of tokens.css, which
 * change with the colour mode, so this one theme serves both modes. `themes.github` and the others of
 * prism-react-renderer work there too.
 */
export const codeTheme: PrismTheme = {
  plain: {color: 'var(--site-color-text)', backgroundColor: 'var(--site-code-background)'},
  styles: [
    {types: ['comment'], style: {color: 'var(--site-code-comment)'}},
    {types: ['string', 'attr-value', 'value', 'inserted'], style: {color: 'var(--site-code-string)'}},
    {
      types: ['keyword', 'function', 'builtin', 'section', 'directive', 'tag'],
      style: {color: 'var(--site-code-keyword)'},
    },
    {
      types: ['key', 'number', 'parameter', 'variable', 'environment', 'boolean'],
      style: {color: 'var(--site-code-value)'},
    },
    {types: ['deleted'], style: {color: 'var(--site-code-deleted)'}},
    {types: ['prompt'], style: {color: 'var(--site-code-prompt)'}},
    {types: ['command'], style: {fontWeight: '700'}},
  ],
};
