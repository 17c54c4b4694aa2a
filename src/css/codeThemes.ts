import type {PrismTheme} from 'prism-react-renderer';

/**
 * The colours of code, for `themeConfig.prism` in docusaurus.config.ts. They come from tokens.css and change with the
 * colour mode, so this one theme serves both modes. `themes.github` and others of prism-react-renderer work there too.
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
